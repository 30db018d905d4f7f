import type { BotPort, BotReply, BotRequest } from '../bots/botPort';
import { kindsOf } from '../selectors/tiles';
import type { Pace } from '../match/pace';
import { createSideTable } from '../match/sideTable';
import type { TablePorts } from '../match/table';
import type { Action, TileKind } from '../../engine/types';
import { kindsOfText } from '../../engine/notation';
import type { Readable, TableStore } from '../types';
import { adviceFor, faultOf } from './advice';
import type { Fault } from './advice';
import type { GuidedGame } from './content';
import { lessonSession } from './deal';

/** A step quicker than the player has it: there is little to see yet in what the others do. */
const PACE_OF_LESSON: Readonly<Record<Pace, Pace>> = {
  relaxed: 'normal',
  normal: 'fast',
  fast: 'fast',
  instant: 'instant',
};

/**
 * The hand of the lesson on a table of its own: a fixed deal, and opponents that discard what is written and claim
 * nothing. It waits for `resume`. A choice that leads nowhere is not made. `judged` is called with every choice: why it is
 * not made, or null when it is.
 */
export function createLessonTable(
  ports: Omit<TablePorts, 'bots'>,
  guided: GuidedGame,
  judged: (fault: Fault | null) => void,
): Readable<TableStore> {
  const { plan, discards } = guided.deal;
  const mayAct = (action: Action): boolean => {
    const { view, choices } = game.getState();
    const advice = view && adviceFor(plan, view, choices);
    const fault = advice && faultOf(plan, view, { advice, action });
    judged(fault);
    return !fault;
  };
  const own = {
    ...ports,
    pace: () => PACE_OF_LESSON[ports.pace()],
    // A choice that leads nowhere is not made in the first place.
    takesBack: () => false,
    bots: lessonBots(discards),
  };
  const game = createSideTable(own, lessonSession(guided), { mayAct });
  return game;
}

function lessonBots(discards: readonly string[]): BotPort {
  const script = discards.map(kindsOfText);
  return { ask: (request, done) => done(scripted(script, request)) };
}

function scripted(script: readonly (readonly TileKind[])[], { view, choices }: BotRequest): BotReply {
  const pass = choices.find(({ type }) => type === 'pass');
  if (pass) return { ok: true, action: pass };
  const kinds = kindsOf(view);
  const turn = view.seats[view.seat]?.river.length ?? 0;
  const wanted = script[view.seat]?.[turn];
  const action = choices.find((choice) => choice.type === 'discard' && kinds[choice.tile] === wanted);
  return action ? { ok: true, action } : { ok: false, error: 'The script is over.' };
}
