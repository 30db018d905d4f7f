import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { fast } from '../../src/bots/yardsticks/fast';
import { legalActions } from '../../src/engine/legalActions';
import type { Action } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { replyTo } from '../../src/store/bots/answer';
import { createBotClient } from '../../src/store/bots/botPort';
import type { BotPort, BotReply, BotRequest } from '../../src/store/bots/botPort';
import { delaysOf } from '../../src/store/match/pace';
import { standIn } from '../../src/store/bots/standIn';
import { POLICIES } from '../../src/store/threads/policies';
import { dealFixture } from '../ui/fixtures';
import { claimTable, turnTable } from '../ui/scenes';
import { FakeTime, inProcess, playChoices, playMatch, startGame, untilAsked } from './harness';
import type { Harness } from './harness';
import { FakeThreads, withoutThreads } from './threads/fakeThreads';
import type { FakeThread } from './threads/fakeThreads';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

const { untilFirst: LOADING, untilNext: LATE } = POLICIES.bots;

type BotThread = FakeThread<BotRequest, BotReply>;

/** Bots in threads that answer only when the test says so. */
function heldBots() {
  const threads = new FakeThreads<BotRequest, BotReply>(POLICIES.bots);
  const held = () => threads.started.at(-1)?.asked() ?? [];
  return {
    threads,
    bots: createBotClient(threads.channel),
    held,
    begin: () => held().forEach(({ id }) => threads.last.say({ id, type: 'begun' })),
    answerAll: () => held().forEach((question) => answer(threads.last, question)),
  };
}

function answer(thread: BotThread, { id, asked }: ReturnType<BotThread['asked']>[number]): void {
  thread.tell(
    id,
    replyTo(structuredClone(asked), () => fast),
  );
  thread.say({ id, type: 'end' });
}

/** Plays until a bot is thinking. */
function untilThinking({ game, time }: Harness, { held }: ReturnType<typeof heldBots>): void {
  while (held().length === 0) {
    const { choices, act } = game.getState();
    const modest = choices.find(({ type }) => type === 'discard' || type === 'pass');
    if (modest) act(modest);
    else if (!time.tick()) throw new Error('Nothing is under way, and no bot thinks.');
  }
}

function botThat(decide: (choices: readonly Action[]) => Action): Bot {
  return { id: 'odd', decide: (_, choices) => decide(choices) };
}

describe('a bot that does not decide', () => {
  it.each([
    [
      'throws',
      'failed',
      () => {
        throw new Error('out of ideas');
      },
    ],
    ['takes what is not offered', 'not-offered', () => ({ type: 'discard', seat: 0, tile: 999 }) as const],
    ['claims without tiles', 'not-offered', () => ({ type: 'chow', seat: 0 }) as unknown as Action],
    ['gives nothing', 'not-offered', () => undefined as unknown as Action],
  ])('because it %s is replaced, and the match goes on', (_, why, decide) => {
    const harness = startGame({ pace: () => 'instant', bots: inProcess(botThat(decide)) });
    harness.game.getState().startMatch(config);
    expect(playMatch(harness).screen).toBe('standings');
    expect(new Set(harness.faults.map((fault) => fault.why))).toEqual(new Set([why]));
  });

  it('in time is replaced, its thread started again and its answer ignored', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots });
    const { game, time, faults } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    const thread = port.threads.last;
    const [late] = port.held();
    const before = game.getState().seen.length;
    while (faults.length === 0) expect(time.tick()).toBe(true);
    expect(faults[0]).toMatchObject({ why: 'late', player: late?.asked.player });
    expect(thread.isEnded).toBe(true);
    expect(game.getState().seen.length).toBeGreaterThan(before);
    const after = game.getState();
    answer(thread, late!);
    expect(game.getState() === after).toBe(true);
  });

  it('has the time to be loaded, and then its time to think', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots });
    const { game, time, faults } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    const asked = time.now;
    while (time.now < asked + LOADING - LATE) {
      time.schedule(() => undefined, LATE / 2);
      time.tick();
    }
    expect(faults).toEqual([]);
    const begun = time.now;
    port.begin();
    while (faults.length === 0) expect(time.tick()).toBe(true);
    expect(time.now).toBe(begun + LATE);
  });

  it('is not given up by a machine that slept: half of the time is left when it wakes', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots });
    const { game, time, faults } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    port.begin();
    time.now += 10 * LATE;
    const halves = time.waiting.filter(({ delay }) => delay === LATE / 2);
    expect(halves.length).toBeGreaterThan(0);
    for (const half of halves) {
      time.waiting = time.waiting.filter((each) => each !== half);
      half.run();
    }
    expect(faults).toEqual([]);
    port.answerAll();
    expect(faults).toEqual([]);
  });

  it('does not stop a match in which none ever answers', () => {
    const harness = startGame({ pace: () => 'instant', bots: heldBots().bots });
    harness.game.getState().startMatch(config);
    expect(playMatch(harness).screen).toBe('standings');
  });
});

describe('the time a bot takes', () => {
  it('does not change the pauses while it is shorter than they are', () => {
    const marks = [0, 300].map((thinking) => {
      const time = new FakeTime();
      const bots: BotPort = {
        ask: (request, done) => {
          const reply = replyTo(request, () => fast);
          if (thinking === 0) done(reply);
          else time.schedule(() => done(reply), thinking);
        },
      };
      const { game, storage, faults, records } = startGame({ bots, schedule: time.schedule });
      const shown: [number, number][] = [];
      game.subscribe((state, before) => {
        if (state.seen !== before.seen) shown.push([time.now, state.seen.length]);
      });
      game.getState().startMatch(config);
      playChoices({ game, time, storage, faults, records }, 10);
      return shown;
    });
    expect(marks[0]?.length).toBeGreaterThan(20);
    expect(marks[1]).toEqual(marks[0]);
  });

  it('is used: it thinks while the pause runs', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots });
    const { game, time } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    const pause = time.waiting.map(({ delay }) => delay).find((delay) => delay !== LOADING / 2);
    expect([delaysOf('normal').turn, delaysOf('normal').discard]).toContain(pause);
    const before = game.getState();
    port.answerAll();
    expect(game.getState() === before).toBe(true);
    time.tick();
    expect(game.getState() === before).toBe(false);
  });

  it('makes the table wait when it is longer, also when the player skips ahead', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots, pace: () => 'instant' });
    const { game } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    const before = game.getState();
    before.skipAhead();
    expect(game.getState() === before).toBe(true);
    for (let times = 0; times < 100 && game.getState() === before; times++) port.answerAll();
    expect(game.getState() === before).toBe(false);
  });
});

describe('an answer that nobody waits for', () => {
  it.each([
    ['abandoned', (game: ReturnType<typeof startGame>['game']) => game.getState().abandon()],
    ['left', (game: ReturnType<typeof startGame>['game']) => game.getState().goHome()],
  ])('because the match was %s changes nothing', (_, leave) => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots, pace: () => 'instant' });
    const { game, time, storage } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    leave(game);
    expect(time.waiting).toEqual([]);
    const before = game.getState();
    const saved = storage.getItem('hong-kong-mahjong/match');
    port.answerAll();
    expect(game.getState() === before).toBe(true);
    expect(storage.getItem('hong-kong-mahjong/match')).toBe(saved);
  });
});

describe('the thread of the bots', () => {
  const deal = () => dealFixture(turnTable).deal;
  const request = (): BotRequest => ({
    bot: 'fast',
    view: seatView(deal(), 1),
    choices: legalActions(deal(), 1),
    words: [1, 2, 3, 4],
    player: 1,
    decision: 0,
  });

  it('that cannot be started fails each question', () => {
    const bots = createBotClient(withoutThreads(POLICIES.bots));
    const harness = startGame({ pace: () => 'instant', bots });
    harness.game.getState().startMatch(config);
    expect(playMatch(harness).screen).toBe('standings');
    expect(harness.faults[0]).toMatchObject({ why: 'failed' });
  });

  it('that never answers is not waited for again and again, but tried again later', () => {
    const { bots, threads } = heldBots();
    const harness = startGame({ pace: () => 'instant', bots });
    harness.game.getState().startMatch(config);
    expect(playMatch(harness).screen).toBe('standings');
    const late = harness.faults.filter(({ why }) => why === 'late').length;
    expect(late).toBeGreaterThan(2);
    expect(late).toBeLessThan(harness.faults.length / 20);
    expect(threads.started.length).toBeGreaterThan(4);
  });

  it('that crashes in the middle of a match does not stop it', () => {
    const { bots, threads } = heldBots();
    const harness = startGame({ bots });
    const { game, time } = harness;
    game.getState().startMatch(config);
    let [steps, answered] = [0, -1];
    while (game.getState().screen === 'table') {
      const thread = threads.started.at(-1);
      const question = thread?.isEnded ? undefined : thread?.asked().find(({ id }) => id > answered);
      if (question) answered = question.id;
      if (thread && question && steps++ % 5 === 4) thread.crash();
      else if (thread && question) answer(thread, question);
      else if (game.getState().choices.length > 0) game.getState().act(game.getState().choices[0] as Action);
      else if (!time.tick()) throw new Error('The match is stuck.');
    }
    expect(threads.started.length).toBeGreaterThan(3);
    expect(harness.faults.length).toBeGreaterThan(3);
  });

  it('resolves equal options once, although every message brings a copy', () => {
    const seen = new Set<object>();
    const probe: Bot = {
      id: 'probe',
      decide: (view, choices, random) => {
        seen.add(view.options);
        return fast.decide(view, choices, random);
      },
    };
    for (let i = 0; i < 3; i++) replyTo(structuredClone(request()), () => probe);
    expect(seen.size).toBe(1);
  });

  it('knows nothing that its seat may not know', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots, pace: () => 'instant' });
    harness.game.getState().startMatch(config);
    untilThinking(harness, port);
    for (const { asked } of port.held()) {
      expect(Object.keys(asked).toSorted()).toEqual([
        'bot',
        'choices',
        'decision',
        'player',
        'view',
        'words',
      ]);
      expect(asked.view.seats.every(({ open }) => open === null)).toBe(true);
      expect(JSON.stringify(asked)).not.toContain('"source"');
    }
  });
});

describe('the stand-in', () => {
  it('wins when that is legal', () => {
    const { deal } = dealFixture(claimTable);
    const choices = legalActions(deal, 1);
    expect(choices.map(({ type }) => type)).toContain('win');
    expect(standIn(seatView(deal, 1), choices)).toEqual({ type: 'win', seat: 1 });
  });

  it('does not win where the hand counts too little, and is never asked for nothing', () => {
    const { deal } = dealFixture(claimTable);
    const choices = legalActions(deal, 1);
    const view = seatView(deal, 1);
    const strict = { ...view, options: { ...view.options, minimumFaan: 13 } };
    expect(standIn(strict, choices)).toEqual({ type: 'pass', seat: 1 });
    expect(() => standIn(view, [])).toThrow('Seat 1 was asked');
  });

  it('passes every claim', () => {
    const { deal } = dealFixture(claimTable);
    const choices = legalActions(deal, 1).filter(({ type }) => type !== 'win');
    expect(choices.length).toBeGreaterThan(1);
    expect(standIn(seatView(deal, 1), choices)).toEqual({ type: 'pass', seat: 1 });
  });

  it('discards a tile that has no neighbours', () => {
    const { deal } = dealFixture(turnTable);
    const view = seatView(deal, 1);
    const choices = legalActions(deal, 1).filter(({ type }) => type !== 'win');
    const chosen = standIn(view, choices);
    expect(chosen).toMatchObject({ type: 'discard' });
    const kind = chosen.type === 'discard' ? Math.floor(chosen.tile / 4) : -1;
    expect(view.counts[kind]).toBe(1);
  });
});

describe('the pace', () => {
  it('has a relaxed one, slower than normal', () => {
    expect(delaysOf('relaxed').discard).toBeCloseTo(1.6 * delaysOf('normal').discard);
  });
});

describe('while paused', () => {
  const withSeconds = { ...config, options: { ...config.options, claimSeconds: 3 } };

  it('neither bots nor the seconds to claim go on, and then both do', () => {
    const harness = startGame();
    const { game, time } = harness;
    game.getState().startMatch(withSeconds);
    game.getState().pause(true);
    expect(game.getState().paused).toBe(true);
    expect(time.waiting).toEqual([]);
    expect(time.tick()).toBe(false);
    game.getState().pause(false);
    while (game.getState().secondsLeft === null) {
      const state = untilAsked(harness);
      const discard = state.choices.find(({ type }) => type === 'discard');
      if (state.screen === 'result') state.nextDeal();
      else if (discard) state.act(discard);
    }
    time.tick();
    expect(game.getState().secondsLeft).toBe(2);
    game.getState().pause(true);
    expect(time.waiting).toEqual([]);
    expect(game.getState().choices.length).toBeGreaterThan(0);
    game.getState().pause(false);
    while (game.getState().secondsLeft !== null) expect(time.tick()).toBe(true);
    expect(untilAsked(harness).choices.length).toBeGreaterThan(0);
  });

  it('an answer that arrives waits, also without pauses', () => {
    const port = heldBots();
    const harness = startGame({ bots: port.bots, pace: () => 'instant' });
    const { game, time } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    game.getState().pause(true);
    const { seen } = game.getState();
    port.answerAll();
    expect(game.getState().seen).toBe(seen);
    game.getState().pause(false);
    time.tick();
    expect(game.getState().seen).not.toBe(seen);
  });
});
