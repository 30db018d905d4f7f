import { rulesOf } from '../../engine/knownRules';
import type { WrittenHand } from '../../engine/handNotation';
import { hasOwnKongs } from '../../engine/mayLie';
import type { Rules, WinContext } from '../../engine/rules';
import { deficiencyOf } from '../../engine/scoring/deficiency';
import { impossibleWin } from '../../engine/scoring/impossible';
import type { ImpossibleWin } from '../../engine/scoring/impossible';
import { isFromAnother, statedWin, tilesOf } from '../../engine/scoring/winRequest';
import { aloneAt } from '../../engine/settlement';
import { circumstancesOf, statementsOf } from '../../engine/situations';
import type { Stated } from '../../engine/situations';
import type { Payment, ScoreSheet, WinBy } from '../../engine/types';
import { NO_TILES, seatOf, tileCount } from './draft';
import type { Draft } from './draft';

/** What a draft comes to. */
export type Judgement =
  /** So many tiles are still to come. */
  | { readonly type: 'short'; readonly missing: number }
  /** It cannot have been won like this. */
  | { readonly type: 'impossible'; readonly reason: ImpossibleWin }
  /** No form of the game. `deficiency`: tiles to exchange until one more can complete it; null where none is near. */
  | { readonly type: 'incomplete'; readonly deficiency: number | null }
  /** It is complete and counts too little. */
  | { readonly type: 'below'; readonly sheet: ScoreSheet }
  | {
      readonly type: 'won';
      readonly sheet: ScoreSheet;
      /** By seat, where every hand is scored and all are there. */
      readonly sheets: readonly ScoreSheet[];
      /** Null where they follow from hands that are not there yet. */
      readonly payments: readonly Payment[] | null;
    };

/** What the hands of a draft are worth, and who pays whom. */
export function judge(draft: Draft): Judgement {
  const rules = rulesOf(draft);
  const win = winOf(draft);
  const { held, of } = tileCount(draft, 0);
  if (draft.by !== 'bonus-tiles' && held < of) return { type: 'short', missing: of - held };
  const reason = impossibleWin(rules, win);
  if (reason) return { type: 'impossible', reason };
  const sheet = rules.score(win);
  if (!sheet) return { type: 'incomplete', deficiency: deficiencyOf(rules, win) };
  if (!sheet.legal) return { type: 'below', sheet };
  const alone = aloneAt(rules.geometry.seats, { sheet, context: win });
  if (!rules.allHands) return { type: 'won', sheet, sheets: [], payments: rules.settle(alone) };
  const sheets = allSheets(draft, rules, win);
  const payments = sheets && rules.settle({ ...alone, sheets, ending: 'won' });
  return { type: 'won', sheet, sheets: sheets ?? [], payments };
}

/** The sheets of all seats by seat; null where only the winner's hand is scored, or hands are missing. */
function allSheets(draft: Draft, rules: Rules, win: WinContext): readonly ScoreSheet[] | null {
  const isWhole = draft.hands.every((_, at) => {
    const { held, of } = tileCount(draft, at);
    return held === of;
  });
  if (!rules.allHands || !isWhole) return null;
  const hands = draft.hands.map((hand, at) => ({ seat: seatOf(draft, at), ...tilesOf(rules, hand) }));
  return rules.allHands(
    win,
    hands.toSorted((a, b) => a.seat - b.seat),
  );
}

/** Whether another seat gave the tile, or has the bonus tile that this hand wins against. */
export function hasGiver(draft: Draft): boolean {
  return isFromAnother(rulesOf(draft), handIn(draft), draft);
}

/** The win of a draft as scoring takes it. */
export function winOf(draft: Draft): WinContext {
  const { by, seat, round, situation, values } = draft;
  const from = hasGiver(draft) ? draft.from : null;
  return statedWin(rulesOf(draft), handIn(draft), { by, seat, round, from, situation, values });
}

/** The words that change something about a win in this way. Without kongs no tile is drawn for one. */
export function situationsOf(draft: Draft): string[] {
  const win = winOf({ ...draft, situation: [] });
  const { situations, layOuts } = rulesOf(draft);
  return circumstancesOf(situations).flatMap(([word, change]) => {
    const says = change(win);
    return Object.keys(says).length > 0 && (hasOwnKongs(layOuts) || !says.kongs) ? [word] : [];
  });
}

/** What is said of a win and counts nothing, and the words of which one would have to be said too. */
export function idleSituations(
  draft: Draft,
): readonly { readonly word: string; readonly needs: readonly string[] }[] {
  const { situationNeeds } = rulesOf(draft);
  return draft.situation.flatMap((word) => {
    const needs = situationNeeds[word] ?? [];
    const isMet = needs.length === 0 || needs.some((other) => draft.situation.includes(other));
    return isMet ? [] : [{ word, needs }];
  });
}

/** The values that may be stated, by name. */
export function statementsIn(draft: Draft): readonly { readonly name: string; readonly stated: Stated }[] {
  return statementsOf(rulesOf(draft).situations).map(([name, { stated }]) => ({ name, stated }));
}

const WAYS: readonly WinBy[] = ['discard', 'wall', 'robbed-kong', 'bonus-tiles'];

/** The ways in which the hand may have been won, the one that is stated among them. */
export function waysOf(draft: Draft): WinBy[] {
  const { wins } = rulesOf(draft).layOuts;
  const isOpen = (way: WinBy) => wins.includes(way) && (way !== 'bonus-tiles' || winsByBonusTiles(draft));
  return WAYS.filter((way) => way === draft.by || isOpen(way));
}

/** Whether the bonus tiles alone may win. */
function winsByBonusTiles(draft: Draft): boolean {
  return rulesOf(draft).score(winOf({ ...draft, by: 'bonus-tiles', situation: [] })) !== null;
}

/** A win by bonus tiles has no winning tile: it lies among the others. */
function handIn({ hands, by }: Draft): WrittenHand {
  const [hand = NO_TILES] = hands;
  const { concealed, winning } = hand;
  return by === 'bonus-tiles' && winning !== null
    ? { ...hand, concealed: [...concealed, winning], winning: null }
    : hand;
}
