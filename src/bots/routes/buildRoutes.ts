import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { Options, TileKind } from '../../engine/types';
import type { Route, RouteSort, Winds } from './route';
import type { PricedShape, TunedBook } from './tuning';

/** What routes depend on beside the options. */
export interface Place extends Winds {
  /** The value that the tiles themselves must still bring. */
  readonly need: number;
  /** The suits, as bits, that no hand may have. */
  readonly barred: number;
}

const SUIT_CHOICES = {
  all: [0b111],
  two: [0b011, 0b101, 0b110],
  one: [0b001, 0b010, 0b100],
  none: [0],
  characters: [0b001],
  dots: [0b010],
  bamboo: [0b100],
} as const;
const HONOURS = PLAYING_KINDS - FIRST_WIND;

/** Ways to a legal hand, none of which is part of another that is liked as well. */
export function buildRoutes(book: TunedBook, options: Options, place: Place): readonly Route[] {
  return withoutCovered(allRoutes(book, options, place));
}

/** Every way to a legal hand: each shape of the book, with as little added to it as brings the value needed. */
export function allRoutes(book: TunedBook, options: Options, place: Place): readonly Route[] {
  return book
    .shapes(options)
    .flatMap((shape) =>
      additionsTo(book, shape, { ...place, options }).flatMap((added) =>
        resolve(book, shape, { added, need: place.need }),
      ),
    )
    .filter(({ suits }) => (suits & place.barred) === 0);
}

/** Routes without those whose hands all belong to another that is liked as well. */
export function withoutCovered(routes: readonly Route[]): readonly Route[] {
  return routes.filter((route, at) => {
    const isCheaper = (other: Route, before: number): boolean =>
      other.penalty < route.penalty || (other.penalty === route.penalty && before < at);
    return !routes.some((other, before) => isCheaper(other, before) && isPartOf(route, other));
  });
}

/** Whether every hand of a route is one of another, too. */
export function isPartOf(route: Route, other: Route): boolean {
  return isSortOf(route, other) && honoursFit(route, other) && isWonLike(route, other);
}

function isSortOf({ form, family, suits }: Route, other: Route): boolean {
  return (
    form === other.form && (other.family === 'any' || other.family === family) && (suits & ~other.suits) === 0
  );
}

function honoursFit(route: Route, other: Route): boolean {
  const own = route.forced | route.eyes;
  const isAllowed = other.honours || (!route.honours && (own & ~(other.forced | other.eyes)) === 0);
  return isAllowed && (other.forced & ~route.forced) === 0 && (other.eyes & ~own) === 0;
}

function isWonLike(route: Route, other: Route): boolean {
  if (other.concealedPongs > route.concealedPongs || (route.wild && !other.wild)) return false;
  return (route.concealed || !other.concealed) && (route.selfDrawn || !other.selfDrawn);
}

/** What is added to a shape: honours that must be pongs as well, no exposed meld, the last tile self-drawn. */
interface Addition {
  readonly pongs: number;
  readonly concealed: boolean;
  readonly selfDrawn: boolean;
  readonly penalty: number;
}

const NOTHING: Addition = { pongs: 0, concealed: false, selfDrawn: false, penalty: 0 };

interface Priced extends Place {
  readonly options: Options;
}

function additionsTo(book: TunedBook, shape: PricedShape, place: Priced): Addition[] {
  const { options } = place;
  const [ofConcealed, ofSelfDrawn] = [book.concealedValue(options), book.selfDrawnValue(options)];
  const missing = place.need - shape.value;
  if (missing <= 0) return [NOTHING];
  const found: Addition[] = [];
  for (const concealed of ofConcealed > 0 && !shape.concealed && !shape.form ? [false, true] : [false]) {
    for (const selfDrawn of ofSelfDrawn > 0 ? [false, true] : [false]) {
      const won = (concealed ? ofConcealed : 0) + (selfDrawn ? ofSelfDrawn : 0);
      for (const pongs of valuePongs(book, shape, { ...place, need: missing - won })) {
        found.push({
          pongs,
          concealed,
          selfDrawn,
          penalty: penaltyOf(book, { pongs, concealed, selfDrawn }),
        });
      }
    }
  }
  return found.filter((added) => !found.some((other) => other !== added && isLess(other, added)));
}

function penaltyOf(
  { additions }: TunedBook,
  { pongs, concealed, selfDrawn }: Omit<Addition, 'penalty'>,
): number {
  const ways = (concealed ? additions.concealed : 0) + (selfDrawn ? additions.selfDrawn : 0);
  return bitCount(pongs) * additions.value + ways;
}

/** Whether one addition asks for nothing that another does not. */
function isLess(a: Addition, b: Addition): boolean {
  return (a.pongs & ~b.pongs) === 0 && (!a.concealed || b.concealed) && (!a.selfDrawn || b.selfDrawn);
}

/** The least sets of honours whose pongs bring the value needed, as bits. */
function valuePongs(book: TunedBook, shape: PricedShape, { options, need, ...winds }: Priced): number[] {
  if (need <= 0) return [0];
  if (!shape.honours || shape.sets === 'chows' || shape.form) return [];
  const taken = bitsOf(shape.pongs ?? []) | bitsOf(shape.eyes === undefined ? [] : [shape.eyes]);
  const values = Array.from({ length: HONOURS }, (_, honour) =>
    (taken >> honour) & 1 ? 0 : book.valueOf(options, FIRST_WIND + honour, winds),
  );
  const sums: number[] = [];
  for (let pongs = 0; pongs < 1 << HONOURS; pongs++) {
    sums[pongs] = values.reduce((sum, value, honour) => sum + ((pongs >> honour) & 1) * value, 0);
  }
  const isLeast = (pongs: number): boolean =>
    values.every((value, honour) => !((pongs >> honour) & 1) || (value > 0 && sums[pongs]! - value < need));
  return sums.flatMap((sum, pongs) => (sum >= need && isLeast(pongs) ? [pongs] : []));
}

function resolve(
  { rare }: TunedBook,
  shape: PricedShape,
  { added, need }: { readonly added: Addition; readonly need: number },
): Route[] {
  return SUIT_CHOICES[shape.suits].map((suits) => ({
    id: shape.id,
    sort:
      shape.value >= rare
        ? 'limit'
        : sortByTiles({ ...shape, form: shape.form ?? 'sets', family: shape.sets, suits }),
    form: shape.form ?? 'sets',
    family: shape.sets,
    suits,
    honours: shape.honours,
    forced: bitsOf(shape.pongs ?? []) | added.pongs,
    eyes: shape.eyes === undefined ? 0 : bitsOf([shape.eyes]),
    concealedPongs: shape.concealedPongs ?? 0,
    concealed: added.concealed || shape.concealed === true,
    selfDrawn: added.selfDrawn,
    closed:
      added.concealed ||
      shape.concealed === true ||
      shape.form !== undefined ||
      (shape.concealedPongs ?? 0) > 0,
    distinctPairs: shape.distinctPairs !== false,
    wild: false,
    value: Math.max(shape.value, need),
    penalty: shape.penalty + added.penalty,
  }));
}

/** What players would call a hand by what it is made of, whatever it is worth. */
export function sortByTiles({
  form,
  family,
  suits,
  honours,
}: Pick<Route, 'form' | 'family' | 'suits' | 'honours'>): RouteSort {
  if (form === 'seven-pairs') return 'pairs';
  // One suit, or none.
  if ((suits & (suits - 1)) === 0) return honours ? 'one-suit-with-honours' : 'one-suit';
  return family === 'pongs' ? 'pongs' : 'other';
}

function bitsOf(honours: readonly TileKind[]): number {
  return honours.reduce((bits, kind) => bits | (1 << (kind - FIRST_WIND)), 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
