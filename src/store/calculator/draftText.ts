import { formatHand, parseHand } from '../../engine/handNotation';
import { findRuleSet, rulesOf } from '../../engine/knownRules';
import { formatSeat, parseSeat } from '../../engine/notation';
import { changedOptions, parseOptions } from '../../engine/options';
import type { Rules } from '../../engine/rules';
import { factsOfHands } from '../../engine/scoring/winRequest';
import type { Values } from '../../engine/scoring/winRequest';
import { circumstancesOf, readStated, statementsOf, writeStated } from '../../engine/situations';
import type { StatedValue } from '../../engine/situations';
import { WAYS } from '../../engine/mayLie';
import type { Options, RuleSetId, Seat } from '../../engine/types';
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
  /** Left out where nothing is stated. */
  readonly values?: Record<string, WrittenValue>;
}

type WrittenValue = string | number | string[];

/** A draft as text. */
export function writeDraft({ hands, seat, round, from, options, values, ...rest }: Draft): WrittenDraft {
  return {
    ...rest,
    options: changedOptions(findRuleSet(rest.rules)?.options ?? {}, options),
    hands: hands.map(formatHand),
    seat: formatSeat(seat),
    round: formatSeat(round),
    from: formatSeat(from),
    ...writtenValues(rest.rules, options, values),
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
  const given: Draft = { ...game, hands, seat, round, by, from, situation: [], values: {} };
  const isOverfull = rules.tiles.printed.some((copies, face) => usedOf(given, face) > copies);
  const situation = circumstancesOf(rules.situations)
    .map(([word]) => word)
    .filter((word) => written.situation.includes(word));
  const values = readValues(rules, seat, written.values ?? {});
  if (isOverfull || !values || situation.length < written.situation.length) return null;
  return { ...given, situation, values };
}

function writtenValues(rules: RuleSetId, options: Options, values: Values): Pick<WrittenDraft, 'values'> {
  const written = statementsOf(rulesOf({ rules, options }).situations).flatMap(([name, { stated }]) => {
    const value = values[name] ?? [];
    return value.length > 0 ? [[name, writeStated(stated, value)] as const] : [];
  });
  return written.length > 0 ? { values: Object.fromEntries(written) } : {};
}

/** Null where a value is none that may be stated. */
function readValues(
  { situations, tiles: { printed }, geometry: { seats } }: Rules,
  seat: Seat,
  written: NonNullable<WrittenDraft['values']>,
): Values | null {
  const known = new Map(statementsOf(situations));
  const values: Record<string, StatedValue> = {};
  for (const [name, text] of Object.entries(written)) {
    const statement = known.get(name);
    const value = statement && readStated(statement.stated, text, { printed, seats, seat });
    if (!value) return null;
    values[name] = value;
  }
  return values;
}
