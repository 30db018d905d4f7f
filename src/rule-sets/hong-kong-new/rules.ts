import { standardSituations } from '../../engine/situations';
import type { Situations } from '../../engine/situations';
import { hongKongRules } from '../shared/hongKong/play';
import { hongKongNewOptions as options } from './options';
import { scoring } from './scoring';

/** A robbed kong is never the last tile: that counts nothing there. */
const situations: Situations = {
  ...standardSituations,
  'last-tile': ({ by }) => (by === 'wall' || by === 'discard' ? { lastTile: true } : {}),
};

/** The new style of Hong Kong: many items that are added, five faan to win. Source: `RULES.md`. */
export const rules = hongKongRules({ id: 'hong-kong-new', options, scoring, situations });
