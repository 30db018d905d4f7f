import { isAskedAtTable, tableOf } from '../../../coach/questions/questions';
import type { DrillQuestion } from '../../../coach/questions/questions';
import type { Action } from '../../../engine/types';
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
  question: DrillQuestion,
  hear: (action: Action) => void,
): Readable<TableStore> {
  const { deal, seat } = tableOf(question);
  const session = drillSession(deal, seat);
  if (!isAskedAtTable(question)) {
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
