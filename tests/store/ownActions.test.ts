import { toyWith } from '../support/toys/base';
import '../support/toys/loaded';
import { describe, expect, it } from 'vitest';
import { fast } from '../../src/bots/yardsticks/fast';
import { Random } from '../../src/engine/random';
import type { DeclareAction } from '../../src/engine/types';
import type { GameStore } from '../../src/store/types';
import { delaysOf } from '../../src/store/match/pace';
import { startGame, untilAsked } from './harness';
import type { Harness } from './harness';

function start(rules: string): Harness {
  const harness = startGame();
  harness.game.getState().startMatch({ rules, options: {}, opponents: [], text: '' });
  return harness;
}

/** Lets every claim go and plays as the quickest bot does until this may be declared. */
function untilOffered(harness: Harness, what: string): { state: GameStore; declared: DeclareAction } {
  const random = new Random([1, 2, 3, 4]);
  for (;;) {
    const state = untilAsked(harness);
    const declared = state.choices.find((choice) => choice.type === 'declare' && choice.what === what);
    if (declared?.type === 'declare') return { state, declared };
    if (state.screen === 'standings' || !state.view) throw new Error(`No ${what} was offered.`);
    if (state.screen === 'result') state.nextDeal();
    else {
      const pass = state.choices.find((choice) => choice.type === 'pass');
      state.act(pass ?? fast.decide(state.view, state.choices, random));
    }
  }
}

describe('an exchange before play', () => {
  it('is asked for, made, and shows only the own tiles', () => {
    const harness = start('toy-play-on');
    const state = untilAsked(harness);
    expect(state.view?.phase.type).toBe('before-play');
    const [first] = state.choices;
    if (first?.type !== 'exchange') throw new Error('An exchange should be asked for.');
    state.act(first);
    const next = untilAsked(harness);
    const exchanges = next.seen.flatMap(({ event }) => (event.type === 'exchange' ? event : []));
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]).toMatchObject({ seat: next.humanSeat, gave: first.tiles });
    expect(next.view?.hand).not.toContain(first.tiles[0]);
  });
});

describe('a declaration with its discard', () => {
  const harness = start('toy-every-hand');
  const { state: asked, declared } = untilOffered(harness, 'ready');
  const serial = asked.seen.at(-1)?.serial ?? 0;
  asked.act(declared);
  const shown = harness.game.getState();

  it('is followed by the pause of a discard, with nothing of the next draw in it', () => {
    const events = shown.seen.filter((seen) => seen.serial > serial).map(({ event }) => event.type);
    expect(events).toEqual(['declare', 'discard']);
    expect(harness.time.delays.at(-1)).toBe(delaysOf('normal').discard);
    expect(shown.view?.drawn).toBeNull();
    expect(shown.view?.seats[shown.humanSeat]?.river.at(-1)?.tile).toBe(declared.tile);
  });

  it('shows what it changed at once', () => {
    expect(shown.view?.extras).toMatchObject({ ready: [shown.humanSeat] });
    expect(shown.scores[shown.human]).toBe((asked.scores[asked.human] ?? 0) - 5);
  });
});

describe('a seat that has won while others play on', () => {
  const rules = toyWith('test-play-on-in-store', {
    severalWinners: 'all',
    afterWin: ({ wins, seats }) => (wins.length >= seats.length - 1 ? 'end' : 'continue'),
  });
  const harness = start(rules);
  const random = new Random([1, 2, 3, 4]);
  let pauses = 0;
  const winsOf = ({ seen }: GameStore) => seen.filter(({ event }) => event.type === 'win').length;
  let state = harness.game.getState();
  while (state.screen === 'table' && !(state.choices.length === 0 && winsOf(state) > 0)) {
    if (state.choices.length > 0 && state.view) state.act(fast.decide(state.view, state.choices, random));
    else harness.time.tick();
    state = harness.game.getState();
    pauses = harness.time.delays.length;
  }

  it('is given time to be seen', () => {
    expect(state.view?.phase.type).toBe('play');
    const { end, turn } = delaysOf('normal');
    expect(harness.time.delays[pauses - 1]).toBe(end + turn);
  });

  it('is asked nothing any more', () => {
    const winners = state.seen.flatMap(({ event }) => (event.type === 'win' ? event.seat : []));
    expect(winners.map((seat) => (state.view?.out ?? 0) & (1 << seat))).not.toContain(0);
  });
});
