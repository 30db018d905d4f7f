import { expect, test } from 'vitest';
import { random as randomBot } from '../../../src/bots/yardsticks/random';
import { randomOptions } from '../../../research/randomOptions';
import { ruleSetOf } from '../../../src/engine/knownRules';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { bookless } from '../../../src/bots/players/bookless';
import { inProcess, randomHuman, settled, startGame, untilAsked } from '../../store/harness';
import { memoryStorage } from '../../store/memoryStorage';
import { shownOf } from '../../store/savedGames';
import { testRandom } from '../../support/randomPlay';
import { TOYS } from '../../support/toys/loaded';

const IDS = TOYS.map(({ id }) => id);

test.each(IDS)('%s: a match is played through the store, left and taken up again at random', async (id) => {
  for (const [seed, bot] of [bookless, randomBot].entries()) {
    const random = testRandom(`store:${id}:${seed}`);
    const storage = memoryStorage();
    const given = { storage, bots: inProcess(bot), pace: () => 'instant' as const };
    let harness = startGame(given);
    const options = seed === 0 ? {} : randomOptions(ruleSetOf(id), random);
    harness.game
      .getState()
      .startMatch({ rules: id, options: { ...options, deals: 2 }, opponents: [], text: 'tea' });
    const choose = randomHuman(seed);
    for (;;) {
      const state = untilAsked(harness);
      expect(harness.faults).toEqual([]);
      expect(state.notice).toBeNull();
      if (state.screen === 'standings') break;
      if (random.below(5) === 0) {
        const shown = shownOf(state);
        harness = startGame(given);
        harness.game.getState().resume();
        await settled();
        expect({ ...shownOf(harness.game.getState()), events: 0 }).toEqual({ ...shown, events: 0 });
      } else if (state.screen === 'result') state.nextDeal();
      else state.act(choose(state.choices));
    }
    await settled();
    const [record] = harness.records;
    const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    expect(replayed.ok ? null : replayed.error).toBeNull();
  }
});
