import type { Random } from '../generate/random';
import { randomFrom } from '../generate/random';
import { hasFifthCopy, KONG_RECIPES, RECIPES } from '../generate/shapes';
import type { Shape, ShapeMeld } from '../generate/shapes';
import { PLAYING_KINDS } from '../tiles';
import { tilesOf } from './hand';
import type { Hand, LaidMeld, ScoringOptions, Winning } from './hand';

const TILE_SETS = ['none', 'seasons', 'all'] as const;
type TileSetName = (typeof TILE_SETS)[number];

/** A hand to score, with the options that bear on it. */
export interface Case {
  readonly hand: Hand;
  readonly options: ScoringOptions & { readonly extraTiles: TileSetName };
}

interface Layout {
  readonly held: readonly number[];
  readonly melds: readonly LaidMeld[];
}

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
const JADE = [32, 19, 20, 21, 23, 25];
const ONE_OF_DOTS = 9;

/** `count` hands of winners and losers, the same for the same seed. */
export function* generateCases(count: number, seed: number): Generator<Case> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) {
    const options = drawOptions(random);
    const seat = random.below(4);
    const extras = drawExtras(random, options.extraTiles);
    const hand = random.chance(0.7) ? winner(random, seat) : loser(random, seat);
    yield { hand: { ...hand, extras }, options };
  }
}

function drawOptions(random: Random): Case['options'] {
  return {
    limit: random.pick([300, 300, 500, 100, 1000, 2000, null, null]),
    sevenPairsDistinct: random.chance(0.7),
    extraTiles: random.pick(TILE_SETS),
  };
}

function drawExtras(random: Random, set: TileSetName): number[] {
  const number = { none: 0, seasons: 8, all: 16 }[set];
  const density = random.pick([0, 0.15, 0.3, 0.6, 0.9]);
  const extras: number[] = [];
  for (let kind = PLAYING_KINDS; kind < PLAYING_KINDS + number; kind += 1)
    if (random.chance(density)) extras.push(kind);
  return random.shuffled(extras);
}

function winner(random: Random, seat: number): Hand {
  for (;;) {
    const { held, melds } = layOut(random, drawShape(random));
    const win = drawWin(random, { held, melds }, seat);
    if (win) return { seat, held: random.shuffled(held), melds: random.shuffled(melds), extras: [], win };
  }
}

/** A winner's hand less a tile, some of its tiles exchanged. */
function loser(random: Random, seat: number): Hand {
  for (;;) {
    const { held, melds } = layOut(random, drawShape(random));
    const kept = random.shuffled(held).slice(1);
    const exchanged = random.pick([0, 0, 1, 2, 4, 8]);
    const tiles = kept.map((kind, at) => (at < exchanged ? random.pick(KINDS) : kind));
    if (!hasFifthCopy([...tiles, ...melds.flatMap(tilesOf)]))
      return { seat, held: tiles, melds, extras: [], win: null };
  }
}

function drawShape(random: Random): Shape {
  if (random.chance(0.06)) return jade(random);
  if (random.chance(0.15)) return random.pickWeighted(KONG_RECIPES).make(random);
  return split(random, random.pickWeighted(RECIPES).make(random));
}

function jade(random: Random): Shape {
  const [pair = 0, ...kinds] = random.shuffled(JADE);
  const melds: ShapeMeld[] = kinds.slice(0, 4).map((kind) => ({ shape: 'pong', kind }));
  if (random.chance(0.2)) melds[0] = { shape: 'chow', kind: 19 };
  const shape = { melds, loose: [pair, pair] };
  return hasFifthCopy([...melds.flatMap(tilesOf), pair, pair]) ? jade(random) : shape;
}

/** Now and then three alike of loose tiles are a pong that may be laid out. */
function split(random: Random, { melds, loose }: Shape): Shape {
  const kind = loose.find((each) => loose.filter((other) => other === each).length >= 3);
  if (melds.length > 0 || kind === undefined || random.chance(0.6)) return { melds, loose };
  let left = 3;
  return { melds: [{ shape: 'pong', kind }], loose: loose.filter((each) => each !== kind || left-- <= 0) };
}

function layOut(random: Random, { melds, loose }: Shape): Layout {
  const openness = random.pick([0, 0, 0.3, 0.6, 1]);
  const kongs = random.pick([0, 0, 0.2, 0.6, 1]);
  const held = [...loose];
  const laid: LaidMeld[] = [];
  const used = [...melds.flatMap(tilesOf), ...loose];
  for (const { shape, kind } of melds) {
    const open = random.chance(openness);
    if (shape === 'pong' && random.chance(kongs) && !hasFifthCopy([...used, kind]))
      laid.push({ shape: 'kong', kind, concealed: !open });
    else if (open) laid.push({ shape, kind, concealed: false });
    else if (shape === 'pong' && random.chance(0.3)) laid.push({ shape, kind, concealed: true });
    else held.push(...tilesOf({ shape, kind }));
  }
  return { held, melds: laid };
}

function drawWin(random: Random, { held, melds }: Layout, seat: number): Winning | null {
  const by = random.pick(['wall', 'wall', 'wall', 'discard', 'discard', 'robbed-kong'] as const);
  const loose = by === 'wall' && random.chance(0.3);
  const wished = loose && held.includes(ONE_OF_DOTS) && random.chance(0.5);
  const tile = wished ? ONE_OF_DOTS : random.pick(held);
  const robs = [...held, ...melds.flatMap(tilesOf)].filter((kind) => kind === tile).length === 1;
  if (by === 'robbed-kong' && !robs) return null;
  const kongs = melds.filter(({ shape }) => shape === 'kong').length;
  const atOnce = melds.length === 0 && random.chance(0.15);
  return {
    tile,
    by,
    loose,
    kongOnKong: loose && kongs >= 2 && random.chance(0.2),
    asDealt: atOnce && seat === 0 && by === 'wall',
    onFirstDiscard: atOnce && seat !== 0 && by === 'discard',
  };
}
