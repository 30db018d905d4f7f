import { FIRST_DRAGON, FIRST_WIND, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON, type SuitName } from '../tiles';
import type { TileKind } from '../types';
import { digitOf } from './packed';
import type { Pattern } from './items';
import { TRAITS } from './traits';

const WINDS = 0b1111;
const WIND_KINDS = FIRST_DRAGON - FIRST_WIND;
const ALL_FOUR = 0b1111;
const SEASONS = 4;
const GATES = 0o311111113;

const dragonsOf = (honours: number): number => honours >> WIND_KINDS;
const bitAt = (bits: number, at: number): number => (bits >> at) & 1;
const countOf = (bits: number): number => bitAt(bits, 0) + bitAt(bits, 1) + bitAt(bits, 2) + bitAt(bits, 3);

/** How many dragons are pongs. */
export const dragonPongs: Pattern = {
  traits: TRAITS.honourPongs,
  times: ({ honourPongs }) => countOf(dragonsOf(honourPongs)),
};
export const seatWindPong: Pattern = {
  traits: TRAITS.honourPongs,
  times: ({ honourPongs, seat }) => bitAt(honourPongs, seat),
};
export const roundWindPong: Pattern = {
  traits: TRAITS.honourPongs,
  times: ({ honourPongs, round }) => bitAt(honourPongs, round),
};

export const noHonours: Pattern = { traits: TRAITS.noHonours };
/** Ranks 2 to 8 only. */
export const middleOnly: Pattern = { traits: TRAITS.noHonours | TRAITS.noTerminals };
/** Chows, and eyes of a suit. */
export const commonHand: Pattern = { traits: TRAITS.noPongs | TRAITS.suitedEyes };
/** The same without a bonus tile, and the eyes not completed by another seat. */
export const strictCommonHand: Pattern = { traits: commonHand.traits | TRAITS.ownEyes | TRAITS.noBonusTiles };
export const allPongs: Pattern = { traits: TRAITS.noChows };
/** One suit and at least one honour; one suit alone. */
export const cleanHand: Pattern = { traits: TRAITS.oneSuit | TRAITS.honours };
export const pureHand: Pattern = { traits: TRAITS.oneSuit | TRAITS.noHonours };
export const threeConcealedPongs: Pattern = { traits: TRAITS.threeConcealedPongs };
/** Concealed pongs only; a tile of another seat may complete the eyes. */
export const allConcealedPongs: Pattern = { traits: TRAITS.allConcealedPongs };
export const threeKongs: Pattern = { traits: TRAITS.threeKongs };
export const allKongs: Pattern = { traits: TRAITS.allKongs };
export const sevenPairs: Pattern = { traits: TRAITS.sevenPairs };
export const thirteenOrphans: Pattern = { traits: TRAITS.thirteenOrphans };

export const littleDragons: Pattern = {
  traits: TRAITS.honourPongs | TRAITS.honourEyes,
  times: ({ honourPongs, eyes }) => Number(eyes >= FIRST_DRAGON && countOf(dragonsOf(honourPongs)) === 2),
};
export const greatDragons: Pattern = {
  traits: TRAITS.honourPongs,
  times: ({ honourPongs }) => Number(countOf(dragonsOf(honourPongs)) === 3),
};
export const littleWinds: Pattern = {
  traits: TRAITS.honourPongs | TRAITS.honourEyes,
  times: ({ honourPongs, eyes }) => Number(eyes < FIRST_DRAGON && countOf(honourPongs & WINDS) === 3),
};
export const greatWinds: Pattern = {
  traits: TRAITS.honourPongs,
  times: ({ honourPongs }) => Number((honourPongs & WINDS) === WINDS),
};
export const allHonours: Pattern = { traits: TRAITS.noSuits };
/** Ranks 1 and 9 only. */
export const allTerminals: Pattern = { traits: TRAITS.noHonours | TRAITS.noMiddles };
/** Pongs and eyes of 1s, 9s and honours, both sorts present. */
export const mixedTerminals: Pattern = {
  traits: allPongs.traits | TRAITS.honours | TRAITS.noMiddles,
  times: ({ traits }) => Number((traits & TRAITS.noSuits) === 0),
};

/** Before the winning tile 1112345678999 of one suit, no melds. */
export const heavenlyGates: Pattern = {
  traits: TRAITS.noMelds | TRAITS.oneSuit | TRAITS.noHonours,
  times: ({ concealed, tile }) => Number(concealed - (1 << digitOf(tile)) === GATES),
};

/** Pongs and eyes of one suit, and a pong of the dragon of its colour. */
export const pearlDragon: Pattern = dragonHand('dots', WHITE_DRAGON);
export const rubyDragon: Pattern = dragonHand('characters', RED_DRAGON);
export const jadeDragon: Pattern = dragonHand('bamboo', GREEN_DRAGON);

function dragonHand(suit: SuitName, dragon: TileKind): Pattern {
  const only = 1 << (dragon - FIRST_WIND);
  return {
    traits: allPongs.traits | TRAITS.oneSuit | TRAITS.suitedEyes | TRAITS.honourPongs,
    times: (reading) => Number(reading[suit] !== 0 && reading.honours === only),
  };
}

/** The dealer's dealt tiles; a win on the dealer's first discard. */
export const heavenlyHand: Pattern = { traits: TRAITS.firstDraw };
export const earthlyHand: Pattern = { traits: TRAITS.firstDiscard };

/** No exposed meld, however it was won. */
export const concealedHand: Pattern = { traits: TRAITS.noExposedMelds };
export const selfDrawn: Pattern = { traits: TRAITS.selfDrawn };
export const robbedKong: Pattern = { traits: TRAITS.robbedKong };
export const lastTile: Pattern = { traits: TRAITS.lastTile };
export const kongReplacement: Pattern = { traits: TRAITS.kongReplacement };
export const doubleKongReplacement: Pattern = { traits: TRAITS.doubleKongReplacement };

export const noBonusTiles: Pattern = { traits: TRAITS.noBonusTiles };
export const ownFlower: Pattern = {
  traits: TRAITS.bonusTiles,
  times: ({ bonus, seat }) => bitAt(bonus, seat),
};
export const ownSeason: Pattern = {
  traits: TRAITS.bonusTiles,
  times: ({ bonus, seat }) => bitAt(bonus, SEASONS + seat),
};
export const allFlowers: Pattern = {
  traits: TRAITS.bonusTiles,
  times: ({ bonus }) => Number((bonus & ALL_FOUR) === ALL_FOUR),
};
export const allSeasons: Pattern = {
  traits: TRAITS.bonusTiles,
  times: ({ bonus }) => Number(((bonus >> SEASONS) & ALL_FOUR) === ALL_FOUR),
};
