import type { Game } from '../../../bots/knownBooks';
import { rulesOf } from '../../../engine/knownRules';
import { shuffle, stream } from '../../../engine/random';
import type { Random } from '../../../engine/random';
import type { Deal, Win } from '../../../engine/types';
import { mistakesAbout } from './mistakes';
import { optionFor } from './paid';
import { playedDeal } from '../playedDeal';
import type { WorthOption, WorthQuestion } from './worthQuestion';

/** Deals without a fitting win that are played before it is given up. */
const MOST_DEALS = 60;
const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 3;

/** A hand that was won in a deal of bots, with what it may be worth; null if none is found. The same for the same seed. */
export function makeWorth(game: Game, seed: string): WorthQuestion | null {
  for (let at = 0; at < MOST_DEALS; at++) {
    const random = stream(seed, `worth ${at}`);
    const found = worthAt(endOf(game, `${seed} ${at}`), random);
    if (found) return found;
  }
  return null;
}

function endOf(game: Game, seed: string): Deal | null {
  let last: Deal | null = null;
  for (const deal of playedDeal(game, seed)) last = deal;
  return last;
}

/** Null where the deal has no such win, or no wrong answers that are believable. */
export function worthAt(deal: Deal | null, random: Random): WorthQuestion | null {
  const win = deal && onlyWin(deal);
  if (!deal || !win) return null;
  const right = optionFor(deal, win, {});
  if (!right || !isPaidSo(deal, right)) return null;
  const wrong = drawn(mistakesAbout(rulesOf(deal), deal, win), { right, random });
  if (wrong.length + 1 < LEAST_OPTIONS) return null;
  const options = shuffle([right, ...wrong], random);
  return { type: 'worth', deal, options, right: options.indexOf(right) };
}

/** The one win of a deal, in the middle of it, so that nothing but the tiles and the way of winning counts. */
function onlyWin({ wins }: Deal): Win | null {
  const [win] = wins;
  if (!win || wins.length > 1 || (win.by !== 'wall' && win.by !== 'discard')) return null;
  const { lastTile, kongs, end, firstGo } = win.context;
  const isQuiet = !lastTile && kongs === 0 && end !== 'back' && !firstGo;
  return isQuiet && win.sheet.legal ? win : null;
}

/** Whether the whole ledger of the deal is what the win brought. */
function isPaidSo({ ledger, seats }: Deal, { gains }: WorthOption): boolean {
  const moved = seats.map(() => 0);
  for (const { from, to, amount } of ledger) {
    if (from !== null) moved[from]! -= amount;
    if (to !== null) moved[to]! += amount;
  }
  return moved.some((amount) => amount !== 0) && moved.join() === gains.join();
}

interface Drawing {
  readonly right: WorthOption;
  readonly random: Random;
}

/** Wrong answers by lot: one with the right worth and other payments, and one of another worth, where there are such. */
function drawn(mistakes: readonly WorthOption[], { right, random }: Drawing): readonly WorthOption[] {
  const known = new Set([written(right)]);
  const wrong = shuffle(mistakes, random).filter((each) => {
    const isNew = !known.has(written(each));
    known.add(written(each));
    return isNew;
  });
  const value = JSON.stringify(right.headline);
  const isPayment = ({ headline }: WorthOption): boolean => JSON.stringify(headline) === value;
  const payment = wrong.find(isPayment);
  const worth = wrong.find((each) => !isPayment(each));
  const first = [payment, worth].filter((each) => each !== undefined);
  const others = wrong.filter((each) => !first.includes(each));
  return [...first, ...others].slice(0, MOST_OPTIONS - 1);
}

function written({ headline, gains }: WorthOption): string {
  return JSON.stringify([headline, gains]);
}
