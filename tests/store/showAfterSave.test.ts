import { describe, expect, it } from 'vitest';
import { ShowAfterSave } from '../../src/store/saves/showAfterSave';
import { settled, startGame, untilAsked } from './harness';
import { memoryStorage } from './memoryStorage';

/** A disk that says of each write when it is done. */
function disk() {
  const writes: (() => void)[] = [];
  const shown: string[] = [];
  let isBusy = false;
  const kept = new ShowAfterSave(() =>
    isBusy ? new Promise<void>((resolve) => writes.push(resolve)) : null,
  );
  return {
    kept,
    shown,
    writes,
    show: (name: string) => kept.show(() => void shown.push(name)),
    busy: (now: boolean) => {
      isBusy = now;
    },
  };
}

it('shows at once what has not to wait', () => {
  const { show, shown } = disk();
  show('deal');
  expect(shown).toEqual(['deal']);
});

it('shows what came during a write when its own write is done, in turn', async () => {
  const { kept, show, shown, writes, busy } = disk();
  busy(true);
  show('first');
  show('second');
  expect(kept.isWaiting).toBe(true);
  writes[0]?.();
  await settled();
  expect(shown).toEqual(['first']);
  show('third');
  writes[1]?.();
  await settled();
  expect(shown).toEqual(['first', 'second']);
  busy(false);
  writes[2]?.();
  await settled();
  expect(shown).toEqual(['first', 'second', 'third']);
  expect(kept.isWaiting).toBe(false);
});

it('shows all when the player leaves, and nothing twice', async () => {
  const { kept, show, shown, writes, busy } = disk();
  busy(true);
  show('first');
  show('second');
  kept.flush();
  show('third');
  for (const write of writes) write();
  await settled();
  expect(shown).toEqual(['first', 'second', 'third']);
});

describe('with a disk that is slow', () => {
  const config = { rules: 'hong-kong-old', options: {}, opponents: [], text: '' };

  /** A match whose writes are done when `write` is called. */
  function slow() {
    const writes: (() => void)[] = [];
    const pending = () => new Promise<void>((resolve) => writes.push(resolve));
    const harness = startGame({ pace: () => 'instant', storage: { ...memoryStorage(), pending } });
    const write = async () => {
      for (const done of writes.splice(0)) done();
      await settled();
    };
    return { ...harness, write };
  }

  it('a match begins at once, with its tiles: a deal in which nothing was chosen is dealt again', () => {
    const { game } = slow();
    game.getState().startMatch(config);
    const { screen, view } = game.getState();
    expect(screen).toBe('table');
    expect(view).not.toBeNull();
  });

  it('a choice is shown once it is written, and nothing is taken before', async () => {
    const harness = slow();
    const { game, time, write } = harness;
    game.getState().startMatch(config);
    while (game.getState().choices.length === 0) {
      if (!time.tick()) await write();
    }
    const before = untilAsked(harness);
    const [choice] = before.choices;
    if (!choice) throw new Error('Nothing is offered.');
    before.act(choice);
    const shown = game.getState();
    expect(shown.view).toBe(before.view);
    for (const other of shown.choices) shown.act(other);
    expect(game.getState().view).toBe(before.view);
    await write();
    expect(game.getState().view).not.toBe(before.view);
  });
});
