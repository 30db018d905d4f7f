import { expect, it } from 'vitest';
import { fast } from '../../src/bots/yardsticks/fast';
import { parseRecord } from '../../src/engine/recordSchema';
import { replyTo } from '../../src/store/bots/answer';
import { createBotClient } from '../../src/store/bots/botPort';
import type { BotPort, BotReply, BotRequest } from '../../src/store/bots/botPort';
import { entryOf, isEntryOf } from '../../src/store/records/historyEntry';
import type { PlayerInfo } from '../../src/store/types';
import { POLICIES } from '../../src/store/threads/policies';
import { FakeThreads } from './threads/fakeThreads';
import { playChoices, playMatch, startGame } from './harness';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

/** Bots of which one player's fails at these of its decisions in a deal. */
function failing(player: number, decisions: readonly number[]): BotPort {
  return {
    ask: (request, done) =>
      done(
        request.player === player && decisions.includes(request.decision)
          ? { ok: false, error: 'out of ideas' }
          : replyTo(request, () => fast),
      ),
  };
}

const timesOf = (players: readonly PlayerInfo[]) => players.map(({ stoodIn = 0 }) => stoodIn);

it('a stand-in is told of once for each player, and the seat, the save, the standings and the record keep it', async () => {
  const probe = startGame();
  probe.game.getState().startMatch(config);
  const other = probe.game.getState().human === 1 ? 2 : 1;
  const harness = startGame({ pace: () => 'instant', bots: failing(other, [0, 2]) });
  const { game, faults, storage } = harness;
  const told: unknown[] = [];
  game.subscribe(({ notice }, before) => {
    if (notice !== before.notice) told.push(notice);
    if (notice) game.getState().dismissNotice();
  });
  game.getState().startMatch(config);
  playChoices(harness, 12);
  expect(faults.length).toBeGreaterThan(0);
  const saved = startGame({ storage }).game.getState();
  expect(timesOf(saved.players)).toEqual(timesOf(game.getState().players));
  expect(timesOf(saved.players)[other]).toBeGreaterThan(0);
  expect(saved.notice).toBeNull();
  const { players, ended } = playMatch(harness);
  expect(told).toEqual(['bots-replaced', null]);
  const times = [0, 0, 0, 0].with(other, faults.length);
  expect(timesOf(players)).toEqual(times);
  expect(timesOf(ended?.players ?? [])).toEqual(times);
  await Promise.resolve();
  const [record] = harness.records;
  expect(record?.players.map(({ stoodIn = 0 }) => stoodIn)).toEqual(times);
  expect(parseRecord(JSON.parse(JSON.stringify(record))).ok).toBe(true);
  const entry = entryOf(record!, 1);
  expect(entry.stoodIn).toEqual(times);
  expect(isEntryOf(entry.id, JSON.parse(JSON.stringify(entry)))).toBe(true);
});

it('a match that its bots played themselves says nothing of stand-ins', async () => {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  const { players } = playMatch(harness);
  expect(players.some((player) => 'stoodIn' in player)).toBe(false);
  await Promise.resolve();
  expect(JSON.stringify(harness.records)).not.toContain('stoodIn');
  expect(entryOf(harness.records[0]!, 1)).not.toHaveProperty('stoodIn');
});

it('the thread of the bots starts with the match, before anybody is asked', () => {
  const { channel, started } = new FakeThreads<BotRequest, BotReply>(POLICIES.bots);
  const bots = createBotClient(channel);
  const { game } = startGame({ bots });
  expect(started).toHaveLength(0);
  game.getState().startMatch(config);
  expect(started).toHaveLength(1);
});
