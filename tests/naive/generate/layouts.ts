/** Which melds of a shape lie on the table, and how. */
import { type LaidMeld, tilesOfMeld } from '../parseRequest';
import type { Random } from './random';
import { hasFifthCopy, type Recipe, type Shape, type ShapeMeld, tilesOfShape } from './shapes';

export interface Layout {
  /** With the winning tile, wherever that is. */
  readonly inHand: readonly number[];
  readonly melds: readonly LaidMeld[];
  /** The tile to win with where the shape depends on it. */
  readonly winning?: number | undefined;
}

export interface Wishes {
  readonly noMelds: boolean;
  readonly kongs: number;
  readonly layout: Recipe['layout'];
}

/** The shape with some melds laid out; null if the wished kongs cannot be had. */
export function layOut(random: Random, shape: Shape, wishes: Wishes): Layout | null {
  if (wishes.noMelds) return { inHand: tilesOfShape(shape), melds: [], winning: shape.winning };
  const kongs = chooseKongs(random, shape, wishes);
  if (kongs === null) return null;
  const concealed = wishes.layout === 'concealed';
  const openness = concealed ? 0 : random.pick([0, 0.2, 0.5, 0.5, 0.8, 1]);
  const inHand = [...shape.loose];
  const melds: LaidMeld[] = [];
  for (const meld of shape.melds) {
    if (kongs.includes(meld)) {
      melds.push({ shape: 'kong', kind: meld.kind, concealed: concealed || random.chance(0.5) });
    } else if (random.chance(openness)) {
      melds.push({ ...meld, concealed: false });
    } else {
      inHand.push(...tilesOfMeld(meld));
    }
  }
  return { inHand, melds: random.shuffled(melds), winning: shape.winning };
}

/** The pongs that are kongs; null if there are too few. */
function chooseKongs(random: Random, shape: Shape, wishes: Wishes): readonly ShapeMeld[] | null {
  const likelihood = random.pick([0, 0, 0, 0.2, 0.6]);
  const wanted = { 'three-kongs': 3, 'four-kongs': 4, concealed: 0 }[wishes.layout ?? 'concealed'];
  const least = Math.max(wanted, wishes.kongs);
  const able = random.shuffled(shape.melds).filter((meld) => canBeKong(shape, meld));
  if (able.length < least) return null;
  return able.filter((_, index) => index < least || random.chance(likelihood));
}

function canBeKong(shape: Shape, meld: ShapeMeld): boolean {
  return meld.shape === 'pong' && !hasFifthCopy([...tilesOfShape(shape), meld.kind]);
}
