import { kindsOfText } from '../../engine/notation';
import { findRuleSet, rulesOf } from '../../engine/knownRules';
import { defaultOptions } from '../../engine/options';
import type { Rules } from '../../engine/rules';
import { NO_SITUATION } from '../../engine/situations';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { MeldShape, RuleSetId, ScoreLine, ScoreSheet, TileKind } from '../../engine/types';
import type { ExampleHand, Taught } from './content';

/** A game as it is taught: with its defaults. */
export function taughtRules(id: RuleSetId): Rules {
  return rulesOf({ rules: id, options: defaultOptions(findRuleSet(id)?.options ?? {}) });
}

/** What a hand needs to win. */
export function minimumOf({ rules, scores }: Taught): number {
  return scores.minimum(rules.options);
}

/** What the example is worth to South in the East round, won with its first tile on a discard of East. */
export function exampleSheet({ rules }: Taught, { tiles, pongs = '' }: ExampleHand): ScoreSheet {
  const concealed = kindsOfText(tiles);
  const [tile = 0] = concealed;
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of concealed) counts[kind] = (counts[kind] ?? 0) + 1;
  const melds = kindsOfText(pongs).map((kind): MeldShape => ({
    type: 'pong',
    kind,
    concealed: false,
    from: 0,
  }));
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
  return [...kindsOfText(tiles), ...kindsOfText(pongs).flatMap((kind) => [kind, kind, kind])];
}

/** The worth of a sheet's items in the unit that hands are counted in, and of those that come on top. */
export function countedLines({ rules }: Taught, { lines }: ScoreSheet) {
  const isCounted = ({ unit }: ScoreLine) => unit === rules.scale?.unit;
  const counted = lines.filter(isCounted);
  return {
    counted,
    sum: counted.reduce((sum, { value }) => sum + (value ?? 0), 0),
    added: lines.filter((line) => !isCounted(line)),
  };
}

/** One row of the table of base points; `to` is null in the last. */
export interface BaseRow {
  readonly from: number;
  readonly to: number | null;
  readonly base: number;
}

/** Base points by worth, from the minimum on. */
export function baseRows(taught: Taught): BaseRow[] {
  const { scale } = taught.rules;
  if (!scale) return [];
  const rows: BaseRow[] = [];
  for (let worth = minimumOf(taught); worth <= taught.scores.most; worth++) {
    const last = rows.at(-1);
    const base = scale.totalOf(worth);
    if (last?.base === base) rows[rows.length - 1] = { ...last, to: worth };
    else rows.push({ from: worth, to: worth, base });
  }
  return rows.map((row, at) => (at === rows.length - 1 ? { ...row, to: null } : row));
}

/** The commonest items with what each is worth. */
export function namedItems(taught: Taught): { readonly id: string; readonly value: number }[] {
  return taught.scores.named.map(([id, hand]) => ({
    id,
    value: exampleSheet(taught, hand).lines.find((line) => line.id === id)?.value ?? 0,
  }));
}
