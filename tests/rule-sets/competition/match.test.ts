import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/knownRules';
import { finishDeal, playersOf, startMatch, startNextDeal } from '../../../src/engine/match';
import type { Match } from '../../../src/engine/match';
import { recordDeal, recordMatch } from '../../../src/engine/record';
import type { RecordedHand } from '../../../src/engine/recordTypes';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import type { DealEvent } from '../../../src/engine/types';
import { table } from '../../../src/rule-sets/competition/table';
import { advanceRandomDeal, testRandom } from '../../support/randomPlay';
import { optionsOf } from '../../support/rigged';

interface Played {
  readonly seated: readonly (readonly number[])[];
  readonly dealers: readonly number[];
  readonly hands: readonly RecordedHand[];
  readonly first: Match;
  readonly last: Match;
}

/** A whole match of random play. */
function played(options: object = {}): Played {
  const config = { rules: 'competition', options: optionsOf('competition', options) };
  const first = startMatch({ ...config, bits: '00112233445566778899aabbccddeeff', text: '' });
  const seated: (readonly number[])[] = [];
  const dealers: number[] = [];
  const hands: RecordedHand[] = [];
  let match = first;
  while (match.progress) {
    seated.push(playersOf(match));
    dealers.push(match.progress.dealer);
    const started = startNextDeal(match);
    const { deal } = started;
    const events: DealEvent[] = [...started.events];
    advanceRandomDeal(deal, testRandom(`match ${hands.length}`), events);
    hands.push(recordDeal(match.progress, started, { deal, events }));
    match = finishDeal(match, deal);
  }
  return { seated, dealers, hands, first, last: match };
}

const SIXTEEN = played();

test.each([
  [
    [30, 12, -2, -40],
    [4, 2, 1, 0],
  ],
  [
    [30, 30, -20, -40],
    [3, 3, 1, 0],
  ],
  [
    [5, -20, 30, -15],
    [2, 0, 4, 1],
  ],
  [
    [0, 0, 0, 0],
    [1.75, 1.75, 1.75, 1.75],
  ],
])('standings of %o give table points %o', (scores, points) => {
  const options = optionsOf('competition', { tablePoints: true });
  expect(table.placePoints?.(options, scores)?.points).toEqual(points);
  expect(table.placePoints?.(optionsOf('competition'), scores)).toBeNull();
});

describe('a match', () => {
  test('is of sixteen hands; the dealers are as the table of seats says', () => {
    expect(SIXTEEN.dealers).toEqual([0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 1, 0, 3, 2, 0, 1]);
    const begun = [0, 4, 8, 12].map((hand) => SIXTEEN.seated[hand]);
    expect(begun).toEqual([
      [0, 1, 2, 3],
      [1, 0, 3, 2],
      [2, 3, 1, 0],
      [3, 2, 0, 1],
    ]);
    expect(SIXTEEN.seated[6]).toEqual([3, 2, 1, 0]);
    expect(SIXTEEN.seated.map(([dealer]) => dealer)).toEqual(SIXTEEN.dealers);
  });

  test('keeps the order of the first round by option', () => {
    const { dealers, seated } = played({ seatChanges: false, rounds: 2 });
    expect(dealers).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    expect(seated[5]).toEqual([1, 2, 3, 0]);
  });

  test('is recorded with its seats, and no others are believed', () => {
    const { first, hands } = SIXTEEN;
    expect(hands.map(({ seats }) => seats)).toEqual(SIXTEEN.seated);
    const players = [0, 1, 2, 3].map((at) => ({ name: `Bot ${at}`, kind: 'bot', bot: 'blind' }) as const);
    const record = recordMatch(first, { app: 'test', players, hands, complete: true });
    const replay = (all: readonly object[]) => {
      const parsed = parseRecord(JSON.parse(JSON.stringify({ ...record, hands: all })));
      return parsed.ok ? replayRecord(parsed.value) : parsed;
    };
    expect(replay(hands).ok).toBe(true);
    const wrong = replay(hands.with(4, { ...hands[4]!, seats: [0, 1, 2, 3] }));
    expect(wrong.ok ? '' : wrong.error).toMatch(/^Hand 5: seats/);
  });

  test('does not repeat a hand that the dealer won', () => {
    const { first } = SIXTEEN;
    const { deal } = startNextDeal(first);
    const won = { ...deal, wins: [{ seat: 0 }] as never };
    expect(rulesOf(first).nextDeal(first.progress!, won, [0, 0, 0, 0])).toMatchObject({
      number: 2,
      repeat: 0,
    });
  });
});
