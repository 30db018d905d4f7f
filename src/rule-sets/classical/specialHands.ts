import type { WinContext } from '../../engine/rules';
import type { SetReading } from '../../engine/scoring/setReadings';
import { FIRST_DRAGON, FIRST_WIND, GREEN_DRAGON, PLAYING_KINDS, rankOf, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

/** A complete hand in one reading, with all its tiles by kind. */
interface Asked {
  readonly reading: SetReading;
  readonly win: WinContext;
  readonly kinds: readonly TileKind[];
}

const DOTS_1: TileKind = 9;
/** Green dragons and bamboo 2, 3, 4, 6, 8. */
const GREEN: readonly TileKind[] = [19, 20, 21, 23, 25, GREEN_DRAGON];
const EAST = 0;
const HONOURS = 3;
const ENDS = 3;

/** Hands that score the limit, in the order of a sheet. Source: `RULES.md#special-hands`. */
export const SPECIAL_HANDS = {
  'hidden-treasure': ({ reading, win, kinds }) =>
    isAllPongs(reading) && isOneSuit(kinds) && win.from === null && isUntaken(win),
  'all-honors-hand': ({ reading, kinds }) =>
    isAllPongs(reading) && kinds.every((kind) => suitOf(kind) === HONOURS),
  'imperial-jade': ({ reading, kinds }) => isAllPongs(reading) && kinds.every((kind) => GREEN.includes(kind)),
  'three-great-scholars': ({ reading }) => pongsFrom(reading, FIRST_DRAGON, PLAYING_KINDS) === 3,
  'four-large-blessings': ({ reading }) => pongsFrom(reading, FIRST_WIND, FIRST_DRAGON) === 4,
  'all-kongs': ({ win }) => win.melds.filter(({ type }) => type === 'kong').length === 4,
  'nine-united-sons': ({ win, kinds }) => isNineSons(win, kinds),
  'thirteen-unique-wonders': ({ reading }) => reading.form === 'thirteen-orphans',
  'heavenly-peace': ({ win }) =>
    win.firstDraw && win.by === 'wall' && win.seat === EAST && win.melds.length === 0,
  'earthly-peace': ({ win }) =>
    win.firstDiscard && win.by === 'discard' && win.from === EAST && win.melds.length === 0,
  'moon-from-the-bottom': ({ win }) => win.end === 'back' && win.tile === DOTS_1,
  'heavenly-twins': ({ reading }) => reading.form === 'seven-pairs',
  'kong-on-kong': ({ win }) => win.kongs === 2,
} satisfies Readonly<Record<string, (asked: Asked) => boolean>>;

export type SpecialHand = keyof typeof SPECIAL_HANDS;

const IDS = Object.keys(SPECIAL_HANDS) as readonly SpecialHand[];

/** The special hands that this reading of a won hand is. */
export function specialHandsOf(reading: SetReading, win: WinContext): SpecialHand[] {
  const asked = { reading, win, kinds: reading.groups.flatMap(({ kinds }) => kinds) };
  return IDS.filter((id) => SPECIAL_HANDS[id](asked));
}

function isAllPongs({ form, sets }: SetReading): boolean {
  return form === 'sets' && sets.every(({ type }) => type !== 'chow');
}

function pongsFrom({ sets }: SetReading, first: TileKind, end: TileKind): number {
  return sets.filter(({ type, kind }) => type !== 'chow' && kind >= first && kind < end).length;
}

function isOneSuit(kinds: readonly TileKind[]): boolean {
  return kinds.every((kind) => suitOf(kind) !== HONOURS && suitOf(kind) === suitOf(kinds[0]!));
}

/** Nothing laid out was taken from a discard. */
function isUntaken({ melds }: WinContext): boolean {
  return melds.every(({ concealed }) => concealed);
}

/** 111 2345678 999 and one tile more. */
function isNineSons(win: WinContext, kinds: readonly TileKind[]): boolean {
  if (!isOneSuit(kinds) || !isUntaken(win) || win.melds.some(({ type }) => type === 'kong')) return false;
  const ranks = kinds.map(rankOf);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].every(
    (rank) => ranks.filter((each) => each === rank).length >= (rank === 1 || rank === 9 ? ENDS : 1),
  );
}
