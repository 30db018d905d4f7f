import { expect, it } from 'vitest';
import type { GameRecord } from '../../src/engine/record';
import { findBestHand, mostGained } from '../../src/store/facts/bestHand';
import { playMatch, settled, startGame } from './harness';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

async function recordedMatch(): Promise<GameRecord> {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  playMatch(harness);
  await settled();
  return harness.records[0] as GameRecord;
}

it.each([
  [
    [
      [0, 4, -4],
      [12, -6, -6],
      [1, 11, -12],
    ],
    { at: 1, player: 0 },
  ],
  [[[], [0, 0, 0], [-3, 5, -2]], { at: 2, player: 1 }],
  [
    [
      [5, -5],
      [-5, 5],
    ],
    { at: 0, player: 0 },
  ],
  [[[0, 0]], null],
  [[], null],
])('the most gained in %j', (gains, most) => {
  expect(mostGained(gains)).toEqual(most);
});

it('the best hand of a match is the win that brought most, played again to its end', async () => {
  const record = await recordedMatch();
  let paused = 0;
  const pause = async () => void paused++;
  const best = await findBestHand(record, pause);
  const gains = record.hands.flatMap(({ result }) =>
    result?.kind === 'win' ? [Math.max(...result.scores)] : [],
  );
  const most = Math.max(...gains);
  const at = record.hands.findIndex(({ result }) => result?.kind === 'win' && result.scores.includes(most));
  expect(most).toBeGreaterThan(0);
  expect([best?.at, best?.replayed.hand]).toEqual([at, record.hands[at]]);
  expect(best?.result.gained).toEqual(record.hands[at]?.result?.scores);
  const winner = best?.result.seated[best.win.seat] ?? -1;
  expect(best?.result.gained[winner]).toBe(most);
  expect(best?.result.deal.phase.type).toBe('ended');
  expect(paused).toBe(at + 1);
});

it('there is none where nobody won', async () => {
  const record = await recordedMatch();
  const drawn = record.hands.map((hand) => ({
    ...hand,
    ...(hand.result ? { result: { ...hand.result, kind: 'draw' as const } } : {}),
  }));
  expect(await findBestHand({ ...record, hands: drawn }, async () => undefined)).toBeNull();
});
