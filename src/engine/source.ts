import type { Seat, TileId, TileSource, WallEnd } from './types';

/** A wall to draw from, in the order in which the front takes its tiles. */
export function wallSource(tiles: readonly TileId[]): TileSource {
  return { type: 'wall', tiles, front: 0, back: tiles.length, aside: [] };
}

/** One queue a seat, for duplicate measuring and rollouts. */
export function queueSource(queues: readonly (readonly TileId[])[]): TileSource {
  return { type: 'queues', queues, next: queues.map(() => 0) };
}

/** Tiles not drawn yet, dead wall included. */
export function tilesLeft(source: TileSource): number {
  if (source.type === 'wall') return source.back - source.front;
  let left = 0;
  for (let seat = 0; seat < source.queues.length; seat++) left += queueLeft(source, seat);
  return left;
}

/** Draws the next tile for a seat from one end. There must be one left. */
export function takeTile(source: TileSource, seat: Seat, end: WallEnd): TileId {
  if (source.type === 'wall') {
    return source.tiles[end === 'front' ? source.front++ : --source.back]!;
  }
  const from = queueLeft(source, seat) > 0 ? seat : longestQueue(source);
  const at = source.next[from]!;
  source.next[from] = at + 1;
  return source.queues[from]![at]!;
}

/** Takes the tile at this place of the wall, not drawn yet, out of play; the wall closes over the gap. */
export function setAside(source: Wall, place: number): Wall {
  const tile = source.tiles[place]!;
  return {
    ...source,
    tiles: source.tiles.toSpliced(place, 1),
    back: source.back - 1,
    aside: [...source.aside, { tile, place }],
  };
}

/** The wall as it stood when it was broken. */
export function wholeWall({ tiles, aside }: Wall): readonly TileId[] {
  return aside.reduceRight<readonly TileId[]>(
    (wall, { tile, place }) => wall.toSpliced(place, 0, tile),
    tiles,
  );
}

/** Tiles not drawn yet, the next one from the front first: for records and for tests. */
export function undrawn(source: TileSource): readonly TileId[] {
  if (source.type === 'wall') return source.tiles.slice(source.front, source.back);
  return source.queues.flatMap((queue, seat) => queue.slice(source.next[seat]));
}

export function copySource(source: TileSource): TileSource {
  if (source.type === 'queues') return { type: 'queues', queues: source.queues, next: source.next.slice() };
  const { tiles, front, back, aside } = source;
  return { type: 'wall', tiles, front, back, aside };
}

type Wall = Extract<TileSource, { type: 'wall' }>;
type Queues = Extract<TileSource, { type: 'queues' }>;

function queueLeft(source: Queues, seat: Seat): number {
  return source.queues[seat]!.length - source.next[seat]!;
}

function longestQueue(source: Queues): Seat {
  let longest = 0;
  for (let seat = 1; seat < source.queues.length; seat++) {
    if (queueLeft(source, seat) > queueLeft(source, longest)) longest = seat;
  }
  return longest;
}
