import { guarded } from './breach';
import { followEvents, isOver } from './play';
import { checkResult } from './settlement';
import { checkSetup } from './setup';
import { PLAYERS, readHand } from './shape';
import type { Hand } from './shape';
import { WINDS } from './tiles';
import type { Match } from './types';

type Report = (message: string) => void;

/** Where a hand stands in the match; null after the last hand. */
interface Place {
  readonly number: number;
  readonly repeat: number;
}

/** How the match stands between two hands; `place` is undefined after a hand that is unclear. */
export interface Progress {
  readonly place: Place | null | undefined;
  readonly drawsBefore: number;
}

/** A hand that would repeat this often with the same winds ends a match of bots. */
const MOST_REPEATS = 20;

export const FIRST: Progress = { place: { number: 1, repeat: 0 }, drawsBefore: 0 };

function checkPlace(match: Match, hand: Hand, { place, report }: PlaceCheck): void {
  if (place === undefined) return;
  if (place === null) {
    report('expected no further hand: the match is over');
    return;
  }
  const { number, repeat } = place;
  const dealer = (number - 1) % PLAYERS.length;
  const round = WINDS[Math.floor((number - 1) / PLAYERS.length)];
  const expected = `number ${number} repeat ${repeat} round ${round} dealer ${dealer}`;
  const found = `number ${hand.number} repeat ${hand.repeat} round ${hand.round} dealer ${hand.dealer}`;
  if (expected !== found) report(`expected ${expected}, found ${found}`);
  const isSimulated = match.kinds.every((kind) => kind === 'bot');
  if (isSimulated && hand.repeat >= MOST_REPEATS) {
    report(`expected the match of bots to end before repeat ${hand.repeat}`);
  }
}

interface PlaceCheck {
  readonly place: Place | null | undefined;
  readonly report: Report;
}

function winnersOf(hand: Hand): number[] {
  return hand.events.filter(({ type }) => type === 'win').map(({ p }) => p);
}

function isDrawn(hand: Hand): boolean {
  return hand.events.some(({ type }) => type === 'exhausted' || type === 'aborted');
}

/** The place of the next hand: the dealer stays after winning or a draw, as far as allowed. */
function placeAfter(match: Match, hand: Hand): Place | null | undefined {
  const winners = winnersOf(hand);
  if (winners.length === 0 && !isDrawn(hand)) return undefined;
  const { dealerRepeats, hands } = match.game.options;
  const stays = winners.length === 0 || winners.includes(hand.dealer);
  const mayStay =
    dealerRepeats === 'always' ||
    (dealerRepeats === 'three' && hand.repeat < 2) ||
    (dealerRepeats === 'draw' && winners.length === 0);
  if (winners.includes(hand.dealer)) addTo(match, `dealer-won-${dealerRepeats}`);
  if (stays && mayStay) return { number: hand.number, repeat: hand.repeat + 1 };
  if (stays) addTo(match, `deal-passed-by-${dealerRepeats}`);
  return hand.number >= hands ? null : { number: hand.number + 1, repeat: 0 };
}

function addTo({ counts }: Match, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function countHand(match: Match, hand: Hand): void {
  addTo(match, 'hands');
  addTo(match, `rules=${match.rules}`);
  for (const [name, value] of Object.entries(match.game.allOptions)) addTo(match, `${name}=${String(value)}`);
  if (isDrawn(hand)) addTo(match, 'draws');
  if (hand.repeat > 0) addTo(match, `extra-hands-${match.game.options.dealerRepeats}`);
}

/** Audits one hand; gives how the match stands after it. */
export function auditHand(
  match: Match,
  value: unknown,
  { progress, where, report }: HandCheck,
): { readonly progress: Progress; readonly isFinished: boolean } {
  const hand = guarded(report, () => readHand(value, where, match.game));
  if (hand === null) return { progress: { place: undefined, drawsBefore: 0 }, isFinished: true };
  countHand(match, hand);
  const say = (message: string): void => report(`${where}: ${message}`);
  checkPlace(match, hand, { place: progress.place, report: say });
  const isSetUp = guarded(say, () => {
    checkSetup(hand, match.game);
    return true;
  });
  const isFinished = isSetUp === null || followHand(match, hand, { progress, where, report });
  const drawsBefore = isDrawn(hand) ? progress.drawsBefore + 1 : 0;
  return { progress: { place: placeAfter(match, hand), drawsBefore }, isFinished };
}

interface HandCheck {
  readonly progress: Progress;
  readonly where: string;
  readonly report: Report;
}

/** Follows the events and checks the result; whether the hand has an end and a result. */
function followHand(match: Match, hand: Hand, { progress, where, report }: HandCheck): boolean {
  const play = followEvents(match, hand, (event, message) => report(`${where}.events[${event}]: ${message}`));
  if (play === null) return true;
  const { result } = hand;
  if (result === null) return false;
  const say = (message: string): void => report(`${where}.result: ${message}`);
  guarded(say, () => checkResult(play, result, { drawsBefore: progress.drawsBefore, report: say }));
  return isOver(play);
}
