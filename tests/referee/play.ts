import { guarded } from './breach';
import { readClaim } from './claims';
import { readAborted, readDead } from './dead';
import { readDiscard } from './discard';
import { readBonus, readDraw, readExhausted } from './drawing';
import { demandDue } from './due';
import { readKong } from './kongs';
import type { GameEvent, Hand } from './shape';
import { readExchange, readVote, settleSteps } from './steps';
import { readSwap } from './swaps';
import { checkConservation, checkHandSizes, count, startPlay, wrongTime } from './table';
import { readPass } from './window';
import { readFalseWin, readWin } from './wins';
import type { Match, Play, Start } from './types';

function readEvent(play: Play, e: GameEvent): void {
  const claim = play.match.game.claims.find(({ type }) => type === e.type);
  if (claim) return readClaim(play, e, claim);
  switch (e.type) {
    case 'draw':
      return readDraw(play, e);
    case 'bonus':
      return readBonus(play, e);
    case 'discard':
      return readDiscard(play, e);
    case 'exchange':
      return readExchange(play, e);
    case 'vote':
      return readVote(play, e);
    case 'joker-exchange':
      return readSwap(play, e);
    case 'dead':
      return readDead(play, e);
    case 'aborted':
      return readAborted(play, e);
    case 'concealed-kong':
    case 'added-kong':
      return readKong(play, e, e.type);
    case 'pass':
      return readPass(play, e);
    case 'win':
      return readWin(play, e);
    case 'false-win':
      return readFalseWin(play, e);
    case 'exhausted':
      return readExhausted(play, e);
    default:
      return (play.match.game.events[e.type]?.read ?? wrongTime)(play, e);
  }
}

/** Whether the hand has come to its end. */
export function isOver(play: Play): boolean {
  const { due, phase, match } = play;
  return due.length === 0 && (phase.at === 'over' || (phase.at === 'won' && !match.game.playsOn(play)));
}

interface Followed {
  readonly hand: Hand;
  readonly start: Start;
  readonly report: (event: number, message: string) => void;
}

/**
 * Plays the events of a hand by the rules; `report` gets each breach with the event's place.
 * The first breach that leaves the state unclear ends the reading: null.
 */
export function followEvents(match: Match, { hand, start, report }: Followed): Play | null {
  const note = (message: string): void => report(play.index, message);
  const play = startPlay(match, { hand, start, note });
  for (const [index, event] of hand.events.entries()) {
    play.index = index;
    const isNote = match.game.notes.includes(event.type);
    play.moments.push(isNote ? (play.moments.at(-1) ?? index) : index);
    const followed = guarded(play.note, () => {
      demandDue(play, event);
      settleSteps(play, event);
      readEvent(play, event);
      checkConservation(play);
      checkHandSizes(play);
      return true;
    });
    if (followed === null) return null;
    count(play, 'events');
  }
  return play;
}
