import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { findBot } from '../../../src/bots/registry';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import { dealOfDrill, taskOf } from '../../../src/coach/drills/task';
import { isAlike } from '../../../src/coach/candidates';
import { Random } from '../../../src/engine/random';
import type { Action } from '../../../src/engine/types';
import { createSideTable } from '../../../src/store/match/sideTable';
import type { TablePorts } from '../../../src/store/match/table';
import { drillSession } from '../../../src/store/practice/drillSession';

const RULES = 'hong-kong-old';

/** Time that passes at once, one step after the other. */
function clock() {
  const waiting: (() => void)[] = [];
  return {
    schedule: (run: () => void) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), waiting.includes(run) ? 1 : 0);
    },
    /** Does something, and lets what comes next happen, until there is an end. */
    run: (each: () => void, isOver: () => boolean) => {
      for (let steps = 0; steps < 5000 && !isOver(); steps++) {
        each();
        waiting.shift()?.();
      }
    },
  };
}

function portsWith(schedule: TablePorts['schedule']): TablePorts {
  return {
    schedule,
    pace: () => 'instant',
    faults: ({ detail }) => {
      throw new Error(detail);
    },
    bots: {
      ask: ({ bot, view, choices, words }, done) => {
        const action = findBot(bot)!.decide(view, choices, new Random(words));
        done({ ok: true, action });
      },
    },
  };
}

async function firstDrill() {
  const [drill] = await loadDrills(RULES);
  if (!drill) throw new Error('There is no position.');
  return drill;
}

describe('the table of a position', () => {
  it('shows the position as it is written, with the player asked and the discard to claim', async () => {
    const drill = await firstDrill();
    const task = taskOf(drill);
    const session = drillSession(dealOfDrill(drill, ''), task.view.seat);
    const game = createSideTable(portsWith(clock().schedule), session);
    game.getState().resume();
    const { view, choices, players, human, humanSeat, lastDiscard, wall } = game.getState();
    expect(view?.counts).toEqual(task.view.counts);
    expect(view?.wallLeft).toBe(task.view.wallLeft);
    expect(humanSeat).toBe(task.view.seat);
    expect(players[human]).toEqual({ person: 'you', bot: null });
    expect(players.filter(({ bot }) => bot === null)).toHaveLength(1);
    expect(lastDiscard).toBe(view?.pending?.tile);
    expect(wall).not.toBeNull();
    for (const { action } of task.judged)
      expect(choices.some((choice) => isAlike(task.view, choice, action))).toBe(true);
  });

  it('makes no choice before it is judged, and plays on to the end of the hand when told to', async () => {
    const drill = await firstDrill();
    const task = taskOf(drill);
    const session = drillSession(dealOfDrill(drill, ''), task.view.seat);
    const judged: Action[] = [];
    const { schedule, run } = clock();
    let isPlayedOn = false;
    const game = createSideTable(portsWith(schedule), session, {
      mayAct: (action) => {
        judged.push(action);
        return isPlayedOn;
      },
    });
    game.getState().resume();
    const before = game.getState().view;
    const [choice] = game.getState().choices;
    game.getState().act(choice!);
    expect(judged).toEqual([choice]);
    expect(game.getState().view).toBe(before);
    isPlayedOn = true;
    run(
      () => {
        const { choices, act, screen } = game.getState();
        const [first] = choices;
        if (screen === 'table' && first) act(choices.find(({ type }) => type === 'pass') ?? first);
      },
      () => game.getState().result !== null,
    );
    expect(game.getState().result?.deal.phase.type).toBe('ended');
  });
});
