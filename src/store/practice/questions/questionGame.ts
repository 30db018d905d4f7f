import type { Question } from '../../../coach/questions/questions';
import { EVEN } from '../../../bots/beliefs/beliefs';
import { dealOf } from '../../../bots/rollouts/dealOf';
import { imagineDeal } from '../../../bots/rollouts/imagine';
import { positionWords } from '../../../coach/positionWords';
import { Random } from '../../../engine/random';
import { queueSource } from '../../../engine/source';
import type { Action, Deal, Seat } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import { createShownTable, createSideTable } from '../../match/sideTable';
import type { TablePorts } from '../../match/table';
import { resultOf, standingState } from '../../match/tableState';
import type { Readable, TableStore } from '../../types';
import { drillSession } from '../drillSession';

/**
 * The table that a question is about, the player in the seat that it is about. Nobody plays there: what the player
 * chooses at it is only heard.
 */
export function questionGame(
  ports: TablePorts,
  question: Question,
  hear: (action: Action) => void,
): Readable<TableStore> {
  const { deal, seat } = tableOf(question);
  const session = drillSession(deal, seat);
  if (question.type !== 'safest') {
    const result = deal.phase.type === 'ended' ? resultOf(session) : null;
    return createShownTable({ ...standingState(session), result });
  }
  const mayAct = (action: Action): boolean => {
    hear(action);
    return false;
  };
  const game = createSideTable(ports, session, { mayAct });
  game.getState().resume();
  return game;
}

function tableOf(question: Question): { readonly deal: Deal; readonly seat: Seat } {
  if (question.type === 'worth') return { deal: question.deal, seat: question.deal.wins[0]?.seat ?? 0 };
  const { view } = question;
  const deal = question.type === 'safest' ? asItMayBe(view) : withoutHidden(view);
  return { deal, seat: view.seat };
}

/** A deal that shows what the seat sees; where other tiles are is left open. */
function withoutHidden(view: SeatView): Deal {
  const none = view.seats.map(() => []);
  return dealOf(view, { hands: none, source: queueSource(none) });
}

/** A deal that can be played at: what is hidden is dealt by lot, the same each time. */
function asItMayBe(view: SeatView): Deal {
  return imagineDeal(view, EVEN, new Random(positionWords(view, 'question')));
}
