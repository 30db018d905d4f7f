import { parseTiles, formatTiles, formatTile } from '../../src/engine/notation';
import { shuffle } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import { PLAYING_KINDS } from '../../src/engine/tiles';
import type { TileKind } from '../../src/engine/types';

/** Discards that are taken off every river: that much earlier it is in the deal. */
const EARLIER = [2, 4] as const;
/** So many other hands, drawn by lot. */
const HANDS = 240;
const WINDS = ['E', 'S', 'W', 'N'] as const;

/**
 * Texts of positions that differ from this one in one thing: a tile of the hand, the own bonus tiles, the prevailing
 * wind, or how far the deal has gone. Some cannot be: `parsePosition` refuses them.
 */
export function nearPositions(
  position: string,
  bonusKinds: readonly TileKind[],
  random: Random,
): readonly string[] {
  const [head = '', asked = '', hand = '', seats = '', ...options] = position.split(' ');
  const write = (changed: { head?: string; hand?: string; seats?: string }): string =>
    [changed.head ?? head, asked, changed.hand ?? hand, changed.seats ?? seats, ...options].join(' ');
  const own = WINDS.findIndex((wind) => wind === head.charAt(0));
  const near = [
    ...shuffle(otherHands(hand), random)
      .slice(0, HANDS)
      .map((each) => write({ hand: each })),
    ...otherWinds(head).map((each) => write({ head: each })),
    ...otherBonus(seats, own, bonusKinds).map((each) => write({ seats: each })),
    ...EARLIER.map((count) => write({ seats: earlier(seats, asked, count) })),
  ];
  return shuffle(
    [...new Set(near)].filter((each) => each !== position),
    random,
  );
}

/** The hand with one tile exchanged for one of another kind. */
function otherHands(hand: string): readonly string[] {
  const read = parseTiles(hand);
  const held = read.ok ? read.value : [];
  const places = held.flatMap((kind, at) => (kind === held[at - 1] ? [] : [at]));
  const kinds = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
  return places.flatMap((at) =>
    kinds.map((kind) => formatTiles(held.with(at, kind).toSorted((a, b) => a - b))),
  );
}

function otherWinds(head: string): readonly string[] {
  return WINDS.map((wind) => head.charAt(0) + wind + head.slice(2));
}

/** One bonus tile more, or one less. */
function otherBonus(seats: string, own: number, kinds: readonly TileKind[]): readonly string[] {
  const all = seats.split('/');
  const [, melds = '', extra = '', river = ''] = /^([^|:]*)(?:\|([^|:]*))?:(.*)$/.exec(all[own] ?? '') ?? [];
  const read = parseTiles(extra);
  const held = read.ok ? read.value : [];
  const sets = [
    ...kinds.filter((kind) => !seats.includes(formatTile(kind))).map((kind) => [...held, kind]),
    ...held.map((kind) => held.filter((other) => other !== kind)),
  ];
  return sets.map((set) => {
    const bonus = set.length > 0 ? `|${formatTiles(set.toSorted((a, b) => a - b))}` : '';
    return all.with(own, `${melds}${bonus}:${river}`).join('/');
  });
}

/** The same with the last discards taken back that nobody claimed; the tile that is asked about stays. */
function earlier(seats: string, asked: string, count: number): string {
  const from = WINDS.findIndex((wind) => wind === asked.charAt(0));
  return seats
    .split('/')
    .map((seat, at) => {
      const [laid = '', river = ''] = seat.split(':');
      const thrown = river.match(/(?:\d[a-z]|[A-Z])!?(?:\^[A-Z])?/g) ?? [];
      const last = at === from ? thrown.splice(-1) : [];
      let left = count;
      for (let place = thrown.length - 1; place >= 0 && left > 0; place--) {
        if (thrown[place]?.includes('^')) continue;
        thrown.splice(place, 1);
        left--;
      }
      return `${laid}:${[...thrown, ...last].join('')}`;
    })
    .join('/');
}
