import type { StoreApi } from 'zustand/vanilla';
import { isAskedAtTable, tableOf } from '../../../coach/questions/questions';
import type { DrillQuestion } from '../../../coach/questions/questions';
import type { Action } from '../../../engine/types';
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
  question: DrillQuestion,
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
  if (isAskedAtTable(question)) game.getState().resume();
  return game;
}
