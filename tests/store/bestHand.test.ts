import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/engine/record';
import { findBestHand, mostGained } from '../../src/store/selectors/bestHand';
import { createDerivedStore } from '../../src/store/records/derived';
import { entryOf } from '../../src/store/records/historyEntry';
import { SHOWN_BEST } from '../../src/store/records/shownBest';
import { playMatch, settled, startGame } from './harness';
import { memoryHistory } from './memoryHistory';

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

const at = async () => undefined;

/** What a hand brought a player who won it. */
const wonBy = (player: number) => (hand: GameRecord['hands'][number]) =>
  hand.events.some(({ type, p }) => type === 'win' && p === player) ? (hand.result?.scores[player] ?? 0) : 0;

describe('what is shown of it', () => {
  it('is the best hand of each person, of the table where that person won none', async () => {
    const record = await recordedMatch();
    for (const own of [0, 1, 2, 3]) {
      const players = record.players.map((player, each) => ({
        ...player,
        kind: each === own ? ('human' as const) : ('bot' as const),
      }));
      const gains = record.hands.map(wonBy(own));
      const all = [0, 1, 2, 3].flatMap((each) => record.hands.map(wonBy(each)));
      const shown = await SHOWN_BEST.make({ ...record, players }, at);
      expect(shown?.gain).toBe(Math.max(...gains) || Math.max(...all));
      expect(Math.max(...gains) === 0 || shown?.player === own).toBe(true);
    }
  });

  it('is its tiles in groups, with the winning tile among them', async () => {
    const record = await recordedMatch();
    const shown = await SHOWN_BEST.make(record, at);
    const best = await findBestHand(record, at, shown!.player);
    const seat = best!.result.deal.seats[best!.win.seat]!;
    expect(shown!.groups.flat().length).toBeGreaterThanOrEqual(seat.hand.length + 3 * seat.melds.length);
    const [group, place] = shown!.won!;
    expect(shown!.groups[group]?.[place]).toBe(best!.win.sheet.groups[group]?.kinds[place]);
    expect(SHOWN_BEST.read(structuredClone(shown), entryOf(record, 1))).toEqual(shown);
  });

  it.each([undefined, 'x', { player: 0 }, { player: 0, gain: 3, groups: [[77]], won: null }])(
    'is made anew where what is kept is damaged: %j',
    (value) => expect(SHOWN_BEST.read(value, {} as never)).toBeUndefined(),
  );
});

describe('the best hands of matches', () => {
  const ports = (storage: ReturnType<typeof memoryHistory>, texts: Readonly<Record<string, string>>) => ({
    storage,
    games: { load: () => Promise.resolve() },
    open: (id: string) => Promise.resolve(texts[id] ?? null),
    pause: at,
  });

  it('are made once, kept, and forgotten with their match', async () => {
    const record = await recordedMatch();
    const [entry, storage] = [entryOf(record, 1), memoryHistory()];
    const texts = { [entry.id]: JSON.stringify(record) };
    const first = createDerivedStore(SHOWN_BEST, ports(storage, texts));
    await first.follow([entry, { ...entry, id: 'gone' }]);
    const { byMatch } = first.store.getState();
    expect([...byMatch]).toEqual([[entry.id, await SHOWN_BEST.make(record, at)]]);
    const second = createDerivedStore(SHOWN_BEST, ports(storage, {}));
    await second.follow([entry]);
    expect(second.store.getState().byMatch).toEqual(byMatch);
    await second.follow([]);
    expect([...storage.kept.keys()]).toEqual([]);
  });

  it('are shown where the browser keeps nothing', async () => {
    const record = await recordedMatch();
    const [entry, storage] = [entryOf(record, 1), memoryHistory()];
    storage.isBroken = true;
    const { store, follow } = createDerivedStore(
      SHOWN_BEST,
      ports(storage, { [entry.id]: JSON.stringify(record) }),
    );
    await follow([entry]);
    expect(store.getState().byMatch.size).toBe(1);
  });
});
