import { expect, test } from 'vitest';
import { bookless } from '../../src/bots/players/bookless';
import { placesOf } from '../../src/engine/match';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import { createHistoryStore } from '../../src/store/records/history';
import { inProcess, randomHuman, settled, startGame, untilAsked } from './harness';
import '../support/toys/loaded';
import { memoryHistory } from './memoryHistory';

/** A match of one hand for three, to its end: the last result, then the standings. */
async function playMatch() {
  const harness = startGame({ bots: inProcess(bookless), pace: () => 'instant' });
  harness.game.getState().startMatch({ rules: 'toy-three', options: { deals: 1 }, opponents: [], text: '' });
  const choose = randomHuman(3);
  let state = untilAsked(harness);
  for (; state.screen === 'table'; state = untilAsked(harness)) state.act(choose(state.choices));
  const { result } = state;
  state.nextDeal();
  await settled();
  return { harness, result, standings: harness.game.getState(), record: harness.records[0]! };
}

test('the end of a match adds what its game says, after the last hand', async () => {
  const { result, standings } = await playMatch();
  const before = result?.after ?? [];
  expect(before.reduce((sum, score) => sum + score, 0)).toBe(600);
  expect(standings.screen).toBe('standings');
  const [back, place] = standings.match?.closing ?? [];
  expect(back).toEqual({ reason: 'return', points: [-200, -200, -200] });
  expect(placesOf(before).map((player) => place?.points[player])).toEqual([50, 0, -50]);
  expect(standings.scores).toEqual(before.map((score, player) => score - 200 + place!.points[player]!));
});

test('its record and the history hold it, and no other is believed', async () => {
  const { standings, record } = await playMatch();
  expect(record.closing?.map(({ reason }) => reason)).toEqual(['return', 'place']);
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  expect(parsed.ok && replayRecord(parsed.value).ok).toBe(true);
  const [first] = record.closing!;
  for (const closing of [undefined, [first!], [...record.closing!, first!]]) {
    const { closing: _, ...open } = record;
    const replayed = replayRecord(closing ? { ...open, closing } : open);
    expect(replayed.ok ? '' : replayed.error).toMatch(/^After the last hand closing\b/);
  }
  const { store, keep } = createHistoryStore(memoryHistory(), () => 0);
  await keep(record);
  expect(store.getState().entries[0]?.scores).toEqual(standings.scores);
});
