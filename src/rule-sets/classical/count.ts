import type { HeldHand } from '../../engine/rules';
import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { ScoreGroup, ScoreLine, Seat, TileKind } from '../../engine/types';
import { bouquets, ownSeasons, specialPairs } from './extraTiles';
import { DOUBLING_ITEMS, DOUBLINGS, POINTS } from './items';
import type { DoublingItem } from './items';

/** A hand as it is counted: how its tiles are grouped, and its extra tiles. */
export interface CountedHand extends Pick<HeldHand, 'seat' | 'bonus'> {
  readonly groups: readonly ScoreGroup[];
}

const PONG = 2;
const PAIR = 2;
const EXTRA_TILE = 4;
const HONOURS = 3;

/** Pongs, kongs, pairs and extra tiles of any hand. Source: `RULES.md#points`. */
export function pointLines({ seat, bonus, groups }: CountedHand): ScoreLine[] {
  const alike = (type: 'pong' | 'kong'): ScoreLine[] =>
    placesOf(groups, type).map((at) => groupLine(type, at, pongPoints(groups[at]!)));
  const pairs = placesOf(groups, 'eyes').filter((at) => isOfValue(kindIn(groups[at]!), seat));
  return [
    ...alike('pong'),
    ...alike('kong'),
    ...pairs.map((at) => groupLine('pair', at, PAIR)),
    ...bonus
      .toSorted((a, b) => a - b)
      .map((tile): ScoreLine => ({ id: 'extra-tile', count: 1, value: EXTRA_TILE, unit: POINTS, tile })),
  ];
}

function groupLine(id: 'pong' | 'kong' | 'pair', at: number, value: number): ScoreLine {
  return { id, count: 1, value, unit: POINTS, groups: [at] };
}

/** Places of the groups of a type, in the order of their kinds. */
function placesOf(groups: readonly ScoreGroup[], type: ScoreGroup['type']): number[] {
  return groups
    .flatMap((group, at) => (group.type === type ? [at] : []))
    .toSorted((a, b) => kindIn(groups[a]!) - kindIn(groups[b]!));
}

function kindIn({ kinds }: Pick<ScoreGroup, 'kinds'>): TileKind {
  return kinds[0]!;
}

/** Twice for own tiles, twice for 1, 9 and honours, four times for a kong. */
export function pongPoints(group: Pick<ScoreGroup, 'type' | 'kinds' | 'concealed'>): number {
  const kind = kindIn(group);
  const outer = kind >= FIRST_WIND || rankOf(kind) === 1 || rankOf(kind) === 9;
  return PONG * (group.concealed ? 2 : 1) * (outer ? 2 : 1) * (group.type === 'kong' ? 4 : 1);
}

/** Dragons and the own wind. */
export function isOfValue(kind: TileKind, seat: Seat): boolean {
  return kind >= FIRST_DRAGON || kind === FIRST_WIND + seat;
}

/** What doubles any hand. Source: `RULES.md#doublings`. */
export function doublingLines({ seat, bonus, groups }: CountedHand): ScoreLine[] {
  const pongs = groups.flatMap((group, at) => (group.type === 'pong' || group.type === 'kong' ? [at] : []));
  const dragons = pongs.filter((at) => kindIn(groups[at]!) >= FIRST_DRAGON);
  const ownWinds = pongs.filter((at) => kindIn(groups[at]!) === FIRST_WIND + seat);
  const suits = suitsIn(groups);
  const found: Readonly<Record<DoublingItem, Found>> = {
    'dragon-pong': { count: dragons.length, each: 1, groups: dragons },
    'seat-wind': { count: ownWinds.length, each: 1, groups: ownWinds },
    'one-suit-and-honors': { count: Number(suits.size === 2 && suits.has(HONOURS)), each: 1 },
    'one-suit': { count: Number(suits.size === 1 && !suits.has(HONOURS)), each: 3 },
    'all-honors': { count: Number(suits.size === 1 && suits.has(HONOURS)), each: 3 },
    'own-season': { count: ownSeasons(bonus, seat), each: 1 },
    'season-bouquet': { count: bouquets(bonus), each: 3 },
    'special-pair': { count: specialPairs(bonus), each: 1 },
  };
  return DOUBLING_ITEMS.flatMap((id) => lineFor(id, found[id]));
}

interface Found {
  readonly count: number;
  readonly each: number;
  readonly groups?: readonly number[];
}

function lineFor(id: DoublingItem, { count, each, groups }: Found): ScoreLine[] {
  if (count === 0) return [];
  const line = { id, count, value: count * each, unit: DOUBLINGS };
  return [groups ? { ...line, groups } : line];
}

/** The suits of the whole hand, honours as one; extra tiles are not in its groups. */
function suitsIn(groups: readonly ScoreGroup[]): ReadonlySet<number> {
  return new Set(groups.flatMap(({ kinds }) => kinds.map(suitOf)));
}

export function sumOf(lines: readonly ScoreLine[], unit: string): number {
  return lines.reduce((sum, line) => sum + (line.unit === unit ? (line.value ?? 0) : 0), 0);
}
