import type { HeldHand } from '../../engine/rules';
import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { ScoreGroup, ScoreLine, Seat, TileKind } from '../../engine/types';
import { bouquets, ownSeasons, specialPairs } from './extraTiles';
import { DOUBLING_ITEMS, DOUBLINGS, POINTS } from './items';
import type { DoublingItem, Worth } from './items';

/** A hand as it is counted: how its tiles are grouped, and its extra tiles. */
export interface CountedHand extends Pick<HeldHand, 'seat' | 'bonus'> {
  readonly groups: readonly ScoreGroup[];
}

const HONOURS = 3;

/** Pongs, kongs, pairs and extra tiles of any hand. Source: `RULES.md#points`. */
export function pointLines({ seat, bonus, groups }: CountedHand, worth: Worth): ScoreLine[] {
  const alike = (type: 'pong' | 'kong'): ScoreLine[] =>
    placesOf(groups, type).map((at) => groupLine(type, at, pongPoints(groups[at]!, worth)));
  const pairs = placesOf(groups, 'eyes').filter((at) => isOfValue(kindIn(groups[at]!), seat));
  const lines = [
    ...alike('pong'),
    ...alike('kong'),
    ...pairs.map((at) => groupLine('pair', at, worth.pair)),
    ...bonus
      .toSorted((a, b) => a - b)
      .map((tile): ScoreLine => ({
        id: 'extra-tile',
        count: 1,
        value: worth['extra-tile'],
        unit: POINTS,
        tile,
      })),
  ];
  return lines.filter(({ value }) => value !== 0);
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

/** Twice for own tiles, twice for 1, 9 and honours. */
export function pongPoints(
  group: Pick<ScoreGroup, 'type' | 'kinds' | 'concealed'>,
  worth: Pick<Worth, 'pong' | 'kong'>,
): number {
  const kind = kindIn(group);
  const outer = kind >= FIRST_WIND || rankOf(kind) === 1 || rankOf(kind) === 9;
  return worth[group.type === 'kong' ? 'kong' : 'pong'] * (group.concealed ? 2 : 1) * (outer ? 2 : 1);
}

/** Dragons and the own wind. */
export function isOfValue(kind: TileKind, seat: Seat): boolean {
  return kind >= FIRST_DRAGON || kind === FIRST_WIND + seat;
}

/** What doubles any hand. Source: `RULES.md#doublings`. */
export function doublingLines({ seat, bonus, groups }: CountedHand, worth: Worth): ScoreLine[] {
  const pongs = groups.flatMap((group, at) => (group.type === 'pong' || group.type === 'kong' ? [at] : []));
  const dragons = pongs.filter((at) => kindIn(groups[at]!) >= FIRST_DRAGON);
  const ownWinds = pongs.filter((at) => kindIn(groups[at]!) === FIRST_WIND + seat);
  const suits = suitsIn(groups);
  const found: Readonly<Record<DoublingItem, Found>> = {
    'dragon-pong': { count: dragons.length, groups: dragons },
    'seat-wind': { count: ownWinds.length, groups: ownWinds },
    'one-suit-and-honors': { count: Number(suits.size === 2 && suits.has(HONOURS)) },
    'one-suit': { count: Number(suits.size === 1 && !suits.has(HONOURS)) },
    'all-honors': { count: Number(suits.size === 1 && suits.has(HONOURS)) },
    'own-season': { count: ownSeasons(bonus, seat) },
    'season-bouquet': { count: bouquets(bonus) },
    'special-pair': { count: specialPairs(bonus) },
  };
  return DOUBLING_ITEMS.flatMap((id) => lineFor(id, worth[id], found[id]));
}

interface Found {
  readonly count: number;
  readonly groups?: readonly number[];
}

function lineFor(id: DoublingItem, each: number, { count, groups }: Found): ScoreLine[] {
  if (count * each === 0) return [];
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
