import { defaultRules, nextDealBy } from '../../../engine/defaultRules';
import type { DefaultRules } from '../../../engine/defaultRules';
import { STANDARD_LAY_OUTS, WAYS } from '../../../engine/mayLie';
import type { Geometry, Rules, RuleSet } from '../../../engine/rules';
import { FLOWERS_AND_SEASONS, tileList } from '../../../engine/tiles';
import { tileSet } from '../../../engine/tileSet';
import { evenStacks, THREE_DICE, TWO_TWICE } from '../../../engine/wall';
import { dealerStays, fineOf } from '../standard/play';
import type { ScoringHooks } from '../standard/scoring';
import type { PlayOptions } from './options';
import { drawnDealsAfter, recordPot } from './payments';

const SEATS = 4;

/** Four seats, 144 tiles (136 without bonus tiles). Source: `rule-sets/hong-kong-old/RULES.md#equipment`. */
function hongKongGeometry({ bonusTiles: bonus, dice, deadWall }: PlayOptions): Geometry {
  const twice = dice === 'two-twice';
  return {
    seats: SEATS,
    tiles: tileList(bonus ? FLOWERS_AND_SEASONS : []),
    handSize: 13,
    sets: 4,
    stacks: evenStacks(SEATS, bonus ? 18 : 17),
    deadWall,
    dice: twice ? TWO_TWICE : THREE_DICE,
  };
}

interface HongKongGame extends Pick<RuleSet, 'id' | 'options'> {
  scoring(this: void, options: PlayOptions, tiles: Rules['tiles']): ScoringHooks;
  /** What a calculator may be told, where that differs. */
  readonly situations?: Rules['situations'];
}

/** A Hong Kong rule set: the play that all share, and scoring of its own. */
export function hongKongRules({
  id,
  options: specs,
  scoring,
  situations = defaultRules.situations,
}: HongKongGame): RuleSet {
  const resolve = (options: PlayOptions): Rules => {
    const play = hongKongPlay(options);
    return { ...play, situations, ...scoring(options, play.tiles), id, options };
  };
  return { id, version: 1, options: specs, resolve };
}

type Play = DefaultRules & Pick<Rules, 'geometry' | 'tiles'>;

function hongKongPlay(options: PlayOptions): Play {
  const geometry = hongKongGeometry(options);
  return {
    ...defaultRules,
    geometry,
    tiles: tileSet(geometry.tiles),
    startPoints: options.startPoints,
    layOuts: {
      ...STANDARD_LAY_OUTS,
      wins: WAYS.filter((way) => way !== 'robbed-kong' || options.robKong !== 'never'),
    },
    severalWinners: options.severalWinners,
    fine: fineOf(options),
    bearsOnWorth: () => ({}),
    recordResult: recordPot,
    nextDeal: nextDealBy({
      rounds: options.rounds,
      repeats: (progress, deal) => dealerStays(options, progress, deal),
      carry: (deal) => (options.goulash === 'pot' ? drawnDealsAfter(deal) : {}),
    }),
  };
}
