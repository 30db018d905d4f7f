import type { Bot } from '../../src/bots/bot';
import type { GameRecord } from '../../src/engine/record';
import type { Options } from '../../src/engine/types';
import { randomFrom } from '../naive/generate/random';
import type { Random } from '../naive/generate/random';
import { hasFifthCopy, tilesOfShape } from '../naive/generate/shapes';
import type { Recipe } from '../naive/generate/shapes';
import { FIRST_FLOWER, formatTile, PLAYING_KINDS } from '../naive/tiles';
import { recordOfScene } from './scenes';

/** Hands that are dealt close to winning, so that what depends on first draws and discards happens often. */

const BONUS_TILES = 8;
const TRIES = 20;
/** Tiles drawn first that some hand may wait for. */
const DRAWN = 6;

export interface Close {
  readonly rules: string;
  readonly options: Options;
  /** By seat. */
  readonly bots: readonly Bot[];
  /** What complete hands are made of. */
  readonly recipes: readonly Recipe[];
  readonly index: number;
}

/** A hand without one of its tiles, at times with others than it should have. */
interface Dealt {
  readonly hand: readonly number[];
  readonly missing: number;
}

function drawHand(random: Random, recipes: readonly Recipe[]): Dealt {
  const [missing = 0, ...hand] = random.shuffled(tilesOfShape(random.pickWeighted(recipes).make(random)));
  const exchanged = random.pick([0, 0, 0, 1, 1, 2]);
  const others = Array.from({ length: exchanged }, () => random.below(PLAYING_KINDS));
  return { hand: [...others, ...hand.slice(exchanged)], missing };
}

/** Hands for two seats or more that one set of tiles has. */
function drawHands(random: Random, recipes: readonly Recipe[]): (Dealt | null)[] {
  const hands: (Dealt | null)[] = [null, null, null, null];
  for (const seat of random.shuffled([0, 1, 2, 3]).slice(0, random.pick([2, 3, 4])))
    for (let tries = 0; tries < TRIES && hands[seat] === null; tries += 1) {
      const drawn = drawHand(random, recipes);
      const taken = hands.flatMap((each) => (each ? [...each.hand, each.missing] : []));
      if (!hasFifthCopy([...taken, ...drawn.hand, drawn.missing])) hands[seat] = drawn;
    }
  return hands;
}

const written = (kinds: readonly number[]): string => kinds.map(formatTile).join('');

/** A hand of a match, played to its end. */
export function closeRecord({ rules, options, bots, recipes, index }: Close): GameRecord {
  const random = randomFrom(index);
  const dealt = drawHands(random, recipes);
  const waits = random.shuffled(dealt.flatMap((each) => (each ? [each.missing] : [])));
  const hands = dealt.map((each) => [...(each?.hand ?? [])]);
  const laid = options['bonusTiles'] === false ? 0 : random.pick([0, 0, 1, 2, BONUS_TILES - 1]);
  const bonus = random
    .shuffled(Array.from({ length: BONUS_TILES }, (_, at) => FIRST_FLOWER + at))
    .slice(0, laid);
  const owner = hands.findIndex(({ length }) => length > 0);
  const replaced = hands[owner]?.splice(0, laid, ...bonus) ?? [];
  return recordOfScene(rules, {
    hands: hands.map(written),
    front: written(waits.slice(0, random.below(DRAWN))),
    back: written(replaced),
    options,
    moves: [],
    dice: options['dice'] === 'two-twice' ? [1, 2, 3, 4] : [1, 2, 3],
    bots,
  });
}
