import { allTiles, type Hand, tilesInHand, tilesOfMeld } from './parseRequest';
import { countKinds, isNumbered, ORPHANS, PLAYING_KINDS, rankOf } from './tiles';

export interface Meld {
  readonly shape: 'chow' | 'pong' | 'kong';
  /** The kind, of a chow its lowest. */
  readonly kind: number;
  readonly lies: 'in-hand' | 'exposed' | 'concealed-kong';
  /** The winning tile is placed in this meld. */
  readonly won: boolean;
}

/** One way to read a complete hand, with one place for the winning tile. */
export interface Reading {
  readonly form: 'melds' | 'seven-pairs' | 'thirteen-orphans';
  readonly melds: readonly Meld[];
  /** One pair with four melds, seven pairs, or none. */
  readonly pairs: readonly number[];
  readonly pairWon: boolean;
  /** Every tile but the bonus tiles. */
  readonly tiles: readonly number[];
}

export interface Forms {
  readonly sevenPairs: boolean;
  readonly fourAlikeAreTwoPairs: boolean;
}

/** Every reading of the hand; none when it is not complete. */
export function allReadings(hand: Hand, forms: Forms): Reading[] {
  return [...meldReadings(hand), ...sevenPairsReadings(hand, forms), ...orphanReadings(hand)];
}

function meldReadings(hand: Hand): Reading[] {
  const counts = countKinds(tilesInHand(hand));
  const readings: Reading[] = [];
  for (let pair = 0; pair < PLAYING_KINDS; pair += 1) {
    if ((counts[pair] ?? 0) < 2) continue;
    const rest = withoutTiles(counts, [pair, pair]);
    for (const split of splitIntoMelds(rest)) readings.push(...placements(hand, split, pair));
  }
  return readings;
}

type Split = readonly { readonly shape: 'chow' | 'pong'; readonly kind: number }[];

/** Every way to split all the tiles into chows and pongs: the lowest tile is in one or the other. */
export function splitIntoMelds(counts: readonly number[]): Split[] {
  const lowest = counts.findIndex((count) => count > 0);
  if (lowest < 0) return [[]];
  const splits: Split[] = [];
  for (const shape of ['chow', 'pong'] as const) {
    if (shape === 'chow' && !(isNumbered(lowest) && rankOf(lowest) <= 7)) continue;
    const tiles = tilesOfMeld({ shape, kind: lowest });
    if (!holdsTiles(counts, tiles)) continue;
    for (const rest of splitIntoMelds(withoutTiles(counts, tiles)))
      splits.push([{ shape, kind: lowest }, ...rest]);
  }
  return splits;
}

function holdsTiles(counts: readonly number[], tiles: readonly number[]): boolean {
  return tiles.every((kind) => (counts[kind] ?? 0) >= tiles.filter((other) => other === kind).length);
}

function withoutTiles(counts: readonly number[], tiles: readonly number[]): number[] {
  const rest = [...counts];
  for (const kind of tiles) rest[kind] = (rest[kind] ?? 0) - 1;
  return rest;
}

/** The split once for each meld, and for the pair, that the winning tile can be in. */
function placements(hand: Hand, split: Split, pair: number): Reading[] {
  const tiles = allTiles(hand);
  const laid = hand.melds.map((meld): Meld => ({
    shape: meld.shape,
    kind: meld.kind,
    lies: meld.concealed ? 'concealed-kong' : 'exposed',
    won: false,
  }));
  const readings: Reading[] = [];
  const place = (wonIndex: number | 'pair'): void => {
    const own = split.map((meld, index): Meld => ({ ...meld, lies: 'in-hand', won: index === wonIndex }));
    readings.push({
      form: 'melds',
      melds: [...laid, ...own],
      pairs: [pair],
      pairWon: wonIndex === 'pair',
      tiles,
    });
  };
  if (hand.winning === pair) place('pair');
  split.forEach((meld, index) => {
    if (tilesOfMeld(meld).some((kind) => kind === hand.winning)) place(index);
  });
  return readings;
}

function sevenPairsReadings(hand: Hand, forms: Forms): Reading[] {
  if (!forms.sevenPairs || hand.melds.length > 0) return [];
  const tiles = allTiles(hand);
  const counts = countKinds(tiles);
  const pairs: number[] = [];
  for (const [kind, count] of counts.entries()) {
    const allowed = count === 0 || count === 2 || (count === 4 && forms.fourAlikeAreTwoPairs);
    if (!allowed) return [];
    for (let left = count; left > 0; left -= 2) pairs.push(kind);
  }
  return [{ form: 'seven-pairs', melds: [], pairs, pairWon: true, tiles }];
}

function orphanReadings(hand: Hand): Reading[] {
  if (hand.melds.length > 0) return [];
  const tiles = allTiles(hand);
  const onlyOrphans = tiles.every((kind) => ORPHANS.includes(kind));
  const eachOrphan = ORPHANS.every((kind) => tiles.includes(kind));
  return onlyOrphans && eachOrphan
    ? [{ form: 'thirteen-orphans', melds: [], pairs: [], pairWon: false, tiles }]
    : [];
}
