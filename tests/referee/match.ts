import { guarded } from './breach';
import { readPlaces } from './places';
import { followEvents, isOver } from './play';
import { checkResult } from './settlement';
import { checkSetup } from './setup';
import { PLAYERS, readHand } from './shape';
import type { Hand } from './shape';
import { nextOf } from './table';
import { WINDS } from './tiles';
import type { Going, Match, Place, Play, Start } from './types';

type Report = (message: string) => void;

/** How the match stands between two hands; `place` is null after the last and undefined after a hand that is unclear. */
export interface Progress extends Start {
  readonly place: Place | null | undefined;
}

/** A hand that would repeat this often with the same winds ends a match of bots. */
const MOST_REPEATS = 20;

/** Before the first hand. */
export function firstOf({ game }: Match): Progress {
  const points = PLAYERS.map(() => game.options.startPoints);
  return { place: { number: 1, repeat: 0, dealer: 0 }, drawsBefore: 0, honba: 0, sticks: 0, points };
}

function checkPlace(match: Match, hand: Hand, { place, report }: PlaceCheck): void {
  if (place === undefined) return;
  if (place === null) {
    report('expected no further hand: the match is over');
    return;
  }
  const { number, repeat, dealer } = place;
  const round = WINDS[match.game.hasRounds ? Math.floor((number - 1) / PLAYERS.length) : 0];
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

/** Whether the dealer stays and the match goes on by the options alone: after winning or a draw, as far as allowed. */
function goingOf(match: Match, hand: Hand): Pick<Going, 'stays' | 'isOver' | 'dealer'> {
  const winners = winnersOf(hand);
  const { dealerRepeats, hands } = match.game.options;
  const stays = winners.length === 0 || winners.includes(hand.dealer);
  const mayStay =
    dealerRepeats === 'always' ||
    (dealerRepeats === 'three' && hand.repeat < 2) ||
    (dealerRepeats === 'draw' && winners.length === 0);
  if (winners.includes(hand.dealer)) addTo(match, `dealer-won-${dealerRepeats}`);
  if (stays && !mayStay) addTo(match, `deal-passed-by-${dealerRepeats}`);
  return { stays: stays && mayStay, isOver: !(stays && mayStay) && hand.number >= hands };
}

/** How the match stands after a hand. */
function progressAfter(match: Match, hand: Hand, { play, progress, players }: Followed): Progress {
  const { result } = hand;
  const isEnded = winnersOf(hand).length > 0 || isDrawn(hand);
  if (!isEnded || !result || (play === null && match.game.goOn)) return { ...progress, place: undefined };
  const points = progress.points.map((before, p) => before + (result.scores[players.indexOf(p)] ?? 0));
  const going = play && match.game.goOn?.(play, hand, points);
  const { stays, isOver: isLast, dealer } = going ?? goingOf(match, hand);
  const next = stays
    ? { number: hand.number, repeat: hand.repeat + 1, dealer: hand.dealer }
    : { number: hand.number + 1, repeat: 0, dealer: dealer ?? nextOf(hand.dealer) };
  return {
    place: isLast ? null : next,
    drawsBefore: isDrawn(hand) ? progress.drawsBefore + 1 : 0,
    honba: going?.honba ?? 0,
    sticks: going?.sticks ?? 0,
    points,
  };
}

interface Followed {
  readonly play: Play | null;
  readonly progress: Progress;
  /** By place. */
  readonly players: readonly number[];
}

function addTo({ counts }: Match, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function countHand(match: Match, hand: Hand): void {
  addTo(match, 'hands');
  addTo(match, `rules=${match.rules}`);
  for (const [name, value] of Object.entries(match.game.allOptions)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of values) addTo(match, `${name}=${String(each)}`);
  }
  if (isDrawn(hand)) addTo(match, 'draws');
  if (hand.repeat > 0) addTo(match, `extra-hands-${match.game.options.dealerRepeats}`);
}

/** Audits one hand; gives how the match stands after it. Where players change seats its breaches name places. */
export function auditHand(
  match: Match,
  value: unknown,
  { progress, where, report }: HandCheck,
): { readonly progress: Progress; readonly isFinished: boolean } {
  const placed = guarded(report, () => readPlaces(value, where, match.game.seats));
  const hand = placed && guarded(report, () => readHand(placed.hand, where, match.game));
  if (placed === null || hand === null)
    return { progress: { ...progress, place: undefined }, isFinished: true };
  countHand(match, hand);
  const say = (message: string): void => report(`${where}: ${message}`);
  checkPlace(match, hand, { place: progress.place, report: say });
  const isSetUp = guarded(say, () => {
    checkSetup(hand, match.game);
    return true;
  });
  const { players } = placed;
  const seated = <T>(of: readonly T[]): T[] => players.flatMap((p) => of.slice(p, p + 1));
  const atPlaces = { ...match, kinds: seated(match.kinds), habits: seated(match.habits) };
  const start = { ...progress, points: seated(progress.points) };
  const play = isSetUp === null ? null : followHand(atPlaces, hand, { progress: start, where, report });
  const isFinished = play === null || (hand.result !== null && isOver(play));
  return { progress: progressAfter(match, hand, { play, progress, players }), isFinished };
}

interface HandCheck {
  readonly progress: Progress;
  readonly where: string;
  readonly report: Report;
}

/** Follows the events and checks the result; null after a breach that leaves the hand unclear. */
function followHand(match: Match, hand: Hand, { progress, where, report }: HandCheck): Play | null {
  const { result } = hand;
  const play = followEvents(match, {
    hand,
    start: progress,
    report: (event, message) => report(`${where}.events[${event}]: ${message}`),
  });
  if (play === null || result === null) return play;
  const say = (message: string): void => report(`${where}.result: ${message}`);
  guarded(say, () => checkResult(play, result, say));
  return play;
}
