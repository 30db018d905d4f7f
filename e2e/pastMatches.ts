import type { Page } from '@playwright/test';
import type { Bot } from '../src/bots/bot';
import { simulateMatches } from '../src/cli/simulate';
import { ruleSetIds, ruleSetOf, rulesOf } from '../src/engine/knownRules';
import { defaultOptions } from '../src/engine/options';
import type { GameRecord } from '../src/engine/record';
import { entryOf } from '../src/store/records/historyEntry';
import { DIGEST } from '../src/store/statistics/digest';

const NEWEST = 1_795_348_800_000;
const HOURS = 9 * 3_600_000;

/** How matches are made. */
interface Past {
  readonly matches: number;
  /** One with more hands is broken off. */
  readonly mostHands: number;
  /** Who plays a game. */
  readonly botFor: (rules: string) => Bot;
}

/** Writes so many matches that bots played into the page's database, as the app does. The history is read when a page is opened next. */
export async function keepMatches(page: Page, past: Past): Promise<void> {
  for await (const entries of pastMatches(past))
    await page.evaluate(`(${KEEP_ALL})(${JSON.stringify(entries)})`);
}

/** Runs in the page. */
const KEEP_ALL = `async (entries) => {
  const request = indexedDB.open('hong-kong-mahjong');
  request.onupgradeneeded = () => request.result.createObjectStore('history');
  await new Promise((done) => (request.onsuccess = done));
  const change = request.result.transaction('history', 'readwrite');
  for (const [key, value] of entries) change.objectStore('history').put(value, key);
  await new Promise((done) => (change.oncomplete = done));
  request.result.close();
}`;

/** Matches that bots played, the first of them as a person, as the history keeps them: key and value. */
async function* pastMatches(past: Past): AsyncGenerator<[string, unknown][]> {
  const ids = ruleSetIds();
  for (let at = 0; at < past.matches; at++) {
    const rules = ids[at % ids.length]!;
    const record = played(rules, at, past);
    const entry = entryOf(record, NEWEST - at * HOURS);
    yield [
      [`entry/${entry.id}`, entry],
      [`record/${entry.id}`, JSON.stringify(record)],
      [`digest/${entry.id}`, await DIGEST.make(record, () => Promise.resolve())],
    ];
  }
}

/** One match. */
function played(rules: string, seed: number, { mostHands, botFor }: Past): GameRecord {
  const seated = botFor(rules);
  const options = defaultOptions(ruleSetOf(rules).options);
  const bots = Array.from({ length: rulesOf({ rules, options }).geometry.seats }, () => seated);
  const records: GameRecord[] = [];
  simulateMatches(
    { rules, options, hands: mostHands, seed, bots },
    () => undefined,
    (record) => records.push(record),
  );
  const [record] = records;
  if (!record) throw new Error(`No match of ${rules} was played.`);
  const names = ['You', 'Mei', 'Wing', 'Chiu'];
  const players = record.players.map(({ bot }, player) => {
    const name = names[player] ?? `P${player}`;
    return player === 0 ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, bot: bot ?? '' };
  });
  return { ...record, players };
}
