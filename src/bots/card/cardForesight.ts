import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Mind } from '../targets/mind';
import { newOutlook } from '../targets/outlook';
import type { Ending, Foresight } from '../value/ending';
import type { Trust } from '../value/trust';
import { OUTCOMES } from '../value/network';
import { chanceOf, oddsPart, winTraits } from './odds';
import type { WinOdds } from './odds';

/** Places of the wall that are told apart, each of so many tiles. */
const TILES = 20;
const PLACES = 5;

/** Where endings are counted: by how much of the wall is left, first of the seats that do not deal. */
export function endPlace({ seat, wallLeft }: Pick<SeatView, 'seat' | 'wallLeft'>): number {
  const place = Math.min(PLACES - 1, Math.floor(Math.max(0, wallLeft) / TILES));
  return seat === 0 ? PLACES + place : place;
}

export const END_SIZE = 2 * PLACES;

/**
 * How likely hands are won, and how deals ended, by `endPlace`: for each outcome its share of the deals that the seat won, or that it did not win, and
 * then its points; of won deals as a multiple of what the hand was worth.
 */
export interface CardEnds {
  /** The standard deviation of the points of a deal. */
  readonly noise: number;
  /** How likely a hand is won. */
  readonly odds: WinOdds;
  readonly ends: readonly (readonly (readonly number[])[])[];
}

/** How far what the card says can be trusted: before play, about a discard, in the own turn. */
export type CardTrust = Readonly<Record<'before' | 'claim' | 'turn', Trust>>;

function sortOf({ phase, pending }: SeatView): keyof CardTrust {
  if (phase.type === 'before-play') return 'before';
  return pending?.why === 'turn' ? 'turn' : 'claim';
}

const OWN = OUTCOMES.indexOf('won');

/** What positions are worth in a game with a card: how likely the hand is won by its hope, and how deals end. */
export function cardForesight(mind: Mind, { noise, ends, odds }: CardEnds, trust: CardTrust): Foresight {
  const outlook = newOutlook();
  const places = ends.map(wholeShares);
  const endings = (view: SeatView, action: Action): readonly Ending[] => {
    mind.survey(view, action, outlook);
    const wins = chanceOf(winTraits(view, outlook), odds[oddsPart(view)]);
    const found = places[endPlace(view)] ?? [];
    return OUTCOMES.map((outcome, at) => {
      const [share = 0, points = 0] = found[at] ?? [];
      return at <= OWN
        ? { outcome, chance: wins * share, points: points * outlook.value }
        : { outcome, chance: (1 - wins) * share, points };
    });
  };
  return { noise, endings, trust: (view) => trust[sortOf(view)] };
}

/** The shares of deals that were won, and of those that were not, each together 1: they are kept rounded. */
function wholeShares(found: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const sum = (all: typeof found): number => all.reduce((sofar, [share = 0]) => sofar + share, 0);
  const [won, lost] = [sum(found.slice(0, OWN + 1)), sum(found.slice(OWN + 1))];
  return found.map(([share = 0, points = 0], at) => [share / ((at <= OWN ? won : lost) || 1), points]);
}
