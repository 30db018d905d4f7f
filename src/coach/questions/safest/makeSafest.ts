import type { Game } from '../../../bots/knownBooks';
import { rulesOf } from '../../../engine/knownRules';
import { legalActions } from '../../../engine/legalActions';
import { stream } from '../../../engine/random';
import type { Random } from '../../../engine/random';
import { copyDeal } from '../../../engine/state';
import type { Deal } from '../../../engine/types';
import { seatView } from '../../../engine/view';
import { advisorFor } from '../../advisor';
import { exposedOf, otherSeats } from '../../reasons/others';
import { isOpen, LEAST, safeAmong, USUAL } from './clearlySafe';
import { DangerCount, discardable } from './dangers';
import { playedDeal } from '../playedDeal';
import type { SafestQuestion } from './safestQuestion';

/** Deals without a fitting position that are played before it is given up, and before less danger is enough. */
const MOST_DEALS = 60;
const PATIENT_DEALS = 20;
/** Of the fitting turns of a deal one in so many is looked into: the next ones are much alike. */
const ONE_IN = 3;
/** Somebody has laid out so many melds that can be seen. */
const THREAT = 2;
/** Late in a deal: at most this share of all tiles is still to be drawn. */
const LATE = 0.4;
/** There are so many kinds to choose from. */
const LEAST_KINDS = 4;
/** Imagined deals: for a first look, for a second one, and for the answer. */
const LOOK = 60;
const SIFT = 300;
const DEALS = 1600;

/**
 * A turn in which some discards are clearly the safest, from a deal of bots; null if none is found. The same for the same
 * seed. The most dangerous one deals in as often as is usual; in games where that is rare, less often.
 */
export function makeSafest(game: Game, seed: string): SafestQuestion | null {
  for (let at = 0; at < MOST_DEALS; at++) {
    const random = stream(seed, `safest ${at}`);
    const danger = at < PATIENT_DEALS ? USUAL : LEAST;
    let fitting = 0;
    for (const deal of playedDeal(game, `${seed} ${at}`)) {
      if (!isFitting(deal) || fitting++ % ONE_IN !== 0) continue;
      const found = safestAt(copyDeal(deal), danger, random);
      if (found) return found;
    }
  }
  return null;
}

/** A turn late in a deal, in which somebody else has laid out melds. */
function isFitting(deal: Deal): boolean {
  if (deal.pending?.why !== 'turn' || deal.phase.type !== 'play') return false;
  const view = seatView(deal, deal.turn);
  if (view.wallLeft > rulesOf(deal).geometry.tiles.length * LATE) return false;
  return otherSeats(view).some((seat) => exposedOf(view.seats[seat]!) >= THREAT);
}

/** The question about the turn of this deal; null where the hand can win, or where `safeAmong` finds no answer. */
function safestAt(deal: Deal, danger: number, random: Random): SafestQuestion | null {
  const view = seatView(deal, deal.turn);
  const choices = legalActions(deal, deal.turn);
  const advisor = advisorFor(view);
  const tiles = discardable(view, choices);
  if (!advisor || tiles.length < LEAST_KINDS || choices.some(({ type }) => type === 'win')) return null;
  const count = new DangerCount(view, tiles, advisor);
  let counted = 0;
  const told = (deals: number) => {
    count.imagine(deals - counted, random);
    counted = deals;
    return { chances: count.dangers().map(({ chance }) => chance), deals };
  };
  if (!isOpen(told(LOOK), danger) || !isOpen(told(SIFT), danger)) return null;
  const safe = safeAmong(told(DEALS), danger);
  return safe === null ? null : { type: 'safest', view, choices, safe, dangers: count.dangers() };
}
