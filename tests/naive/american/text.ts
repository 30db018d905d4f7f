import { SUITS } from './card';
import type { Tile } from './card';

/** A hand as it is written, the winning tile apart. */
export interface WrittenHand {
  readonly concealed: readonly Tile[];
  readonly groups: readonly (readonly Tile[])[];
  readonly winning: Tile;
}

const HONOURS = 'ESWNCFPBJ';

/** Tiles in the order they are written; an error says what is no tile. */
export function parseTiles(text: string): Tile[] {
  const tiles: Tile[] = [];
  const numbers: string[] = [];
  for (const letter of text) {
    if (/[1-9]/.test(letter)) numbers.push(letter);
    else if (SUITS.some((suit) => suit === letter) && numbers.length > 0)
      tiles.push(...numbers.splice(0).map((number) => number + letter));
    else if (HONOURS.includes(letter) && numbers.length === 0) tiles.push(letter);
    else throw new Error(`${letter} is no tile.`);
  }
  if (numbers.length > 0) throw new Error(`${numbers.join('')} has no suit.`);
  return tiles;
}

/** Reads `CONCEALED [GROUP]… +TILE`; an error says why the hand is refused. */
export function parseHand(text: string): WrittenHand {
  const [, concealed = '', laid = '', last = ''] =
    /^([^[\]+]*)((?:\[[^[\]+]*\])*)\+([^[\]+]+)$/.exec(text) ?? [];
  const groups = [...laid.matchAll(/\[([^\]]*)\]/g)].map(([, group = '']) => parseTiles(group));
  const winning = parseTiles(last);
  if (winning.length !== 1) throw new Error('There is one winning tile.');
  const hand = { concealed: parseTiles(concealed), groups, winning: winning[0]! };
  for (const group of groups) checkGroup(group);
  if (hand.concealed.length + groups.flat().length !== 13) throw new Error('There are 13 tiles.');
  checkCopies(allTiles(hand));
  return hand;
}

/** Every tile of the hand, laid out or not, the winning one too. */
export function allTiles({ concealed, groups, winning }: WrittenHand): Tile[] {
  return [...concealed, ...groups.flat(), winning];
}

function checkGroup(group: readonly Tile[]): void {
  const kinds = new Set(group.filter((tile) => tile !== 'J'));
  if (group.length < 3 || group.length > 6 || kinds.size !== 1)
    throw new Error('A group is of another form.');
}

function checkCopies(tiles: readonly Tile[]): void {
  for (const [tile, copies] of countTiles(tiles))
    if (copies > copiesOf(tile)) throw new Error(`There are only ${copiesOf(tile)} of ${tile}.`);
}

/** How many of a tile there are. */
export function copiesOf(tile: Tile): number {
  return tile === 'B' || tile === 'J' ? 8 : 4;
}

export function countTiles(tiles: readonly Tile[]): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
