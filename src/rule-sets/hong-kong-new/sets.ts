import type { Pattern } from '../../engine/scoring/items';
import { RANKS, type RankSet } from '../../engine/scoring/packed';
import { identicalChows as couplesOf } from '../../engine/scoring/setPatterns';
import type { ReadSet, SetReading } from '../../engine/scoring/setReadings';
import { TRAITS } from '../../engine/scoring/traits';
import { FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import { ranksOf } from './ranks';

/** The suited sets of a reading, by suit as the ranks at which they begin. */
interface Suited {
  readonly chows: RankSet[];
  /** Those that are not laid out. */
  readonly ownChows: RankSet[];
  readonly pongs: RankSet[];
}

const SUITS = [0, 1, 2];
const known = new WeakMap<SetReading, Suited>();

function suitedOf(reading: SetReading): Suited {
  let suited = known.get(reading);
  if (!suited) known.set(reading, (suited = newSuited(reading.sets)));
  return suited;
}

function newSuited(sets: readonly ReadSet[]): Suited {
  const suited = { chows: [0, 0, 0], ownChows: [0, 0, 0], pongs: [0, 0, 0] };
  for (const { type, kind, meld } of sets) {
    if (kind >= FIRST_WIND) continue;
    const suit = suitOf(kind);
    const rank = ranksOf(rankOf(kind));
    if (type !== 'chow') suited.pongs[suit]! |= rank;
    else {
      suited.chows[suit]! |= rank;
      if (meld === null) suited.ownChows[suit]! |= rank;
    }
  }
  return suited;
}

/** Something of the suited sets. Source: `RULES.md#what-sets-make`. */
const times = (count: (suited: Suited) => number): Pattern => ({
  traits: 0,
  sets: (reading) => count(suitedOf(reading)),
});
const where = (holds: (suited: Suited) => boolean): Pattern => times((suited) => Number(holds(suited)));

const hasAll = (ranks: RankSet, wanted: RankSet): boolean => (ranks & wanted) === wanted;
const inAllSuits = (ranks: readonly RankSet[]): boolean => (ranks[0]! & ranks[1]! & ranks[2]!) !== 0;

const OUTER_CHOWS = ranksOf(1, 7);
const OUTER_PONGS = ranksOf(1, 9);
const STRAIGHT = ranksOf(1, 4, 7);

/** For each suit once: chows 123 and 789, or pongs of 1 and 9. */
export const oldAndYoung = times(
  ({ chows, pongs }) =>
    SUITS.filter((suit) => hasAll(chows[suit]!, OUTER_CHOWS) || hasAll(pongs[suit]!, OUTER_PONGS)).length,
);
export const straight = where(({ ownChows }) => ownChows.some((chows) => hasAll(chows, STRAIGHT)));
export const threeMeet = where(({ chows, pongs }) => inAllSuits(chows) || inAllSuits(pongs));
export const threeSuitPongs = where(({ pongs }) => inAllSuits(pongs));

/** Pongs of so many consecutive numbers of one suit. */
export function linkedPongs(count: number): Pattern {
  const rows = Array.from({ length: RANKS - count + 1 }, (_, first) =>
    ranksOf(...Array.from({ length: count }, (__, at) => first + at + 1)),
  );
  return where(({ pongs }) => pongs.some((ranks) => rows.some((row) => hasAll(ranks, row))));
}

/** So many couples of chows that are alike and not laid out. */
export const identicalChows = (couples: number): Pattern => ({
  traits: 0,
  sets: ({ sets }) => Number(couplesOf({ sets: sets.filter(({ meld }) => meld === null) }).length >= couples),
});

const EYES = ranksOf(2, 5, 8);

export const eyesOf258: Pattern = {
  traits: TRAITS.suitedEyes,
  times: ({ eyes }) => Number(hasAll(EYES, ranksOf(rankOf(eyes)))),
};

const TWO = 2;

export const twoKongs: Pattern = { traits: 0, times: ({ kongs }) => Number(kongs >= TWO) };
