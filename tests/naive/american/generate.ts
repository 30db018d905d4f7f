import { randomFrom } from '../generate/random';
import type { Random } from '../generate/random';
import { HANDS, SUITS, WINDS } from './card';
import type { CardHand, Form, Group, Tile } from './card';
import type { AmericanOptions, AmericanRequest } from './score';
import { copiesOf } from './text';

/** Sorts of hands: what share of a hundred is drawn of each. */
const SORTS = [
  { sort: 'complete, closed', weight: 25 },
  { sort: 'complete, laid out', weight: 25 },
  { sort: 'nearly complete', weight: 20 },
  { sort: 'groups that may not fit', weight: 15 },
  { sort: 'random tiles', weight: 10 },
  { sort: 'one change of the text', weight: 5 },
] as const;

export type Sort = (typeof SORTS)[number]['sort'];

export interface Case {
  readonly sort: Sort;
  readonly request: AmericanRequest;
}

const KINDS: readonly Tile[] = [
  ...SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`)),
  ...Array.from('ESWNCFPBJ'),
];
const WALL = KINDS.flatMap((tile) => Array<Tile>(copiesOf(tile)).fill(tile));
const SECTIONS = [...new Set(HANDS.map(({ section }) => section))];

interface Tiles {
  readonly concealed: Tile[];
  readonly groups: Tile[][];
}

/** So many hands, always the same for a seed. */
export function* generateCases(count: number, seed: number): Generator<Case> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) {
    const { sort } = random.pickWeighted(SORTS);
    yield { sort, request: requestOf(sort, random) };
  }
}

function requestOf(sort: Sort, random: Random): AmericanRequest {
  const tiles = tilesOf(sort, random);
  const seat = random.pick(WINDS);
  const by = random.chance(0.5) ? 'wall' : 'discard';
  const from = random.pick(WINDS.filter((other) => other !== seat));
  const concealed = random.shuffled(tiles.concealed);
  const isLast = (tile: Tile): boolean => by === 'wall' || tile !== 'J';
  const at = Math.max(0, concealed.findIndex(isLast));
  const [winning = ''] = concealed.splice(at, 1);
  const groups = random.shuffled(tiles.groups).map((group) => `[${random.shuffled(group).join('')}]`);
  const text = `${concealed.join('')}${groups.join('')}+${winning}`;
  const hand = sort === 'one change of the text' ? changed(text, random) : text;
  const request = { rules: 'american', hand, seat, by, options: optionsOf(random) };
  return by === 'wall' ? request : { ...request, from };
}

function optionsOf(random: Random): AmericanOptions {
  const some = SECTIONS.filter(() => random.chance(0.6));
  return {
    ...(random.chance(0.25) && some.length > 0 ? { sections: some } : {}),
    ...(random.chance(0.5) ? { jokerlessDoubles: random.chance(0.5) } : {}),
    ...(random.chance(0.5) ? { dealerDoubles: random.chance(0.5) } : {}),
  };
}

function tilesOf(sort: Sort, random: Random): Tiles {
  if (sort === 'random tiles') return { concealed: random.shuffled(WALL).slice(0, 14), groups: [] };
  const isClosed = sort === 'complete, closed';
  const maySpoil = sort === 'groups that may not fit';
  const hand = random.pick(HANDS.filter(({ exposable }) => isClosed || exposable || maySpoil));
  const tiles = completeTiles(hand, isClosed ? 0 : random.pick([0.4, 0.7, 1]), random);
  if (sort === 'nearly complete') exchangeSome(tiles.concealed, random.pick([1, 1, 2, 3, 5]), random);
  if (maySpoil) spoilGroup(tiles, random);
  return tiles;
}

/** A form of the hand with jokers, some of its groups laid out, at least one tile held. */
function completeTiles(hand: CardHand, exposed: number, random: Random): Tiles {
  const groups = withJokers(random.pick(hand.forms), random);
  const laid = groups.filter(
    ({ tiles, alike }) => alike && tiles.some((tile) => tile !== 'J') && random.chance(exposed),
  );
  if (laid.length === groups.length) laid.pop();
  const concealed = groups.filter((group) => !laid.includes(group)).flatMap(({ tiles }) => tiles);
  return { concealed, groups: laid.map(({ tiles }) => [...tiles]) };
}

/** Jokers in the place of the tiles of which there are too few, and of some others: eight at most. */
function withJokers(form: Form, random: Random): Group[] {
  const share = random.pick([0, 0, 0.15, 0.4, 0.7]);
  const groups = random.shuffled(form).map(({ tiles, alike }) => ({ tiles: [...tiles], alike }));
  let left = copiesOf('J');
  const put = (wanted: (tile: Tile) => boolean): void => {
    for (const { tiles } of groups.filter(({ alike }) => alike))
      for (const [at, tile] of tiles.entries())
        if (left > 0 && tile !== 'J' && wanted(tile)) {
          tiles[at] = 'J';
          left -= 1;
        }
  };
  const copies = (tile: Tile): number =>
    groups.flatMap(({ tiles }) => tiles).filter((each) => each === tile).length;
  put((tile) => copies(tile) > copiesOf(tile));
  put(() => random.chance(share));
  return groups;
}

/** Exchanges so many of the tiles held for tiles of the wall. */
function exchangeSome(concealed: Tile[], count: number, random: Random): void {
  for (let done = 0; done < count; done += 1) concealed[random.below(concealed.length)] = random.pick(WALL);
}

/** Lays out a group of one kind, of any size, out of tiles of the hand or of the wall. */
function spoilGroup(tiles: Tiles, random: Random): void {
  const size = random.pick([3, 3, 4, 4, 5, 6]);
  if (tiles.concealed.length <= size) return;
  const kind = random.pick(
    tiles.concealed.filter((tile) => tile !== 'J').concat(random.pick(KINDS.slice(0, -1))),
  );
  const naturals = Math.min(size, random.pick([1, 2, 3, 4]));
  const group = Array.from({ length: size }, (_, at) => (at < naturals ? kind : 'J'));
  for (const tile of group) {
    const at = tiles.concealed.indexOf(tile);
    tiles.concealed.splice(at < 0 ? random.below(tiles.concealed.length) : at, 1);
  }
  tiles.groups.push(group);
}

function changed(text: string, random: Random): string {
  const at = random.below(text.length);
  const put = random.pick([...Array.from('123789mpsEPBJ[]+()|0'), '']);
  return text.slice(0, at) + put + text.slice(at + random.below(2));
}
