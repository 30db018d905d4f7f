import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { formatTile } from '../../src/engine/notation';
import { rulesOf } from '../../src/engine/knownRules';
import { hasSeat } from '../../src/engine/state';
import type { Action, Deal, DealEvent, Seat, TileId } from '../../src/engine/types';

/** A choice as a test reads it: `discard 5m`, `chow 4m 6m`, `concealed-kong E`, `win`, `pass`; of the game's own `riichi 5m`. */
function describeChoice(deal: Deal, choice: Action): string {
  const { tiles } = rulesOf(deal).geometry;
  const text = (tile: TileId): string => formatTile(tiles[tile] as number);
  switch (choice.type) {
    case 'discard':
    case 'added-kong':
      return `${choice.type} ${text(choice.tile)}`;
    case 'concealed-kong':
      return `concealed-kong ${formatTile(choice.kind)}`;
    case 'chow':
    case 'pong':
    case 'kong':
    case 'group':
      return `${choice.type} ${choice.own.map(text).join(' ')}`;
    case 'declare':
      return choice.tile === null ? choice.what : `${choice.what} ${text(choice.tile)}`;
    default:
      return choice.type;
  }
}

/** What a seat may choose, each once. */
export function choicesOf(deal: Deal, seat: Seat): string[] {
  return [...new Set(legalActions(deal, seat).map((choice) => describeChoice(deal, choice)))];
}

export function askedSeats(deal: Deal): Seat[] {
  return deal.seats
    .map((_, seat) => seat)
    .filter((seat) => deal.pending && hasSeat(deal.pending.waiting, seat));
}

/** Plays a script, one line a move: `2 pong 5m 5m`; seats that are asked but not named pass. */
export function play(deal: Deal, moves: readonly string[]): { deal: Deal; events: DealEvent[] } {
  const events: DealEvent[] = [];
  let now = deal;
  const choose = (seat: Seat, text: string): void => {
    const choice = legalActions(now, seat).find((each) => describeChoice(now, each) === text);
    const applied = choice ? apply(now, choice) : undefined;
    if (!applied?.ok)
      throw new Error(`Seat ${seat} cannot ${text}; it may ${choicesOf(now, seat).join(', ') || 'nothing'}.`);
    now = applied.deal;
    events.push(...applied.events);
  };
  for (const move of moves) {
    const seat = Number(move[0]);
    while (now.pending && now.pending.why !== 'turn' && !hasSeat(now.pending.waiting, seat))
      choose(askedSeats(now)[0] as Seat, 'pass');
    choose(seat, move.slice(2));
  }
  return { deal: now, events };
}

/** Lets everybody who is asked about a discard or a kong pass, until it is somebody's turn. */
export function passAll(deal: Deal): Deal {
  let now = deal;
  while (now.pending && now.pending.why !== 'turn') now = play(now, [`${askedSeats(now)[0]} pass`]).deal;
  return now;
}
