import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { fast } from '../../src/bots/yardsticks/fast';
import { legalActions } from '../../src/engine/legalActions';
import type { Action } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { replyTo } from '../../src/store/bots/answer';
import { createBotClient } from '../../src/store/bots/botClient';
import type { BotThread, Question, ThreadEvents } from '../../src/store/bots/botClient';
import type { BotPort, BotReply, BotRequest } from '../../src/store/bots/botPort';
import { delaysOf } from '../../src/store/match/pace';
import { standIn } from '../../src/store/bots/standIn';
import { LATE, LOADING } from '../../src/store/bots/thinking';
import { dealFixture } from '../ui/fixtures';
import { claimTable, turnTable } from '../ui/scenes';
import { FakeTime, inProcess, playChoices, playMatch, startGame, untilAsked } from './harness';
import type { Harness } from './harness';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

/** A port that answers only when the test says so. */
class HeldPort implements BotPort {
  readonly held: {
    readonly request: BotRequest;
    readonly done: (reply: BotReply) => void;
    readonly begun: (() => void) | undefined;
  }[] = [];
  restarts = 0;

  readonly ask: BotPort['ask'] = (request, done, begun) => void this.held.push({ request, done, begun });
  readonly restart = () => void this.restarts++;

  answerAll(): void {
    for (const { request, done } of this.held.splice(0)) done(replyTo(request, () => fast));
  }
}

/** Plays until a bot is thinking. */
function untilThinking({ game, time }: Harness, { held }: HeldPort): void {
  while (held.length === 0) {
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
    const port = new HeldPort();
    const harness = startGame({ bots: port });
    const { game, time, faults } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    const [late] = port.held;
    const before = game.getState().seen.length;
    while (faults.length === 0) expect(time.tick()).toBe(true);
    expect(faults[0]).toMatchObject({ why: 'late', player: late?.request.player });
    expect(port.restarts).toBe(1);
    expect(game.getState().seen.length).toBeGreaterThan(before);
    const after = game.getState();
    late?.done(replyTo(late.request, () => fast));
    expect(game.getState() === after).toBe(true);
  });

  it('has the time to be loaded, and then its time to think', () => {
    const port = new HeldPort();
    const harness = startGame({ bots: port });
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
    for (const { begun: begin } of port.held) begin?.();
    while (faults.length === 0) expect(time.tick()).toBe(true);
    expect(time.now).toBe(begun + LATE);
  });

  it('is not given up by a machine that slept: half of the time is left when it wakes', () => {
    const port = new HeldPort();
    const harness = startGame({ bots: port });
    const { game, time, faults } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    for (const { begun } of port.held) begun?.();
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
    const harness = startGame({ pace: () => 'instant', bots: new HeldPort() });
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
        restart: () => undefined,
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
    const port = new HeldPort();
    const harness = startGame({ bots: port });
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

  it('makes the table wait when it is longer, also when hurried', () => {
    const port = new HeldPort();
    const harness = startGame({ bots: port, pace: () => 'instant' });
    const { game } = harness;
    game.getState().startMatch(config);
    untilThinking(harness, port);
    const before = game.getState();
    before.hurry();
    expect(game.getState() === before).toBe(true);
    port.answerAll();
    expect(game.getState() === before).toBe(false);
  });
});

describe('an answer that nobody waits for', () => {
  it.each([
    ['abandoned', (game: ReturnType<typeof startGame>['game']) => game.getState().abandon()],
    ['left', (game: ReturnType<typeof startGame>['game']) => game.getState().goHome()],
  ])('because the match was %s changes nothing', (_, leave) => {
    const port = new HeldPort();
    const harness = startGame({ bots: port, pace: () => 'instant' });
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

/** A worker in name only. */
class FakeWorker implements BotThread {
  isTerminated = false;
  readonly asked: Question[] = [];
  private readonly events: ThreadEvents;

  constructor(events: ThreadEvents) {
    this.events = events;
  }

  readonly post = (question: Question) => void this.asked.push(question);
  readonly end = () => {
    this.isTerminated = true;
  };

  answer({ id, request }: Question): void {
    this.events.answered(structuredClone({ id, reply: replyTo(structuredClone(request), () => fast) }));
  }

  begin({ id }: Question): void {
    this.events.answered({ id, isBegun: true });
  }

  say(data: unknown): void {
    this.events.answered(data);
  }

  crash(): void {
    this.events.crashed('out of memory');
  }
}

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

  function client() {
    const workers: FakeWorker[] = [];
    const port = createBotClient((events) => {
      const worker = new FakeWorker(events);
      workers.push(worker);
      return worker;
    });
    return { port, workers };
  }

  it('gives each answer to its question, in any order', () => {
    const { port, workers } = client();
    const replies: [string, BotReply][] = [];
    for (const name of ['a', 'b']) port.ask(request(), (reply) => replies.push([name, reply]));
    for (const question of workers[0]?.asked.toReversed() ?? []) workers[0]?.answer(question);
    expect(replies.map(([name]) => name)).toEqual(['b', 'a']);
    expect(replies[0]?.[1]).toEqual(replyTo(request(), () => fast));
  });

  it('is started again after a crash, and the question is answered as failed', () => {
    const { port, workers } = client();
    const replies: BotReply[] = [];
    port.ask(request(), (reply) => replies.push(reply));
    workers[0]?.crash();
    expect(replies).toMatchObject([{ ok: false }]);
    expect(workers[0]?.isTerminated).toBe(true);
    port.ask(request(), (reply) => replies.push(reply));
    expect(workers).toHaveLength(2);
    workers[1]?.answer(workers[1].asked[0] as Question);
    expect(replies[1]).toMatchObject({ ok: true });
    workers[0]?.crash();
    expect(workers[1]?.isTerminated).toBe(false);
  });

  it('is started again for a bot that is late, and those that waited behind it are asked again', () => {
    const { port, workers } = client();
    const replies: [string, BotReply['ok']][] = [];
    const begun: string[] = [];
    for (const name of ['late', 'second', 'third'])
      port.ask(
        request(),
        ({ ok }) => replies.push([name, ok]),
        () => begun.push(name),
      );
    workers[0]?.begin(workers[0].asked[0] as Question);
    expect(begun).toEqual(['late']);
    port.restart();
    expect(replies).toEqual([['late', false]]);
    expect(workers).toHaveLength(2);
    for (const question of workers[1]?.asked ?? []) workers[1]?.answer(question);
    expect(replies.slice(1)).toEqual([
      ['second', true],
      ['third', true],
    ]);
  });

  it('that cannot be started fails each question', () => {
    const port = createBotClient(() => {
      throw new Error('no workers here');
    });
    const harness = startGame({ pace: () => 'instant', bots: port });
    harness.game.getState().startMatch(config);
    expect(playMatch(harness).screen).toBe('standings');
    expect(harness.faults[0]).toMatchObject({ why: 'failed' });
  });

  it.each([null, undefined, 'yes', { id: 0 }, { id: 0, reply: null }])(
    'that answers %j fails its question, and is started again',
    (nonsense) => {
      const { port, workers } = client();
      const replies: BotReply[] = [];
      port.ask(request(), (reply) => replies.push(reply));
      workers[0]?.say(nonsense);
      expect(replies).toMatchObject([{ ok: false }]);
      expect(workers[0]?.isTerminated).toBe(true);
    },
  );

  it('that never answers is not waited for again and again, but tried again later', () => {
    const { port, workers } = client();
    const harness = startGame({ pace: () => 'instant', bots: port });
    harness.game.getState().startMatch(config);
    expect(playMatch(harness).screen).toBe('standings');
    const late = harness.faults.filter(({ why }) => why === 'late').length;
    expect(late).toBeGreaterThan(2);
    expect(late).toBeLessThan(harness.faults.length / 20);
    expect(workers.length).toBeGreaterThan(4);
  });

  it('is asked as before once it has answered again', () => {
    const { port, workers } = client();
    const replies: BotReply[] = [];
    const ask = () => port.ask(request(), (reply) => replies.push(reply));
    for (let failure = 0; failure < 3; failure++) {
      ask();
      workers.at(-1)?.crash();
    }
    while (workers.length < 4) ask();
    workers.at(-1)?.answer(workers.at(-1)?.asked[0] as Question);
    expect(replies.at(-1)).toMatchObject({ ok: true });
    ask();
    expect(workers.at(-1)?.asked).toHaveLength(2);
  });

  it('that crashes in the middle of a match does not stop it', () => {
    const { port, workers } = client();
    const harness = startGame({ bots: port });
    const { game, time } = harness;
    game.getState().startMatch(config);
    let steps = 0;
    while (game.getState().screen === 'table') {
      const worker = workers.at(-1);
      const [question] = worker?.asked.splice(0, 1) ?? [];
      if (worker && question && steps++ % 5 === 4) worker.crash();
      else if (worker && question) worker.answer(question);
      else if (game.getState().choices.length > 0) game.getState().act(game.getState().choices[0] as Action);
      else if (!time.tick()) throw new Error('The match is stuck.');
    }
    expect(workers.length).toBeGreaterThan(3);
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
    const port = new HeldPort();
    const harness = startGame({ bots: port, pace: () => 'instant' });
    harness.game.getState().startMatch(config);
    untilThinking(harness, port);
    for (const { request: asked } of port.held) {
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
    const port = new HeldPort();
    const harness = startGame({ bots: port, pace: () => 'instant' });
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
