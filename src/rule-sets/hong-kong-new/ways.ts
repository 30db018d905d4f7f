import type { Pattern } from '../../engine/scoring/items';
import { TRAITS } from '../../engine/scoring/traits';
import { rankOf } from '../../engine/tiles';
import type { WinContext } from '../../engine/types';

const SETS = 4;

/** Only the eyes are in the hand, and no meld is concealed. */
function isAllExposed({ melds }: WinContext): boolean {
  return melds.length === SETS && melds.every(({ concealed }) => !concealed);
}

/** Four exposed melds; the eyes drawn, or from another seat. Source: `RULES.md#how-it-was-won`. */
export const halfFromOthers: Pattern = {
  traits: TRAITS.selfDrawn,
  times: (_reading, win) => Number(isAllExposed(win)),
};
export const allFromOthers: Pattern = {
  traits: 0,
  times: ({ selfDrawn }, win) => Number(!selfDrawn && isAllExposed(win)),
};
export const fourExposedPongs: Pattern = {
  traits: TRAITS.noChows,
  times: (_reading, win) => Number(isAllExposed(win)),
};

/** Whether a hand waited for one kind alone. */
export type OnlyWait = (win: WinContext) => boolean;

/** Source: `RULES.md#one-way-wait`. */
export const oneWayWait = (isOnly: OnlyWait): Pattern => ({
  traits: 0,
  times: (_reading, win) => Number(isOnly(win)),
});

const FOUR = 4;

/** The 5 of a chow 456. Source: `RULES.md#middle-five`. */
export const middleFive: Pattern = {
  traits: 0,
  sets: ({ sets }) =>
    Number(sets.some(({ type, kind, won }) => type === 'chow' && won === 1 && rankOf(kind) === FOUR)),
};
