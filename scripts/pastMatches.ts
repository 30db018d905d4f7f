import '../src/rule-sets/everything';
import { botCalled } from '../src/bots/registry';
import { standardBot } from '../src/bots/levels';
import { simulateMatches } from '../src/cli/simulate';
import { ruleSetIds, ruleSetOf, rulesOf } from '../src/engine/knownRules';
import { defaultOptions } from '../src/engine/options';
import type { GameRecord } from '../src/engine/record';
import { entryOf } from '../src/store/records/historyEntry';
import { digestOf } from '../src/store/statistics/digest';

const NEWEST = 1_795_348_800_000;
const HOURS = 9 * 3_600_000;

/** So many matches that bots played, the first of them as a person, as the history keeps them: key and value. */
export async function* pastMatches(count: number): AsyncGenerator<[string, unknown][]> {
  const ids = ruleSetIds();
  for (let at = 0; at < count; at++) {
    const rules = ids[at % ids.length]!;
    const record = played(rules, at);
    const entry = entryOf(record, NEWEST - at * HOURS);
    yield [
      [`entry/${entry.id}`, entry],
      [`record/${entry.id}`, JSON.stringify(record)],
      [`digest/${entry.id}`, await digestOf(record, () => Promise.resolve())],
    ];
  }
}

/** No match of bots has more hands. */
const MOST_HANDS = 40;

/** One whole match. */
function played(rules: string, seed: number): GameRecord {
  const options = defaultOptions(ruleSetOf(rules).options);
  const bots = Array.from({ length: rulesOf({ rules, options }).geometry.seats }, () =>
    botCalled(standardBot(rules)),
  );
  const records: GameRecord[] = [];
  simulateMatches(
    { rules, options, hands: MOST_HANDS, seed, bots },
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
