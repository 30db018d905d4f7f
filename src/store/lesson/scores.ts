import { defaultOptions } from '../../engine/options';
import { findRuleSet, rulesOf } from '../../engine/knownRules';
import { NO_SITUATION } from '../../engine/situations';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { MeldShape, ScoreSheet, TileKind } from '../../engine/types';
import { LESSON_RULES } from './deal';
import { kindsIn } from './tiles';

const rules = rulesOf({
  rules: LESSON_RULES,
  options: defaultOptions(findRuleSet(LESSON_RULES)?.options ?? {}),
});

/** Faan that a hand needs. */
export const MINIMUM = Number(rules.options['minimumFaan']);

/** A complete hand of an example: concealed tiles, and pongs that were claimed. */
export interface ExampleHand {
  readonly tiles: string;
  readonly pongs?: string;
}

/** What the example is worth to South in the East round, won with its first tile on a discard of East. */
export function exampleSheet({ tiles, pongs = '' }: ExampleHand): ScoreSheet {
  const concealed = kindsIn(tiles);
  const [tile = 0] = concealed;
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of concealed) counts[kind] = (counts[kind] ?? 0) + 1;
  const melds = kindsIn(pongs).map((kind): MeldShape => ({ type: 'pong', kind, concealed: false, from: 0 }));
  const sheet = rules.score({
    seat: 1,
    round: 0,
    by: 'discard',
    from: 0,
    counts,
    melds,
    bonus: [],
    tile,
    ...NO_SITUATION,
    end: null,
  });
  if (!sheet) throw new Error(`The hand ${tiles} is not complete.`);
  return sheet;
}

/** All tiles of an example from left to right. */
export function exampleTiles({ tiles, pongs = '' }: ExampleHand): TileKind[] {
  return [...kindsIn(tiles), ...kindsIn(pongs).flatMap((kind) => [kind, kind, kind])];
}

/** One row of the table of base points; `to` is null in the last. */
export interface BaseRow {
  readonly from: number;
  readonly to: number | null;
  readonly base: number;
}

/** Base points by faan, from the minimum on. */
export function baseRows(): BaseRow[] {
  const { scale } = rules;
  if (!scale) return [];
  const rows: BaseRow[] = [];
  for (let faan = MINIMUM; faan <= MOST_FAAN; faan++) {
    const last = rows.at(-1);
    const base = scale.totalOf(faan);
    if (last?.base === base) rows[rows.length - 1] = { ...last, to: faan };
    else rows.push({ from: faan, to: faan, base });
  }
  return rows.map((row, at) => (at === rows.length - 1 ? { ...row, to: null } : row));
}

/** More than any ordinary hand has without becoming dearer. */
const MOST_FAAN = 20;

/** Items that the lesson names, each with a hand that has it. */
const NAMED: readonly (readonly [string, ExampleHand])[] = [
  ['common-hand', { tiles: '123m567p345678s99p' }],
  ['dragon-pong', { tiles: '234m345678p99sCCC' }],
  ['seat-wind', { tiles: '234m345678p99sSSS' }],
  ['round-wind', { tiles: '234m345678p99sEEE' }],
  ['all-pongs', { tiles: '22m', pongs: '7p3sN8m' }],
  ['clean-hand', { tiles: '123345789sNNN55s' }],
  ['pure-hand', { tiles: '11223345678999p' }],
];

/** The commonest items with what each is worth. */
export function namedItems(): { readonly id: string; readonly faan: number }[] {
  return NAMED.map(([id, hand]) => ({
    id,
    faan: exampleSheet(hand).lines.find((line) => line.id === id)?.value ?? 0,
  }));
}
