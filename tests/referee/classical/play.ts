import { demand, guarded } from '../breach';
import type { GameEvent, Hand } from '../shape';
import { readBonus, readCapture, readDraw, readExhausted, readReady } from './drawing';
import type { Match, Play } from './table';
import { checkTiles, count, startPlay, wrongTime } from './table';
import { readClaim, readConcealedPong, readDiscard, readKong } from './turn';
import { readFalseWin, readWin } from './wins';

function readEvent(play: Play, e: GameEvent): void {
  switch (e.type) {
    case 'draw':
      return readDraw(play, e);
    case 'bonus':
      return readBonus(play, e);
    case 'capture':
      return readCapture(play, e);
    case 'ready':
      return readReady(play, e);
    case 'discard':
      return readDiscard(play, e);
    case 'chow':
    case 'pong':
    case 'kong':
      return readClaim(play, e, e.type);
    case 'concealed-pong':
      return readConcealedPong(play, e);
    case 'concealed-kong':
    case 'added-kong':
      return readKong(play, e, e.type);
    case 'win':
      return readWin(play, e);
    case 'false-win':
      return readFalseWin(play, e);
    case 'exhausted':
      return readExhausted(play, e);
    default:
      return wrongTime(play, e);
  }
}

/** What must come before anything else has come. */
function demandDue(play: Play, e: GameEvent): void {
  const { capture, toCall } = play;
  if (capture) demand(e.type === 'capture', `expected the capture ${JSON.stringify(capture)}`);
  if (toCall.size > 0) demand(e.type === 'ready', `expected player ${[...toCall].join(', ')} to say ready`);
}

/** Plays the events of a hand by the rules; the first breach ends the reading: null. */
export function followEvents(
  match: Match,
  hand: Hand,
  report: (event: number, message: string) => void,
): Play | null {
  const play = startPlay(match, hand, (message) => report(play.index, message));
  for (const [index, event] of hand.events.entries()) {
    play.index = index;
    const followed = guarded(play.note, () => {
      demandDue(play, event);
      readEvent(play, event);
      checkTiles(play);
      return true;
    });
    if (followed === null) return null;
    count(play, 'events');
  }
  return play;
}
