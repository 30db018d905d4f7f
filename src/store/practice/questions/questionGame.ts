import type { StoreApi } from 'zustand/vanilla';
import type { Question } from '../../../coach/questions/questions';
import { dealOf } from '../../../bots/rollouts/dealOf';
import { queueSource } from '../../../engine/source';
import type { Deal, Seat } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import type { TablePorts } from '../../match/tablePorts';
import type { GameStore } from '../../types';
import { createDrillGame } from '../drillGame';
import { drillSession } from '../drillSession';

/** The table that a question is about, the player in the seat that it is about. Nobody plays there. */
export function questionGame(ports: TablePorts, question: Question): StoreApi<GameStore> {
  const { deal, seat } = tableOf(question);
  return createDrillGame(ports, {
    session: drillSession(deal, seat),
    judge: () => false,
    done: () => undefined,
  });
}

function tableOf({ view }: Question): { readonly deal: Deal; readonly seat: Seat } {
  return { deal: withoutHidden(view), seat: view.seat };
}

/** A deal that shows what the seat sees; where other tiles are is left open. */
function withoutHidden(view: SeatView): Deal {
  const none = view.seats.map(() => []);
  return dealOf(view, { hands: none, source: queueSource(none) });
}
