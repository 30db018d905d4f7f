import type { StoreApi } from 'zustand/vanilla';
import type { Question } from '../../../coach/questions/questions';
import { dealOf } from '../../../bots/rollouts/dealOf';
import { queueSource } from '../../../engine/source';
import type { Deal, Seat } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import type { TablePorts } from '../../match/tablePorts';
import type { GameStore } from '../../types';
import { resultOf } from '../../match/tableState';
import { createDrillGame } from '../drillGame';
import { drillSession } from '../drillSession';

/** The table that a question is about, the player in the seat that it is about. Nobody plays there. */
export function questionGame(ports: TablePorts, question: Question): StoreApi<GameStore> {
  const { deal, seat } = tableOf(question);
  const session = drillSession(deal, seat);
  const game = createDrillGame(ports, { session, judge: () => false, done: () => undefined });
  if (deal.phase.type === 'ended') game.setState({ result: resultOf(session) });
  return game;
}

function tableOf(question: Question): { readonly deal: Deal; readonly seat: Seat } {
  if (question.type === 'worth') return { deal: question.deal, seat: question.deal.wins[0]?.seat ?? 0 };
  const { view } = question;
  return { deal: withoutHidden(view), seat: view.seat };
}

/** A deal that shows what the seat sees; where other tiles are is left open. */
function withoutHidden(view: SeatView): Deal {
  const none = view.seats.map(() => []);
  return dealOf(view, { hands: none, source: queueSource(none) });
}
