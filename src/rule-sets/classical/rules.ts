import { bonusRounds } from '../../engine/bonusRounds';
import { defaultRules, nextDealBy } from '../../engine/defaultRules';
import { STANDARD_LAY_OUTS, WAYS } from '../../engine/mayLie';
import type { LayOuts } from '../../engine/mayLie';
import type { Geometry, Rules, RuleSet } from '../../engine/rules';
import { tileSet } from '../../engine/tileSet';
import { KONG_SIZE, PONG_SIZE, tileList } from '../../engine/tiles';
import type { Deal, TileKind } from '../../engine/types';
import { evenStacks, TWO_TWICE } from '../../engine/wall';
import { fineOf } from '../shared/standard/play';
import { capture } from './captures';
import { layOutPong, withConcealedPongs } from './concealedPongs';
import { ALL_EXTRA_TILES, SEASON_TILES } from './extraTiles';
import { classicalOptions, type ClassicalOptions } from './options';
import { readyAsDealt, readySeats, sayReadyAfter } from './ready';
import { scoringHooks } from './scoring';

const SEATS = 4;
const DEALER = 0;

const EXTRA_TILES: Readonly<Record<ClassicalOptions['extraTiles'], readonly TileKind[]>> = {
  none: [],
  seasons: SEASON_TILES,
  all: ALL_EXTRA_TILES,
};

/** Every hand is scored, and the players settle with each other. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'classical',
  version: 1,
  options: classicalOptions,
  resolve: (options: ClassicalOptions) => {
    const geometry = geometryOf(options);
    return {
      ...defaultRules,
      ...scoringHooks(options),
      ...readyHooks(options),
      id: 'classical',
      options,
      geometry,
      tiles: tileSet(geometry.tiles),
      startPoints: options.settle === 'fines' ? options.startPoints : 0,
      layOuts: layOutsOf(options),
      turnActions: withConcealedPongs,
      declare: layOutPong,
      fine: fineOf(options),
      nextDeal: nextDealBy({
        rounds: options.hands / SEATS,
        repeats: (_progress, deal) => isRepeated(options, deal),
      }),
    };
  },
};

/** Pongs, too, may lie closed. Source: `RULES.md#concealed-pong`. */
function layOutsOf(options: ClassicalOptions): LayOuts {
  const wins = WAYS.filter((way) => way !== 'robbed-kong' || options.robKong !== 'never');
  return { ...STANDARD_LAY_OUTS, closed: [PONG_SIZE, KONG_SIZE], wins };
}

/** Four seats and 136, 144 or 152 tiles. Source: `RULES.md#equipment`, `#wall`. */
function geometryOf(options: ClassicalOptions): Geometry {
  const tiles = tileList(EXTRA_TILES[options.extraTiles]);
  return {
    seats: SEATS,
    tiles,
    handSize: 13,
    sets: 4,
    stacks: evenStacks(SEATS, tiles.length / 2 / SEATS),
    deadWall: options.deadWall,
    dice: TWO_TWICE,
  };
}

/** What is said of its own accord: who is ready, and which special tiles are caught. */
function readyHooks(
  options: ClassicalOptions,
): Pick<Rules, 'phases' | 'onEvent' | 'visibleExtras' | 'bearsOnWorth'> {
  const calls = options.readyCall === 'automatic';
  return {
    phases: calls ? [bonusRounds, readyAsDealt] : [bonusRounds],
    onEvent: (step, event) => {
      capture(step, event);
      if (calls) sayReadyAfter(step, event);
      return [];
    },
    visibleExtras: ({ extras }) => ({ ready: readySeats(extras) }),
    bearsOnWorth: () => ({}),
  };
}

/** A drawn hand is played again; by option also one that East won. Source: `RULES.md#dealer`. */
function isRepeated(options: ClassicalOptions, { wins }: Deal): boolean {
  if (wins.length === 0) return true;
  return options.dealerRepeats === 'always' && wins.some(({ seat }) => seat === DEALER);
}
