import { defaultRules } from '../../engine/defaultRules';
import type { Geometry, Rules, RuleSet } from '../../engine/rules';
import { standardSituations } from '../../engine/situations';
import { FLOWERS_AND_SEASONS, tileList } from '../../engine/tiles';
import { tileSet } from '../../engine/tileSet';
import { STANDARD_LAY_OUTS } from '../../engine/mayLie';
import { evenStacks, TWO_TWICE } from '../../engine/wall';
import { fineBy } from './fines';
import { distanceOf, FORMS } from './hands';
import { matchHooks } from './match';
import { competitionOptions, type CompetitionOptions } from './options';
import { scoring, SEATS } from './scoring';

/** The others of the winning tile's kind. */
const OTHERS = 3;

/** The Chinese competition rules: 81 items, eight points to win. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'competition',
  version: 1,
  options: competitionOptions,
  resolve: (options: CompetitionOptions): Rules => {
    const geometry = geometryOf(options);
    const tiles = tileSet(geometry.tiles);
    return {
      ...defaultRules,
      ...scoring(options, tiles),
      ...matchHooks(options),
      id: 'competition',
      options,
      geometry,
      tiles,
      startPoints: options.startPoints,
      layOuts: { ...STANDARD_LAY_OUTS, wins: ['wall', 'discard', 'robbed-kong'] },
      concealedKongs: options.concealedKongs,
      bearsOnWorth: () => ({}),
      deficiency: (context) => {
        const distance = distanceOf(context, tiles);
        return Number.isFinite(distance) ? Math.max(0, distance) : null;
      },
      fine: fineBy(options),
      situations: { ...standardSituations, 'last-of-kind': () => ({ othersOpen: OTHERS }) },
    };
  },
};

/** Source: `RULES.md#equipment`. */
function geometryOf({ bonusTiles }: CompetitionOptions): Geometry {
  return {
    seats: SEATS,
    tiles: tileList(bonusTiles ? FLOWERS_AND_SEASONS : []),
    handSize: 13,
    sets: FORMS.sets,
    stacks: evenStacks(SEATS, bonusTiles ? 18 : 17),
    deadWall: 0,
    dice: TWO_TWICE,
  };
}
