import { broughtTitle } from '../records/broughtTitle';
import { heldHand } from '../selectors/hand';
import { rankOf } from '../selectors/rank';
import { kindsOf } from '../selectors/tiles';
import type { Session } from '../match/session';
import { tableState } from '../match/tableState';
import type { Card } from './parkedText';

/** What home shows of a match. `at`: when it was played last. */
export function cardOf(session: Session, at: number | null): Card {
  const { match, players } = session;
  const { scores, human, humanSeat: wind, view } = tableState(session);
  const { round, number, repeat } = match.progress ?? { round: 0, number: 1, repeat: 0 };
  const score = scores[human] ?? 0;
  const kinds = kindsOf(match);
  const held = view && heldHand(view, true);
  const hand = held ? [...held.tiles, ...(held.drawn === null ? [] : [held.drawn])] : [];
  return {
    rules: match.rules,
    bits: match.bits,
    round,
    number,
    repeat,
    wind,
    score,
    ...rankOf(scores, score),
    bots: players.flatMap(({ bot }) => bot ?? []),
    hand: hand.map((tile) => kinds[tile] ?? 0),
    at,
    title: broughtTitle(match.options),
  };
}
