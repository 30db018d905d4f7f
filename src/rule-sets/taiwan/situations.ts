import { standardSituations, type Circumstance, type Situations } from '../../engine/situations';
import { DEALER, streakOf } from './data';
import type { TaiwanOptions } from './options';

const MOST_STREAK = 999;

const {
  'kong-replacement': kongReplacement,
  'bonus-replacement': bonusReplacement,
  'double-kong-replacement': doubleKongReplacement,
} = standardSituations;

/** A robbed kong is never the last tile: a tile is left to be drawn for it. */
const lastTile: Circumstance = ({ by }) => (by === 'wall' || by === 'discard' ? { lastTile: true } : {});

/** The dealt tiles of the dealer, or the own first draw of another. */
const firstDraw: Circumstance = ({ by, seat, melds }) =>
  by === 'wall' && melds.length === 0 ? { firstGo: true, firstDraw: seat === DEALER } : {};

const firstDiscard: Circumstance = ({ by, seat, melds }) =>
  by === 'discard' && seat !== DEALER && melds.length === 0 ? { firstGo: true } : {};

const heavenlyReady: Circumstance = ({ seat, melds, extras }) =>
  melds.length === 0 ? { extras: { ...extras, heavenly: 1 << seat } } : {};

const earthlyReady: Circumstance = ({ seat, melds, extras }) =>
  melds.length === 0 && seat !== DEALER ? { extras: { ...extras, earthly: 1 << seat } } : {};

const nothing: Circumstance = () => ({});

/** What the calculator may be told. Source: `RULES.md#calculator`. */
export function situationsOf({ readyDeclaration }: TaiwanOptions): Situations {
  return {
    'last-tile': lastTile,
    'kong-replacement': kongReplacement!,
    'bonus-replacement': bonusReplacement!,
    'double-kong-replacement': doubleKongReplacement!,
    'first-draw': firstDraw,
    'first-discard': firstDiscard,
    'heavenly-ready': readyDeclaration ? heavenlyReady : nothing,
    'earthly-ready': readyDeclaration ? earthlyReady : nothing,
    streak: {
      stated: { sort: 'number', least: 0, most: MOST_STREAK },
      says: ({ carry }, [streak = 0]) => ({ carry: { ...carry, repeat: streak } }),
      of: (win) => (streakOf(win) > 0 ? [streakOf(win)] : []),
    },
  };
}
