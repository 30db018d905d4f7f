import type { MeldShape, WinContext } from '../rules';
import { FIRST_FLOWER, FIRST_WIND } from '../tiles';
import type { Seat, TileKind, Wind } from '../types';
import { isPong, NO_EYES, type Arrangements } from './arrangements';
import type { SpecialForm } from './forms';
import { countBits, digitOf, RANKS, ranksIn, type RankSet, type Suit } from './packed';
import type { SetReading } from './setReadings';
import { TRAITS } from './traits';

/** One way to read a won hand, as small integers: all that a scoring pattern looks at. Pongs include kongs. */
export interface Reading {
  /** What holds of this reading, as bits of `TRAITS`. */
  traits: number;
  /** Sets of the standard form. */
  readonly sets: number;
  pongs: number;
  concealedPongs: number;
  /** The honours that are pongs: bit 0 East, then in the order of kinds. */
  honourPongs: number;
  eyes: TileKind;

  /** The concealed suited tiles; of several suits, put on top of each other. */
  concealed: Suit;
  /** What the whole hand has of each suit, and of the honours, bit 0 East. */
  characters: RankSet;
  dots: RankSet;
  bamboo: RankSet;
  honours: number;
  /** The winning tile, and how many of its kind are among the concealed tiles. */
  tile: TileKind;
  tileCount: number;
  kongs: number;
  meldPongs: number;
  meldConcealedPongs: number;
  meldHonourPongs: number;
  /** The traits that do not depend on the arrangement. */
  winTraits: number;

  seat: Seat;
  round: Wind;
  selfDrawn: boolean;
  /** Bonus tiles: bits 0–3 the flowers, 4–7 the seasons, each from East on. */
  bonus: number;
}

export function newReading(sets: number): Reading {
  return {
    traits: 0,
    sets,
    pongs: 0,
    concealedPongs: 0,
    honourPongs: 0,
    eyes: NO_EYES,
    concealed: 0,
    characters: 0,
    dots: 0,
    bamboo: 0,
    honours: 0,
    tile: NO_EYES,
    tileCount: 0,
    kongs: 0,
    meldPongs: 0,
    meldConcealedPongs: 0,
    meldHonourPongs: 0,
    winTraits: 0,
    seat: 0,
    round: 0,
    selfDrawn: false,
    bonus: 0,
  };
}

/** Fills in what is the same in every reading of a win. */
export function readWin(reading: Reading, context: WinContext, tiles: Arrangements): void {
  reading.tile = context.tile ?? NO_EYES;
  reading.tileCount = context.tile === null ? 0 : context.counts[context.tile]!;
  reading.seat = context.seat;
  reading.round = context.round;
  reading.selfDrawn = context.by === 'wall';
  reading.bonus = 0;
  for (const kind of context.bonus) reading.bonus |= 1 << (kind - FIRST_FLOWER);
  reading.concealed = tiles.characters | tiles.dots | tiles.bamboo;
  reading.characters = ranksIn(tiles.characters);
  reading.dots = ranksIn(tiles.dots);
  reading.bamboo = ranksIn(tiles.bamboo);
  reading.honours = tiles.honours;
  const meldTraits = readMelds(reading, context.melds);
  reading.winTraits = meldTraits | tileTraits(reading) | wayTraits(reading, context);
}

function readMelds(reading: Reading, melds: readonly MeldShape[]): number {
  let traits = TRAITS.noExposedMelds;
  reading.kongs = 0;
  reading.meldPongs = 0;
  reading.meldConcealedPongs = 0;
  reading.meldHonourPongs = 0;
  for (const { type, kind, concealed } of melds) {
    if (!concealed) traits = 0;
    if (type !== 'chow') {
      reading.meldPongs++;
      if (type === 'kong') reading.kongs++;
      if (concealed) reading.meldConcealedPongs++;
    }
    addRanks(reading, kind, type === 'chow' ? 0o111 : 1);
  }
  reading.honours |= reading.meldHonourPongs;
  if (melds.length === 0) traits |= TRAITS.noMelds;
  if (reading.kongs >= 3) traits |= TRAITS.threeKongs;
  return reading.kongs === reading.sets ? traits | TRAITS.allKongs : traits;
}

/** Adds the ranks of a meld that begins with this kind. */
function addRanks(reading: Reading, kind: TileKind, ranks: RankSet): void {
  if (kind < RANKS) reading.characters |= ranks << digitOf(kind);
  else if (kind < 2 * RANKS) reading.dots |= ranks << digitOf(kind);
  else if (kind < FIRST_WIND) reading.bamboo |= ranks << digitOf(kind);
  else reading.meldHonourPongs |= 1 << (kind - FIRST_WIND);
}

const TERMINALS: RankSet = 0o100000001;
const MIDDLES: RankSet = 0o011111110;

function tileTraits({ characters, dots, bamboo, honours }: Reading): number {
  const all = characters | dots | bamboo;
  const suits = Number(characters !== 0) + Number(dots !== 0) + Number(bamboo !== 0);
  let traits = honours === 0 ? TRAITS.noHonours : TRAITS.honours;
  if (suits === 0) traits |= TRAITS.noSuits;
  if (suits === 1) traits |= TRAITS.oneSuit;
  if ((all & TERMINALS) === 0) traits |= TRAITS.noTerminals;
  if ((all & MIDDLES) === 0) traits |= TRAITS.noMiddles;
  return traits;
}

function wayTraits({ bonus }: Reading, context: WinContext): number {
  const { by, seat, melds, kongs } = context;
  let traits = bonus === 0 ? TRAITS.noBonusTiles : TRAITS.bonusTiles;
  if (context.lastTile) traits |= TRAITS.lastTile;
  if (by === 'robbed-kong') traits |= TRAITS.robbedKong;
  if (by === 'wall') {
    traits |= TRAITS.selfDrawn;
    if (kongs > 0) traits |= TRAITS.kongReplacement;
    if (kongs === 2) traits |= TRAITS.doubleKongReplacement;
    if (context.firstDraw && seat === 0 && melds.length === 0) traits |= TRAITS.firstDraw;
  }
  const onFirstDiscard = context.firstDiscard && by === 'discard' && context.from === 0;
  return onFirstDiscard && seat !== 0 && melds.length === 0 ? traits | TRAITS.firstDiscard : traits;
}

/**
 * Fills in one arrangement of sets and eyes. The tile of another seat exposes the pong it completes, unless it can
 * complete a chow instead. Source: `rule-sets/hong-kong-old/RULES.md#concealed`.
 */
export function readArrangement(reading: Reading, tiles: Arrangements, at: number): void {
  const { tile, selfDrawn, tileCount } = reading;
  const { characters, dots, bamboo, eyes } = tiles.list[at]!;
  const own = countBits(characters) + countBits(dots) + countBits(bamboo) + countBits(tiles.honourPongs);
  const isTaken = !selfDrawn && tileCount === 3 && isPong(tiles, at, tile);
  reading.pongs = reading.meldPongs + own;
  reading.concealedPongs = reading.meldConcealedPongs + own - (isTaken ? 1 : 0);
  reading.honourPongs = reading.meldHonourPongs | tiles.honourPongs;
  reading.eyes = eyes;
  const ownEyes = selfDrawn || eyes !== tile || tileCount > 2;
  reading.traits = reading.winTraits | setTraits(reading) | (ownEyes ? TRAITS.ownEyes : 0);
}

function setTraits({ pongs, concealedPongs, honourPongs, eyes, sets }: Reading): number {
  let traits: number = eyes < FIRST_WIND ? TRAITS.suitedEyes : TRAITS.honourEyes;
  if (pongs === sets) traits |= TRAITS.noChows;
  if (pongs === 0) traits |= TRAITS.noPongs;
  if (concealedPongs >= 3) traits |= TRAITS.threeConcealedPongs;
  if (concealedPongs === sets) traits |= TRAITS.allConcealedPongs;
  return honourPongs === 0 ? traits : traits | TRAITS.honourPongs;
}

/** Fills in sets and eyes that are known one by one. */
export function readEachSet(reading: Reading, { sets, eyes }: Pick<SetReading, 'sets' | 'eyes'>): void {
  const pongs = sets.filter(({ type }) => type !== 'chow');
  reading.pongs = pongs.length;
  reading.concealedPongs = pongs.filter(({ concealed }) => concealed).length;
  reading.honourPongs = 0;
  for (const { kind } of pongs) if (kind >= FIRST_WIND) reading.honourPongs |= 1 << (kind - FIRST_WIND);
  reading.eyes = eyes?.kind ?? NO_EYES;
  reading.traits = reading.winTraits | setTraits(reading) | (eyes?.concealed === false ? 0 : TRAITS.ownEyes);
}

const NO_TRAITS = 0;
const FORM_TRAITS: Readonly<Record<string, number>> = {
  'seven-pairs': TRAITS.sevenPairs,
  'thirteen-orphans': TRAITS.thirteenOrphans,
} satisfies Record<SpecialForm, number>;

/** Fills in a form that has neither sets nor eyes: a special form, or one of the game's own. */
export function readSpecialForm(reading: Reading, form: string): void {
  reading.pongs = 0;
  reading.concealedPongs = 0;
  reading.honourPongs = 0;
  reading.eyes = NO_EYES;
  reading.traits = reading.winTraits | (FORM_TRAITS[form] ?? NO_TRAITS);
}
