import { rulesOf } from '../../engine/knownRules';
import { playersOf } from '../../engine/match';
import { undrawn, wallSource } from '../../engine/source';
import type { Deal, DealEvent, Seat } from '../../engine/types';
import { breakWall } from '../../engine/wall';
import { newMatch, practisedFrom } from '../match/session';
import type { Session } from '../match/session';

/** Practice draws nothing by lot that a match would: its hidden tiles follow from the position. */
const NO_BITS = '0'.repeat(32);

/** The match of one position: a deal that stands where this seat is asked, the player in that seat. */
export function drillSession(deal: Deal, seat: Seat): Session {
  const { rules, options, prevailing } = deal;
  const seated = newMatch({ rules, options, opponents: [], text: '' }, NO_BITS);
  const { progress } = seated.match;
  if (!progress) throw new Error('The match of a position is over before it begins.');
  const match = { ...seated.match, progress: { ...progress, round: prevailing } };
  const human = playersOf(match)[seat] ?? 0;
  const you = seated.players.filter(({ bot }) => bot === null);
  const others = seated.players.filter(({ bot }) => bot !== null);
  const players = [...others.slice(0, human), ...you, ...others.slice(human)];
  return practisedFrom({
    ...seated,
    match,
    players,
    human,
    throws: [],
    deal: onWall(deal),
    dealt: deal.seats.map(({ hand }) => [...hand]),
    events: askedAbout(deal),
    choices: [],
  });
}

/** The same deal with a wall: what was drawn stood in front, and the undrawn tiles follow. */
function onWall(deal: Deal): Deal {
  const { geometry } = rulesOf(deal);
  const left = undrawn(deal.source);
  const held = new Set(left);
  const drawn = [...geometry.tiles.keys()].filter((tile) => !held.has(tile));
  const dice = Array.from({ length: geometry.dice.thrown }, (_, at) => at + 1);
  const source = { ...wallSource([...drawn, ...left]), front: drawn.length };
  return { ...deal, source, dice, wallBreak: breakWall(geometry, dice) };
}

/** The discard that is asked about, so that the table shows it as the last one. */
function askedAbout({ pending, seats }: Deal): readonly DealEvent[] {
  if (pending?.why !== 'discard' || pending.from === null || pending.tile === null) return [];
  const { from: seat, tile } = pending;
  const drawn = seats[seat]?.river.at(-1)?.drawn ?? false;
  return [{ type: 'discard', seat, tile, drawn }];
}
