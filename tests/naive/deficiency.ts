/** How far an incomplete hand is from complete, by comparing it with every complete hand, suit by suit. */
import { allTiles, type Hand, tilesInHand, tilesOfMeld } from './parseRequest';
import type { Forms } from './readings';
import { countKinds, ORPHANS } from './tiles';

interface Content {
  readonly melds: number;
  readonly pairs: number;
  /** How many of each of the block's kinds. */
  readonly counts: readonly number[];
}

/** The characters, the dots, the bamboo and the honours, as first kind and number of kinds. */
const BLOCKS = [
  { first: 0, kinds: 9 },
  { first: 9, kinds: 9 },
  { first: 18, kinds: 9 },
  { first: 27, kinds: 7 },
] as const;

interface Contents {
  readonly suit: readonly Content[];
  readonly honours: readonly Content[];
}

const CONTENTS = new Map<number, Contents>();

/** Of hands of so many melds. */
function contentsOf(most: number): Contents {
  const known = CONTENTS.get(most);
  if (known) return known;
  const made = {
    suit: allContents({ kinds: 9, chows: true, most }),
    honours: allContents({ kinds: 7, chows: false, most }),
  };
  CONTENTS.set(most, made);
  return made;
}

interface Block {
  readonly kinds: number;
  readonly chows: boolean;
  readonly most: number;
}

/** Everything that up to `most` melds and at most one pair of one block can be, at most four of a kind. */
function allContents({ kinds, chows, most }: Block): Content[] {
  const melds: number[][] = [];
  for (let kind = 0; kind < kinds; kind += 1) melds.push([kind, kind, kind]);
  for (let kind = 0; chows && kind + 2 < kinds; kind += 1) melds.push([kind, kind + 1, kind + 2]);
  const found = new Map<string, Content>();
  const keep = (content: Content): void => {
    if (content.counts.every((count) => count <= 4)) {
      found.set(`${content.melds} ${content.pairs} ${content.counts.join('')}`, content);
    }
  };
  const extend = (counts: readonly number[], number: number, from: number): void => {
    keep({ melds: number, pairs: 0, counts });
    for (let pair = 0; pair < kinds; pair += 1)
      keep({ melds: number, pairs: 1, counts: plus(counts, [pair, pair]) });
    if (number === most) return;
    melds.slice(from).forEach((meld, index) => {
      extend(plus(counts, meld), number + 1, from + index);
    });
  };
  extend(new Array<number>(kinds).fill(0), 0, 0);
  return [...found.values()];
}

function plus(counts: readonly number[], tiles: readonly number[]): number[] {
  return counts.map((count, kind) => count + tiles.filter((tile) => tile === kind).length);
}

/** The least number of tiles to exchange until one more can complete some form of the rule set. */
export function deficiencyOf(hand: Hand, forms: Forms): number {
  const missing = [missingForMelds(hand, 4 - hand.melds.length)];
  if (hand.melds.length === 0) {
    if (forms.sevenPairs) missing.push(missingForSevenPairs(hand, forms.fourAlikeAreTwoPairs));
    missing.push(missingForOrphans(hand));
  }
  return Math.min(...missing) - 1;
}

/** How many tiles of the nearest `wanted` melds and a pair are missing in the hand. */
export function missingForMelds(hand: Hand, wanted: number): number {
  const held = countKinds(tilesInHand(hand));
  const laid = countKinds(hand.melds.flatMap(tilesOfMeld));
  const contents = contentsOf(wanted);
  const suits = BLOCKS.map((block) => mostHeld(block, { held, laid, wanted, contents }));
  const [characters = [], dots = [], bamboo = [], honours = []] = suits;
  const black = combine(characters, dots, wanted);
  const all = combine(black, combine(bamboo, honours, wanted), wanted);
  return 3 * wanted + 2 - (all[2 * wanted + 1] ?? Number.NEGATIVE_INFINITY);
}

interface Counted {
  readonly held: readonly number[];
  readonly laid: readonly number[];
  readonly wanted: number;
  readonly contents: Contents;
}

/** For each number of melds and pairs (index 2 x melds + pairs): the most tiles of it that the hand holds. */
function mostHeld(block: (typeof BLOCKS)[number], hand: Counted): number[] {
  const own = hand.held.slice(block.first, block.first + block.kinds);
  const gone = hand.laid.slice(block.first, block.first + block.kinds);
  const most = new Array<number>(2 * hand.wanted + 2).fill(Number.NEGATIVE_INFINITY);
  for (const content of block.first === 27 ? hand.contents.honours : hand.contents.suit) {
    const index = 2 * content.melds + content.pairs;
    most[index] = Math.max(most[index] ?? 0, heldOf(content.counts, own, gone));
  }
  return most;
}

/** How many tiles of the content the hand holds; minus infinity if it needs a fifth copy of a tile. */
function heldOf(content: readonly number[], own: readonly number[], gone: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < content.length; kind += 1) {
    const wanted = content[kind] ?? 0;
    if (wanted + (gone[kind] ?? 0) > 4) return Number.NEGATIVE_INFINITY;
    sum += Math.min(wanted, own[kind] ?? 0);
  }
  return sum;
}

function combine(a: readonly number[], b: readonly number[], wanted: number): number[] {
  const most = new Array<number>(2 * wanted + 2).fill(Number.NEGATIVE_INFINITY);
  for (const [i, first] of a.entries()) {
    for (const [j, second] of b.entries()) {
      const melds = Math.floor(i / 2) + Math.floor(j / 2);
      const pairs = (i % 2) + (j % 2);
      if (melds > wanted || pairs > 1) continue;
      const index = 2 * melds + pairs;
      most[index] = Math.max(most[index] ?? 0, first + second);
    }
  }
  return most;
}

function missingForSevenPairs(hand: Hand, fourAlikeAreTwoPairs: boolean): number {
  const held: number[] = [];
  for (const count of countKinds(allTiles(hand))) {
    held.push(Math.min(count, 2));
    if (fourAlikeAreTwoPairs) held.push(Math.max(0, count - 2));
  }
  const best = held.toSorted((a, b) => b - a).slice(0, 7);
  return 14 - best.reduce((sum, tiles) => sum + tiles, 0);
}

function missingForOrphans(hand: Hand): number {
  const counts = countKinds(allTiles(hand));
  const kinds = ORPHANS.filter((kind) => (counts[kind] ?? 0) > 0).length;
  const pair = ORPHANS.some((kind) => (counts[kind] ?? 0) > 1) ? 1 : 0;
  return 14 - kinds - pair;
}
