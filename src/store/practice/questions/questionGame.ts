import type { StoreApi } from 'zustand/vanilla';
import type { Question } from '../../../coach/questions/questions';
import { EVEN } from '../../../bots/beliefs/beliefs';
import { dealOf } from '../../../bots/rollouts/dealOf';
import { imagineDeal } from '../../../bots/rollouts/imagine';
import { positionWords } from '../../../coach/positionWords';
import { Random } from '../../../engine/random';
import { queueSource } from '../../../engine/source';
import type { Action, Deal, Seat } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import type { TablePorts } from '../../match/tablePorts';
import type { GameStore } from '../../types';
import { resultOf } from '../../match/tableState';
import { createDrillGame } from '../drillGame';
import { drillSession } from '../drillSession';

/**
 * The table that a question is about, the player in the seat that it is about. Nobody plays there: what the player
 * chooses at it is only heard.
 */
export function questionGame(
  ports: TablePorts,
  question: Question,
  hear: (action: Action) => void,
): StoreApi<GameStore> {
  const { deal, seat } = tableOf(question);
  const session = drillSession(deal, seat);
  const judge = (action: Action): boolean => {
    hear(action);
    return false;
  };
  const game = createDrillGame(ports, { session, judge, done: () => undefined });
  if (deal.phase.type === 'ended') game.setState({ result: resultOf(session) });
  if (question.type === 'safest') game.getState().resume();
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
