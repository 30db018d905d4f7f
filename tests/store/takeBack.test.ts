import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/engine/types';
import type { Bot } from '../../src/bots/bot';
import { fast } from '../../src/bots/yardsticks/fast';
import { random } from '../../src/bots/yardsticks/random';
import type { GameDeps } from '../../src/store/game';
import { delaysOf } from '../../src/store/match/pace';
import type { GameStore } from '../../src/store/types';
import { inProcess, playChoices, randomHuman, settled, startGame, untilAsked } from './harness';
import type { Harness } from './harness';

/** Draws some choices from its stream of random numbers. */
const wavering: Bot = {
  id: 'wavering',
  decide: (view, choices, stream) => (stream.below(3) === 0 ? random : fast).decide(view, choices, stream),
};

const PRACTICE = { rules: 'hong-kong-old', options: {}, opponents: [], text: '', practice: true } as const;

function begun(practice = true, given: Partial<GameDeps> = {}): Harness {
  const harness = startGame({ bots: inProcess(wavering), ...given });
  harness.game.getState().startMatch({ ...PRACTICE, practice });
  return harness;
}

/** What is at stake: what the player sees and may do, and what is kept. */
function momentOf({ game, storage }: Harness) {
  const { view, choices, seen, scores, wall } = game.getState();
  return { view, choices, seen, scores, wall, save: storage.getItem('hong-kong-mahjong/match') };
}

/** Answers what is asked, and waits for the next question. */
function answer(harness: Harness, pick: (choices: GameStore['choices']) => number = () => 0): GameStore {
  const { choices, act } = untilAsked(harness);
  act(choices[pick(choices)]!);
  return untilAsked(harness);
}

describe('a choice of a practice match that is taken back', () => {
  it('leaves the table and the save as they were, and the same choice goes the same way again', () => {
    const harness = begun();
    playChoices(harness, 3);
    const before = momentOf(harness);
    answer(harness);
    const after = momentOf(harness);
    expect(after).not.toEqual(before);
    for (let again = 0; again < 2; again++) {
      expect(harness.game.getState().takeBack()).toEqual(before.choices[0]);
      untilAsked(harness);
      expect(momentOf(harness)).toEqual(before);
      answer(harness);
      expect(momentOf(harness)).toEqual(after);
    }
    expect(harness.faults).toEqual([]);
  });

  it('can be followed by another choice, and by the choices before it, to the start of the hand', () => {
    const harness = begun();
    const dealt = (untilAsked(harness), momentOf(harness));
    playChoices(harness, 4);
    const { takeBack } = harness.game.getState();
    for (let left = 4; left > 0; left--) expect(takeBack()).not.toBeNull();
    untilAsked(harness);
    expect(momentOf(harness)).toEqual(dealt);
    expect(takeBack()).toBeNull();
    answer(harness, (choices) => choices.length - 1);
    expect(harness.game.getState().seen.length).toBeGreaterThan(dealt.seen.length);
  });

  it('is the last own one while the others play, and during every pause', () => {
    const harness = begun();
    playChoices(harness, 2);
    const before = momentOf(harness);
    for (let ticks = 0; ticks < 5; ticks++) {
      const { choices, act } = untilAsked(harness);
      act(choices[0]!);
      for (let tick = 0; tick < ticks && harness.game.getState().choices.length === 0; tick++)
        harness.time.tick();
      expect(harness.game.getState().takeBack()).toEqual(choices[0]);
      untilAsked(harness);
      expect(momentOf(harness)).toEqual(before);
    }
  });

  it('is an answer to a claim like any other, and what is asked meanwhile is no choice yet', () => {
    const harness = begun();
    let claims = 0;
    while (claims < 2) {
      const { view, choices, screen } = untilAsked(harness);
      if (screen !== 'table') throw new Error('No discard was offered.');
      if (view?.pending?.why === 'discard') {
        const offered = momentOf(harness);
        const pass = choices.findIndex(({ type }) => type === 'pass');
        answer(harness, () => pass);
        expect(harness.game.getState().takeBack()).toEqual(choices[pass]);
        untilAsked(harness);
        expect(momentOf(harness)).toEqual(offered);
        claims++;
      }
      answer(harness, (all) =>
        Math.max(
          0,
          all.findIndex(({ type }) => type === 'pass'),
        ),
      );
    }
  });

  it('may be the one that ended the hand', () => {
    const harness = begun();
    const choose = randomHuman(5);
    let before = momentOf(harness);
    while (untilAsked(harness).screen === 'table') {
      before = momentOf(harness);
      harness.game.getState().act(choose(before.choices));
    }
    expect(harness.game.getState().takeBack()).not.toBeNull();
    untilAsked(harness);
    expect(harness.game.getState()).toMatchObject({ screen: 'table', result: null });
    expect(momentOf(harness)).toEqual(before);
  });

  it('is gone after the page was closed at any moment', () => {
    const harness = begun();
    playChoices(harness, 3);
    const before = momentOf(harness);
    answer(harness);
    harness.game.getState().takeBack();
    const again = startGame({ bots: inProcess(wavering), storage: harness.storage });
    again.game.getState().resume();
    untilAsked(again);
    expect(again.game.getState()).toMatchObject({ practice: true });
    expect(momentOf(again)).toEqual(before);
    expect(again.game.getState().takeBack()).not.toBeNull();
  });

  it('leaves the promise of the walls and a record that says it was practice', async () => {
    const harness = begun();
    playChoices(harness, 2);
    harness.game.getState().takeBack();
    answer(harness);
    harness.game.getState().abandon();
    await settled();
    expect(harness.records).toMatchObject([{ practice: true, complete: false }]);
  });
});

describe('a match that counts', () => {
  it.each([
    ['was begun as such', { practice: false }],
    ['is a challenge, whatever it was begun with', { practice: true, bits: 'ab'.repeat(16) }],
  ])('takes nothing back: it %s', async (_, config) => {
    const harness = startGame({ bots: inProcess(wavering) });
    harness.game.getState().startMatch({ ...PRACTICE, ...config });
    playChoices(harness, 2);
    const before = momentOf(harness);
    expect(harness.game.getState().practice).toBe(false);
    expect(harness.game.getState().takeBack()).toBeNull();
    expect(momentOf(harness)).toEqual(before);
    harness.game.getState().abandon();
    await settled();
    expect(harness.records[0]).not.toHaveProperty('practice');
  });

  it('takes nothing back in a tab that does not own it', () => {
    const harness = begun();
    playChoices(harness, 2);
    harness.game.setState({ ownership: 'elsewhere' });
    expect(harness.game.getState().takeBack()).toBeNull();
  });
});

interface Discarded {
  readonly harness: Harness;
  readonly before: ReturnType<typeof momentOf>;
  readonly discard: Action;
}

/** Plays until the player may discard, and discards: the table, the moment before, and what was discarded. */
function discarded(given: Partial<GameDeps>, harness: Harness = begun(false, given)): Discarded {
  for (;;) {
    const { choices, act } = untilAsked(harness);
    const before = momentOf(harness);
    const discard = choices.find(({ type }) => type === 'discard');
    act(discard ?? choices[0]!);
    if (discard) return { harness, before, discard };
  }
}

describe('the own discard, until somebody answers it', () => {
  const takesBack = () => true;

  it.each([false, true])('is taken back, and nothing was seen of what follows (practice: %s)', (practice) => {
    const { harness, before, discard } = discarded({}, begun(practice, { takesBack }));
    for (let again = 0; again < 3; again++) {
      expect(harness.game.getState()).toMatchObject({ mayTakeBack: true, choices: [] });
      expect(harness.game.getState().seen.at(-1)?.event).toMatchObject(discard);
      expect(harness.game.getState().takeBack()).toEqual(discard);
      expect(harness.game.getState().mayTakeBack).toBe(false);
      untilAsked(harness);
      expect(momentOf(harness)).toEqual(before);
      harness.game.getState().act(discard);
    }
    expect(harness.faults).toEqual([]);
  });

  it('is followed by another one, which stands', async () => {
    const { harness, discard } = discarded({ takesBack });
    harness.game.getState().takeBack();
    const other = untilAsked(harness).choices.findLast(({ type }) => type === 'discard');
    expect(other).not.toEqual(discard);
    answer(harness, (choices) => choices.findLastIndex(({ type }) => type === 'discard'));
    expect(harness.game.getState().seen.map(({ event }) => event)).toContainEqual(
      expect.objectContaining(other ?? {}),
    );
    harness.game.getState().abandon();
    await settled();
    expect(harness.records).toHaveLength(1);
    expect(harness.records[0]).not.toHaveProperty('practice');
  });

  it.each(['relaxed', 'normal', 'fast'] as const)(
    'for as long as it takes to press something (%s)',
    (pace) => {
      const { harness } = discarded({ takesBack, pace: () => pace });
      const { takeBack, discard } = delaysOf(pace);
      expect(takeBack).toBeGreaterThanOrEqual(700);
      expect(harness.time.delays.at(-1)).toBe(Math.max(takeBack, discard));
      harness.time.tick();
      expect(harness.game.getState().mayTakeBack).toBe(false);
      expect(harness.game.getState().takeBack()).toBeNull();
    },
  );

  it('not once the player has ended the pause', () => {
    const { harness } = discarded({ takesBack });
    harness.game.getState().skipAhead();
    expect(harness.game.getState().mayTakeBack).toBe(false);
    expect(harness.game.getState().takeBack()).toBeNull();
  });

  it('also while a bot still thinks', () => {
    const { ask } = inProcess(wavering);
    let isAsked = false;
    const isOwn = (tile: unknown) => harness.game.getState().view?.hand.includes(Number(tile)) === true;
    const harness: Harness = begun(false, {
      takesBack,
      bots: {
        ask: (request, done) => {
          isAsked = isOwn(request.view.pending?.tile);
          if (!isAsked) ask(request, done);
        },
      },
    });
    let { before, discard } = discarded({}, harness);
    while (!isAsked) ({ before, discard } = discarded({}, harness));
    expect(harness.time.tick()).toBe(true);
    expect(harness.game.getState().takeBack()).toEqual(discard);
    untilAsked(harness);
    expect(momentOf(harness)).toEqual(before);
  });

  const without: readonly (readonly [string, Partial<GameDeps>])[] = [
    ['at once', { takesBack, pace: () => 'instant' }],
    ['switched off', { takesBack: () => false }],
  ];
  it.each(without)('not where it is %s', (_, given) => {
    const { harness } = discarded(given);
    expect(harness.game.getState().mayTakeBack).toBe(false);
    expect(harness.game.getState().takeBack()).toBeNull();
  });

  it('where it is switched off, the pause is as short as any', () => {
    const { harness } = discarded({ takesBack: () => false });
    expect(harness.time.delays.at(-1)).toBe(delaysOf('normal').discard);
  });
});

it('a practice match is begun anew as one', () => {
  const harness = begun();
  playChoices(harness, 1);
  harness.game.getState().restart();
  expect(harness.game.getState().practice).toBe(true);
});
