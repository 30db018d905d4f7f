import { describe, expect, test } from 'vitest';
import { emit } from '../../src/engine/events';
import { resolveByPriority } from '../../src/engine/claims';
import { passOf, winOf } from '../../src/engine/actions';
import { startMatch } from '../../src/engine/match';
import { declareWins } from '../../src/engine/outcome';
import type { PrePlay, Rules, Settlement } from '../../src/engine/rules';
import { askTurn } from '../../src/engine/turn';
import type { Deal, DealEvent } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { selfDrawn } from '../../src/engine/winContext';
import { rig } from '../support/rigged';
import { playMatch, recordRigged, replayed } from '../support/recorded';
import { passAll, play } from '../support/script';
import { toyWith } from '../support/toys/base';
import '../support/toys/loaded';

/** Waits for 2 and 5 bamboo. */
const READY = '234m456m789p99s34s';
const typesOf = (events: readonly DealEvent[]) => events.map(({ type }) => type);

/** A game in which the first event of this sort ends the deal. */
function endingAt(sort: DealEvent['type'], hook: 'onEvent' | 'onKong' = 'onEvent'): string {
  const end: NonNullable<Rules['onEvent']> = (_step, { type }) => (type === sort ? { end: 'enough' } : []);
  return toyWith(`test-ends-at-${sort}-${hook}`, { [hook]: end });
}

describe('an event that ends the deal', () => {
  const ended = { pending: null, phase: { type: 'ended', ending: 'enough' } };

  test('does so before anything else happens: a discard is not asked about', () => {
    const { deal } = rig({ rules: endingAt('discard'), hands: ['5m', '', '55m'] });
    const over = play(deal, ['0 discard 5m']);
    expect(over.deal).toMatchObject(ended);
    expect(over.events).toMatchObject([{ type: 'discard' }, { type: 'aborted', why: 'enough' }]);
  });

  test('may be a claim, once it lies', () => {
    const { deal } = rig({ rules: endingAt('pong'), hands: ['5m', '', '55m'] });
    const over = play(deal, ['0 discard 5m', '2 pong 5m 5m']).deal;
    expect(over).toMatchObject(ended);
    expect(over.seats[2]?.melds).toHaveLength(1);
  });

  test('may be a draw', () => {
    const draws = rig({ rules: endingAt('draw'), hands: [] });
    expect(draws.deal).toMatchObject(ended);
    expect(typesOf(draws.events)).toEqual(['draw', 'aborted']);
  });

  test('may be a kong, when it is declared or once it lies; then its replacement is not drawn', () => {
    const hands = ['5555m', '', ''];
    const lies = (rules: string) => {
      const over = play(rig({ rules, hands }).deal, ['0 concealed-kong 5m']);
      expect(over.deal).toMatchObject(ended);
      expect(typesOf(over.events)).toEqual(['concealed-kong', 'aborted']);
      return over.deal.seats[0]?.melds.length;
    };
    expect(lies(endingAt('concealed-kong'))).toBe(0);
    expect(lies(endingAt('concealed-kong', 'onKong'))).toBe(1);
  });

  test('is settled, and the settlement says how the deal has ended', () => {
    const told: Settlement['ending'][] = [];
    const hooks: Partial<Rules> = {
      onEvent: (_step, { type }) => (type === 'discard' ? { end: 'enough' } : []),
      settle: ({ ending }) => {
        told.push(ending);
        return [{ from: 0, to: 1, amount: 5, base: 5, reason: 'end', factors: [] }];
      },
    };
    const { deal } = rig({ rules: toyWith('test-settled-end', hooks), hands: ['5m'] });
    const over = play(deal, ['0 discard 5m']).deal;
    expect(told).toEqual(['enough']);
    expect(over.ledger).toMatchObject([{ amount: 5, event: over.events - 1 }]);
  });
});

describe('the end that answers come to', () => {
  test('lays out neither the claim nor the kong', () => {
    const rules = toyWith('test-ends-first', {
      resolve: (step) => ({ ...resolveByPriority(step), end: 'enough' }),
    });
    const hands = ['5m6666m', '', '55m'];
    const claimed = play(rig({ rules, hands }).deal, ['0 discard 5m', '2 pong 5m 5m']).deal;
    const kong = play(rig({ rules, hands }).deal, ['0 concealed-kong 6m']).deal;
    for (const over of [claimed, kong]) {
      expect(over.phase).toEqual({ type: 'ended', ending: 'enough' });
      expect(over.seats.flatMap(({ melds }) => melds)).toEqual([]);
    }
  });

  test('follows where more call a win than may have it, and nobody wins', () => {
    const calling = (winners: string, seats: readonly number[]): Deal => {
      const waiting = ['234m456m789p99s34s123p', '234p567p789m345mEE13s', '567m234p678p999mWW13s'];
      const hands = ['2s', ...waiting.map((hand, at) => (seats.includes(at + 1) ? hand : ''))];
      const options = { winners, flowerWins: false, pot: 0 };
      const { deal } = rig({ rules: 'toy-sixteen', options, hands });
      return play(deal, ['0 discard 2s', ...seats.map((seat) => `${seat} win`)]).deal;
    };
    const winnersOf = ({ wins }: Deal) => wins.map(({ seat }) => seat);
    expect(winnersOf(calling('two', [1, 3]))).toEqual([1, 3]);
    expect(winnersOf(calling('all', [1, 2, 3]))).toEqual([1, 2, 3]);
    const aborted = calling('two', [1, 2, 3]);
    expect([aborted.phase, aborted.ledger, winnersOf(aborted)]).toEqual([
      { type: 'ended', ending: 'three-winners' },
      [],
      [],
    ]);
  });
});

test('a note of the moment in which answers are settled stands before them in a record, and is replayed', () => {
  const rules = toyWith('test-note-first', {
    resolve: (step) => {
      emit(step, { type: 'note', what: 'settled', seat: null, tiles: [], public: true });
      return resolveByPriority(step);
    },
  });
  const match = startMatch({ rules, options: {}, bits: '7'.repeat(32), text: '' });
  const { record, hands } = playMatch(match);
  expect(hands.some(({ moments }) => moments.at(-1)!.deal.wins.length > 0)).toBe(true);
  for (const at of hands.keys()) expect(replayed(record, at).snapshots.length).toBeGreaterThan(0);
});

test('a kong that may be robbed lies there in a replay, also where a note follows its declaration', () => {
  const rules = toyWith('test-declared-kong', {
    onEvent: (step, { type }) => {
      if (type === 'concealed-kong')
        emit(step, { type: 'note', what: 'told', seat: null, tiles: [], public: true });
      return [];
    },
  });
  const started = rig({ rules, hands: ['5555m', '46m123p456p789p99s'] });
  const asked = play(started.deal, ['0 concealed-kong 5m']);
  const { record } = recordRigged(started, { ...asked, events: [...started.events, ...asked.events] });
  const { snapshots } = replayed(record);
  expect(snapshots.map(({ deal }) => deal.seats[0]?.melds.length)).toEqual([0, 0, 1, 1]);
});

test('hands stay hidden at the end where the rules do not show them', () => {
  const options = { strictCalling: true };
  const { deal } = rig({ rules: 'toy-wild', options, hands: ['7s', '', READY] });
  const called = passAll(play(deal, ['0 discard 7s', '2 win']).deal);
  const over: Deal = { ...called, phase: { type: 'ended', ending: 'exhausted' }, pending: null };
  expect(seatView(over, 0).seats.map(({ open }) => open !== null)).toEqual([true, true, false, true]);
});

describe('a win before play', () => {
  const dealt: PrePlay = {
    id: 'dealt',
    begin: askTurn,
    legal: (_deal, seat) => [winOf(seat), passOf(seat)],
    resolve: (step) => {
      const answer = step.deal.pending?.answers[0];
      step.deal.pending = null;
      if (answer?.type === 'win') declareWins(step, [0], selfDrawn(step.deal.drawn!.tile));
    },
  };
  const rules = toyWith('test-dealt-win', { phases: [dealt] });
  const started = rig({ rules, hands: [READY], front: '2s' });

  test('ends the deal', () => {
    const { deal, events } = play(started.deal, ['0 win']);
    expect(typesOf(events)).toEqual(['win']);
    expect(deal).toMatchObject({ pending: null, phase: { type: 'ended', ending: 'won' } });
  });

  test('may be declined, which no event need say', () => {
    const { deal, events } = play(started.deal, ['0 pass', '0 discard 2s']);
    expect(typesOf(events)[0]).toBe('discard');
    const { record } = recordRigged(started, { deal, events: [...started.events, ...events] });
    expect(replayed(record).snapshots.at(-1)?.deal).toMatchObject({ phase: { type: 'play' }, discards: 1 });
  });
});
