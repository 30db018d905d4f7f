import { describe, expect, it } from 'vitest';
import { parseBackup } from '../../src/store/records/backup';
import { createHistoryStore } from '../../src/store/records/history';
import { mutatedJson } from '../support/mutations';
import { testRandom } from '../support/randomPlay';
import { playChoices, settled, startGame, untilAsked } from './harness';
import { memoryStorage } from './memoryStorage';
import { memoryHistory } from './memoryHistory';

/** `HOSTILE=2000` for the long run. */
const COUNT = Number(process.env['HOSTILE'] ?? 150);

const MATCH = 'hong-kong-mahjong/match';
const HANDS = 'hong-kong-mahjong/match-hands';
const STANDINGS = 'hong-kong-mahjong/standings';
const config = { rules: 'hong-kong-old', options: { minimumFaan: 0 }, opponents: [], text: 'tea' };

/** Longest sentence that a player is shown, in signs. */
const SENTENCE = 300;

function kept(choices: number) {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  playChoices(harness, choices);
  return harness;
}

describe('what was kept and then changed by somebody', () => {
  it(`a save: ${COUNT} of ${COUNT} are played on, or set aside with a word; nothing else is lost`, async () => {
    const { storage } = kept(45);
    const texts = [MATCH, HANDS].map((key) => storage.getItem(key) ?? '');
    const [save = '', hands = ''] = texts;
    const random = testRandom('saves');
    const outcomes = { played: 0, aside: 0, newer: 0 };
    for (let at = 0; at < COUNT; at++) {
      const isSave = random.below(4) > 0;
      const text = isSave ? mutatedJson(save, random) : save;
      const changed = memoryStorage({
        [MATCH]: text,
        [HANDS]: isSave ? hands : mutatedJson(hands, random),
        [STANDINGS]: random.below(3) === 0 ? mutatedJson(save, random) : '{}',
        'hong-kong-mahjong/settings': '{"theme":"dark"}',
      });
      const page = startGame({ storage: changed, pace: () => 'instant' });
      const { match, notice, setAside } = page.game.getState();
      if (match) {
        page.game.getState().resume();
        for (let step = 0; step < 3 && page.game.getState().screen === 'table'; step++) {
          const [choice] = untilAsked(page).choices;
          if (choice) page.game.getState().act(choice);
        }
        outcomes.played++;
      } else {
        expect(setAside?.text).toBe(text);
        expect(['save-unreadable', 'save-newer']).toContain(notice);
        outcomes[notice === 'save-newer' ? 'newer' : 'aside']++;
      }
      page.game.getState().startMatch(config);
      await expect.poll(() => page.game.getState().screen).toBe('table');
      expect(changed.getItem('hong-kong-mahjong/settings')).toBe('{"theme":"dark"}');
    }
    expect(outcomes.played).toBeGreaterThan(COUNT / 10);
    expect(outcomes.aside).toBeGreaterThan(COUNT / 10);
  });

  it(`a backup: ${COUNT} of ${COUNT} are read, in part or whole, or refused`, async () => {
    const harness = kept(6);
    harness.game.getState().abandon();
    await settled();
    const large = new Map<string, unknown>();
    const history = memoryHistory(large);
    const [record] = harness.records;
    if (record) await createHistoryStore(history, () => 7000).keep(record);
    const backup = JSON.stringify({
      format: 'hong-kong-mahjong-backup',
      version: 1,
      app: '1',
      local: { settings: '{}' },
      history: [...large],
    });
    const random = testRandom('backups');
    const ports = { load: () => Promise.resolve() };
    const rest = () => Promise.resolve();
    for (let at = 0; at < COUNT; at++) {
      const parsed = await parseBackup(mutatedJson(backup, random), ports, rest);
      if (!parsed.ok) expect(['not-a-backup', 'newer', 'damaged']).toContain(parsed.why);
      else large.clear();
      if (!parsed.ok) continue;
      await history.setMany(parsed.backup.history);
      const { store } = createHistoryStore(history, () => Number.NaN);
      await settled();
      expect(store.getState().status).not.toBe('unavailable');
    }
  });

  it(`a record: ${COUNT} of ${COUNT} are taken, or refused with one sentence`, async () => {
    const harness = kept(6);
    harness.game.getState().abandon();
    await settled();
    const text = JSON.stringify(harness.records[0]);
    const random = testRandom('records');
    const { store } = createHistoryStore(memoryHistory(), () => 0);
    for (let at = 0; at < COUNT; at++) {
      const read = await store.getState().importText(mutatedJson(text, random));
      if (read.ok) continue;
      expect(read.detail.length).toBeLessThan(SENTENCE);
      expect(read.detail).not.toMatch(/\p{C}/u);
    }
  });
});
