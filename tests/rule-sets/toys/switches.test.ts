import { expect, test } from 'vitest';
import { fast } from '../../../src/bots/yardsticks/fast';
import { random as randomBot } from '../../../src/bots/yardsticks/random';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import type { Action } from '../../../src/engine/types';
import { SWITCH_NAMES } from '../../../src/store/match/switches';
import type { Switches } from '../../../src/store/match/switches';
import { createSettingsStore } from '../../../src/store/settings';
import { inProcess, randomHuman, settled, startGame } from '../../store/harness';
import type { Harness } from '../../store/harness';
import { memoryStorage } from '../../store/memoryStorage';
import { testRandom } from '../../support/randomPlay';
import { TOYS } from '../../support/toys/loaded';

const IDS = TOYS.map(({ id }) => id);
const MOST_STEPS = 20_000;

type Made = { readonly action: Action; readonly choices: readonly Action[] };

/** A match of two deals with this switched, begun in a tab that owns it. */
function begun(rules: string, switched: Partial<Switches>, bot = fast) {
  const lasting = createSettingsStore(memoryStorage(), switched);
  const harness = startGame({ lasting, bots: inProcess(bot) });
  harness.game.getState().startMatch({ rules, options: { deals: 2 }, opponents: [], text: 'switches' });
  return { ...harness, lasting };
}

/** Plays to the standings. `each` may change something before every step; gives what was chosen for the player. */
function played({ game, time }: Harness, each: () => void = () => undefined): Made[] {
  const choose = randomHuman(3);
  const made: Made[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    each();
    const { screen, automatic, choices, act, nextDeal } = game.getState();
    if (screen === 'standings') return made;
    if (automatic) made.push({ action: automatic, choices });
    if (choices.length > 0 && !automatic) act(choose(choices));
    else if (!time.tick() && screen === 'result') nextDeal();
  }
  throw new Error('The match does not come to its end.');
}

async function expectWhole({ faults, records }: Harness): Promise<void> {
  expect(faults).toEqual([]);
  await settled();
  const parsed = parseRecord(JSON.parse(JSON.stringify(records[0])));
  const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
  expect(replayed.ok ? null : replayed.error).toBeNull();
}

test.each(IDS)('%s: what is switched on is chosen of what is on offer, and nothing else is', async (id) => {
  for (const [name, types] of [
    ['onlyWins', ['pass']],
    ['noChows', ['pass']],
    ['autoWin', ['win']],
    ['discardDrawn', ['discard']],
  ] as const) {
    const harness = begun(id, { [name]: true });
    for (const { action, choices } of played(harness)) {
      expect(choices).toContainEqual(action);
      expect(types).toContain(action.type);
    }
    await expectWhole(harness);
  }
});

test.each(IDS)(
  '%s: with all switched on and off at random, and skipping ahead, a match is whole',
  async (id) => {
    for (const bot of [fast, randomBot]) {
      const random = testRandom(`switches:${id}:${bot.id}`);
      const harness = begun(id, { nextHand: true }, bot);
      const { game, lasting } = harness;
      const flags = SWITCH_NAMES.filter((name) => typeof lasting.getState()[name] === 'boolean');
      const made = played(harness, () => {
        const name = flags[random.below(flags.length)]!;
        const change = { [name]: random.below(2) === 0 };
        if (random.below(8) === 0) game.getState().switchForHand(change);
        if (random.below(20) === 0) lasting.getState().change(change);
        if (random.below(6) === 0) game.getState().skipAhead();
      });
      for (const { action, choices } of made) expect(choices).toContainEqual(action);
      await expectWhole(harness);
    }
  },
);

test.each(IDS)('%s: skipping ahead ends where the player is asked, with all events seen once', (id) => {
  const harness = begun(id, {});
  const { game } = harness;
  played(harness, () => {
    const { choices, screen } = game.getState();
    if (screen !== 'table' || choices.length > 0) return;
    game.getState().skipAhead();
    const serials = game.getState().seen.map(({ serial }) => serial);
    expect(serials).toEqual([...new Set(serials)].toSorted((a, b) => a - b));
  });
  expect(harness.faults).toEqual([]);
});

test.each(IDS)('%s: a tab that does not own the match neither keeps nor makes anything', (id) => {
  const { storage, lasting, game: own } = begun(id, {});
  own.getState().stop();
  const before = storage.getItem('hong-kong-mahjong/match');
  const elsewhere = {
    watch: (changed: (isMine: boolean) => void) => changed(false),
    takeOver: () => undefined,
  };
  const { game, time } = startGame({ storage, lasting, ownership: elsewhere });
  const { resume, switchForHand, skipAhead } = game.getState();
  resume();
  for (const name of SWITCH_NAMES) if (name !== 'pace') switchForHand({ [name]: true });
  lasting.getState().change({ autoWin: true, onlyWins: true, discardDrawn: true });
  skipAhead();
  while (time.tick());
  expect(game.getState()).toMatchObject({
    ownership: 'elsewhere',
    choices: [],
    automatic: null,
    forHand: {},
  });
  expect(storage.getItem('hong-kong-mahjong/match')).toBe(before);
});
