import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { ScoreGroup, Seat, TileKind } from '../../engine/types';

type Groups = readonly ScoreGroup[];

/** Places of the groups of a type, in the order of their kinds. */
export function placesOf(groups: Groups, type: ScoreGroup['type']): number[] {
  return groups
    .flatMap((group, at) => (group.type === type ? [at] : []))
    .toSorted((a, b) => kindIn(groups[a]!) - kindIn(groups[b]!));
}

/** Places of the pongs and kongs whose kind is asked for. */
export function pongsOf(groups: Groups, isAsked: (kind: TileKind) => boolean): number[] {
  return groups.flatMap((group, at) =>
    (group.type === 'pong' || group.type === 'kong') && isAsked(kindIn(group)) ? [at] : [],
  );
}

export function kindIn({ kinds }: Pick<ScoreGroup, 'kinds'>): TileKind {
  return kinds[0]!;
}

/** What a pong or kong counts where the plainest one counts this: twice for own tiles, twice for 1, 9 and honours. */
export function pongPoints(group: Pick<ScoreGroup, 'kinds' | 'concealed'>, plainest: number): number {
  const kind = kindIn(group);
  const outer = kind >= FIRST_WIND || rankOf(kind) === 1 || rankOf(kind) === 9;
  return plainest * (group.concealed ? 2 : 1) * (outer ? 2 : 1);
}

/** Dragons and the own wind. */
export function isOfValue(kind: TileKind, seat: Seat): boolean {
  return kind >= FIRST_DRAGON || kind === FIRST_WIND + seat;
}

/** The suits of the whole hand, honours as one; extra tiles are not in its groups. */
export function suitsIn(groups: Groups): ReadonlySet<number> {
  return new Set(groups.flatMap(({ kinds }) => kinds.map(suitOf)));
}
