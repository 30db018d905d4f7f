import { expect, it } from 'vitest';
import { fast } from '../../src/bots/yardsticks/fast';
import type { Action } from '../../src/engine/types';
import { standIn } from '../../src/store/bots/standIn';
import type { BotPort, BotRequest } from '../../src/store/bots/botPort';
import { inProcess, startGame, untilAsked } from './harness';

type Reply = Parameters<BotPort['ask']>[1];

/** An exchange that the human is asked for, and the questions put to bots from now on. */
function exchangeAsked() {
  const questions: { request: BotRequest; done: Reply }[] = [];
  let isHeld = false;
  const bots: BotPort = {
    ask: (request, done) => {
      if (isHeld) questions.push({ request, done });
      else inProcess(fast).ask(request, done);
    },
  };
  const harness = startGame({ bots });
  harness.game.getState().startMatch({ rules: 'american', options: {}, opponents: [], text: '' });
  const state = untilAsked(harness);
  isHeld = true;
  const told: Action[] = [];
  state.suggest(state.choices, (action) => told.push(action));
  return { ...harness, state, told, question: questions[0]! };
}

/** The last tiles that may be given; a stand-in gives the first. */
function last([first]: readonly Action[]): Action {
  if (first?.type !== 'exchange') throw new Error('An exchange should be asked for.');
  return { ...first, tiles: first.offer!.from.slice(-first.offer!.least) };
}

it('a bot is asked in the place of the human, and nothing is chosen by its answer', () => {
  const { game, state, told, question } = exchangeAsked();
  expect(question.request.view).toEqual(state.view);
  question.done({ ok: true, action: last(state.choices) });
  expect(told).toEqual([last(state.choices)]);
  expect(game.getState().choices).toBe(state.choices);
});

it.each([
  ['is late', null],
  ['fails', { ok: false, error: 'out of ideas' } as const],
  ['takes what is not offered', { ok: true, action: { type: 'discard', seat: 0, tile: 999 } } as const],
])('a bot that %s is replaced within half a second, and not heard any more', (_, reply) => {
  const { time, state, told, question } = exchangeAsked();
  const asked = time.now;
  if (reply) question.done(reply);
  else while (told.length === 0 && time.tick());
  expect(time.now - asked).toBeLessThan(500);
  question.done({ ok: true, action: last(state.choices) });
  expect(told).toEqual([standIn(state.view!, state.choices)]);
});
