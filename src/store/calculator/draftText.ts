import { formatHand, parseHand } from '../../engine/handNotation';
import { findRuleSet, rulesOf } from '../../engine/knownRules';
import { formatSeat, parseSeat } from '../../engine/notation';
import { changedOptions, parseOptions } from '../../engine/options';
import { factsOfHands } from '../../engine/scoring/winRequest';
import { WAYS } from '../../engine/mayLie';
import type { Options, RuleSetId } from '../../engine/types';
import { handsOf, usedOf } from './draft';
import type { Draft } from './draft';

/** A draft as text, in the words of the calculator's contract. */
export interface WrittenDraft {
  readonly rules: RuleSetId;
  /** Those that differ from the game's defaults. */
  readonly options: Options;
  readonly hands: readonly string[];
  readonly seat: string;
  readonly round: string;
  readonly by: string;
  readonly from: string;
  readonly situation: readonly string[];
}

/** A draft as text. */
export function writeDraft({ hands, seat, round, from, options, ...rest }: Draft): WrittenDraft {
  return {
    ...rest,
    options: changedOptions(findRuleSet(rest.rules)?.options ?? {}, options),
    hands: hands.map(formatHand),
    seat: formatSeat(seat),
    round: formatSeat(round),
    from: formatSeat(from),
  };
}

/** Reads the text of a draft; null where no calculator wrote it. Its game must be loaded. */
export function readDraft(written: WrittenDraft): Draft | null {
  const ruleSet = findRuleSet(written.rules);
  const options = ruleSet && parseOptions(ruleSet.options, written.options);
  if (!options?.ok) return null;
  const game = { rules: written.rules, options: options.value };
  const rules = rulesOf(game);
  const { seats } = rules.geometry;
  const seat = parseSeat(written.seat, seats);
  const round = parseSeat(written.round, seats);
  const from = parseSeat(written.from, seats);
  const by = WAYS.find((way) => way === written.by);
  if (seat === null || round === null || from === null || by === undefined || seat === from) return null;
  if (written.hands.length !== handsOf(rules)) return null;
  const facts = factsOfHands(rules);
  const hands = written.hands.flatMap((text, at) => {
    const hand = parseHand(text, { ...facts, sort: 'begun' });
    return hand.ok && (at === 0 || hand.value.winning === null) ? [hand.value] : [];
  });
  if (hands.length < written.hands.length) return null;
  const draft: Draft = { ...game, hands, seat, round, by, from, situation: [] };
  const isOverfull = rules.tiles.printed.some((copies, face) => usedOf(draft, face) > copies);
  const situation = Object.keys(rules.situations).filter((word) => written.situation.includes(word));
  return isOverfull || situation.length < written.situation.length ? null : { ...draft, situation };
}
