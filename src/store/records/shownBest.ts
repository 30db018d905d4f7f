import * as v from 'valibot';
import { ALL_KINDS } from '../../engine/tiles';
import type { GameRecord } from '../../engine/record';
import { findBestHand } from '../selectors/bestHand';
import type { Derived } from './derived';
import { BESTS } from './keyHeads';
import { onlyPerson } from './onlyPerson';

const below = (end: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(end - 1));
/** More than any hand has. */
const MOST = 30;
const groups = v.pipe(
  v.array(v.pipe(v.array(below(ALL_KINDS)), v.maxLength(MOST))),
  v.minLength(1),
  v.maxLength(MOST),
);

const schema = v.nullable(
  v.strictObject({
    player: below(MOST),
    /** Points that it brought. */
    gain: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** Tile kinds, as the hand was read; melds that were claimed are among them. */
    groups,
    /** The winning tile: its group, and its place in it. Null where no group has it. */
    won: v.nullable(v.tuple([below(MOST), below(MOST)])),
  }),
);

/** The best hand of a match as a list shows it: the person's own, or the table's where they won none. Null: nobody won. */
export type ShownBest = v.InferOutput<typeof schema>;

export const SHOWN_BEST: Derived<ShownBest> = { head: BESTS, read: shownBestIn, make: shownBestOf };

function shownBestIn(value: unknown): ShownBest | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

async function shownBestOf(record: GameRecord, pause: () => Promise<void>): Promise<ShownBest> {
  const own = onlyPerson(record);
  const best =
    (own === null ? null : await findBestHand(record, pause, own)) ?? (await findBestHand(record, pause));
  if (!best) return null;
  const { player, result, win } = best;
  const read = win.sheet.groups.filter(({ kinds }) => kinds.length > 0);
  const at = read.findIndex(({ won }) => won !== null);
  return {
    player,
    gain: result.gained[player] ?? 0,
    groups: read.map(({ kinds }) => [...kinds]),
    won: at < 0 ? null : [at, read[at]?.won ?? 0],
  };
}
