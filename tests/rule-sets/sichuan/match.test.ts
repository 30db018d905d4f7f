import { describe, expect, test } from 'vitest';
import { dealScores, finishDeal, playersOf, startMatch, startNextDeal } from '../../../src/engine/match';
import type { Match } from '../../../src/engine/match';
import { recordDeal, recordMatch } from '../../../src/engine/record';
import { choicesOf, ChosenReplay } from '../../../src/engine/recordChoices';
import { parseRecord } from '../../../src/engine/recordSchema';
import type { GameRecord, RecordedHand } from '../../../src/engine/recordTypes';
import { replayRecord } from '../../../src/engine/replay';
import type { DealEvent } from '../../../src/engine/types';
import { advanceRandomDeal, playRandomDeal, testRandom } from '../../support/randomPlay';
import { optionsOf } from '../../support/rigged';

interface Played {
  readonly first: Match;
  readonly last: Match;
  readonly hands: readonly RecordedHand[];
  /** By hand: its dealer, and who wins first (or gives to several who do), as players. */
  readonly dealers: readonly (readonly [dealer: number, next: number])[];
}

function played(options: object = {}): Played {
  const config = { rules: 'sichuan', options: optionsOf('sichuan', options) };
  const first = startMatch({ ...config, bits: '00112233445566778899aabbccddeeff', text: '' });
  const hands: RecordedHand[] = [];
  const dealers: (readonly [number, number])[] = [];
  let match = first;
  while (match.progress) {
    const players = playersOf(match);
    const started = startNextDeal(match);
    const { deal } = started;
    const events: DealEvent[] = [...started.events];
    advanceRandomDeal(deal, testRandom(`match ${hands.length}`), events);
    hands.push(recordDeal(match.progress, started, { deal, events }));
    const [one, two] = deal.wins;
    const seat = one === undefined ? 0 : one.tile === two?.tile ? (one.from ?? one.seat) : one.seat;
    dealers.push([match.progress.dealer, players[seat]!]);
    match = finishDeal(match, deal);
    expect(dealScores(deal, players).reduce((sum, each) => sum + each, 0)).toBe(0);
  }
  return { first, last: match, hands, dealers };
}

const FOUR = played({ hands: 4 });

function recordOf({ first, hands }: Pick<Played, 'first' | 'hands'>, complete = true): GameRecord {
  const players = [0, 1, 2, 3].map((at) => ({ name: `Bot ${at}`, kind: 'bot', bot: 'blind' }) as const);
  const record = recordMatch(first, { app: 'test', players, hands, complete });
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

describe('a match', () => {
  test('has so many hands; who wins first deals the next', () => {
    expect(FOUR.hands.map(({ round, number, repeat }) => [round, number, repeat])).toEqual([
      ['E', 1, 0],
      ['E', 2, 0],
      ['E', 3, 0],
      ['E', 4, 0],
    ]);
    const next = FOUR.dealers.slice(1).map(([dealer]) => dealer);
    expect(next).toEqual(FOUR.dealers.slice(0, -1).map(([, wins]) => wins));
  });

  test('may pass the deal on in turn', () => {
    const { dealers } = played({ hands: 4, nextDealer: 'rotate', exchange: 'any' });
    expect(dealers.map(([dealer]) => dealer)).toEqual([0, 1, 2, 3]);
  });
});

describe('a record', () => {
  const record = recordOf(FOUR);

  test('tells of exchanges and of suits in the order of seats', () => {
    const [first] = record.hands;
    const exchanges = first!.events.filter(({ type }) => type === 'exchange');
    expect(exchanges.map(({ p, gave, got }) => [p, gave?.length, got?.length])).toEqual([
      [0, 3, 3],
      [1, 3, 3],
      [2, 3, 3],
      [3, 3, 3],
    ]);
    const voids = first!.events.filter(({ type }) => type === 'void') as readonly {
      p?: number;
      suit?: string;
    }[];
    expect(voids.map(({ p }) => p)).toEqual([0, 1, 2, 3]);
    expect(voids.every(({ suit }) => ['m', 'p', 's'].includes(suit ?? ''))).toBe(true);
  });

  test('is replayed to the last point, and no other suit is believed', () => {
    expect(replayRecord(record)).toMatchObject({ ok: true });
    const [first, ...others] = record.hands;
    const at = first!.events.findIndex(({ type }) => type === 'discard');
    const named = first!.events.findIndex(({ type }) => type === 'void');
    const { suit } = first!.events[named] as unknown as { readonly suit: string };
    const event = { ...first!.events[named]!, suit: suit === 'm' ? 'p' : 'm' };
    const events = first!.events.with(named, event);
    const changed = { ...record, hands: [{ ...first!, events }, ...others] };
    expect(at).toBeGreaterThan(named);
    expect(replayRecord(changed).ok).toBe(false);
  });

  test('that stops anywhere in a hand is replayed to there', () => {
    const [first] = record.hands;
    const { result: _, ...open } = first!;
    const ends = open.events.flatMap(({ type }, at) =>
      type === 'win' || type === 'discard' ? [at + 1] : [],
    );
    for (const end of [1, 5, 9, ...ends]) {
      const hands = [{ ...open, events: open.events.slice(0, end) }];
      const told = replayRecord({ ...record, complete: false, hands });
      expect([end, told.ok ? '' : told.error]).toEqual([end, '']);
    }
  });

  test('follows from its choices alone', () => {
    const chosen = choicesOf(record);
    if (!chosen.ok) throw new Error(chosen.error);
    const replay = new ChosenReplay(FOUR.first);
    const again = chosen.value.map((hand) => replay.play(hand));
    expect(again.every(({ ok }) => ok)).toBe(true);
    expect(replay.match.scores).toEqual(FOUR.last.scores);
  });
});

test('a hand that was kept as text goes on as it was', () => {
  const { deal } = startNextDeal(FOUR.first);
  const seen: string[] = [];
  playRandomDeal(deal, testRandom('kept'), ({ after }) => {
    seen.push(JSON.stringify(after));
  });
  const again: string[] = [];
  playRandomDeal(JSON.parse(JSON.stringify(deal)) as typeof deal, testRandom('kept'), ({ after }) => {
    again.push(JSON.stringify(after));
  });
  expect(again).toEqual(seen);
});
