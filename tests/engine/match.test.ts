import { describe, expect, test } from 'vitest';
import { finishDeal, playersOf, startMatch, startNextDeal, throwForFirstEast } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import { hashHex, hashText, wallSeed } from '../../src/engine/random';
import type { Progress, Rules } from '../../src/engine/rules';
import { rulesOf } from '../../src/engine/knownRules';
import type { Deal, Extras, Seat } from '../../src/engine/types';
import { optionsOf, rig } from '../support/rigged';
import { toyWith } from '../support/toys/base';

/** A deal of these options that is over, won by these seats or drawn. */
function over(options: object, winners: readonly Seat[], carry: Extras = {}): Deal {
  const { deal } = rig({ hands: [], options, carry });
  const wins = winners.map((seat) => ({ seat }) as Deal['wins'][number]);
  return {
    ...deal,
    pending: null,
    wins,
    phase: { type: 'ended', ending: winners.length > 0 ? 'won' : 'exhausted' },
  };
}

function after(options: object, from: Partial<Progress>, winners: readonly Seat[]): Progress | null {
  const progress: Progress = { round: 0, number: 1, repeat: 0, dealer: 0, carry: {}, ...from };
  return rulesOf({ rules: 'hong-kong-old', options: optionsOf('hong-kong-old', options) }).nextDeal(
    progress,
    over(options, winners, from.carry),
    [0, 0, 0, 0],
  );
}

describe('the order of deals (hong-kong-old/RULES.md#dealer)', () => {
  test('the deal passes counter-clockwise; every round begins with the first East', () => {
    expect(after({}, {}, [2])).toMatchObject({ round: 0, number: 2, repeat: 0, dealer: 1 });
    expect(after({}, { number: 4, dealer: 3 }, [1])).toMatchObject({ round: 1, number: 5, dealer: 0 });
    expect(after({}, { number: 16, round: 3, dealer: 3 }, [1])).toBeNull();
    expect(after({ rounds: 1 }, { number: 4, dealer: 3 }, [1])).toBeNull();
  });

  test.each([
    ['always', 5, true, true],
    ['three', 1, true, true],
    ['three', 2, false, false],
    ['never', 0, false, false],
  ])(
    'with %s after %i repeats: the dealer stays after winning %s, after a drawn deal %s',
    (dealerRepeats, repeat, afterWin, afterDraw) => {
      const stays = (winners: readonly Seat[]): boolean =>
        after({ dealerRepeats }, { repeat }, winners)?.repeat === repeat + 1;
      expect(stays([0])).toBe(afterWin);
      expect(stays([2, 0])).toBe(afterWin);
      expect(stays([])).toBe(afterDraw);
      expect(stays([1])).toBe(false);
    },
  );

  test('an extra deal before the end is played', () => {
    expect(after({ rounds: 1 }, { number: 4, dealer: 3 }, [0])).toMatchObject({
      number: 4,
      repeat: 1,
      dealer: 3,
    });
  });

  test('drawn deals fill the pot until somebody wins (hong-kong-old/RULES.md#goulash)', () => {
    expect(after({ goulash: 'pot' }, { carry: { drawnDeals: 1 } }, [])?.carry).toEqual({ drawnDeals: 2 });
    expect(after({ goulash: 'pot' }, { carry: { drawnDeals: 2 } }, [1])?.carry).toEqual({ drawnDeals: 0 });
    expect(after({}, {}, [])?.carry).toEqual({});
  });
});

describe('who sits where', () => {
  const sixth = { round: 1, number: 6, repeat: 0, dealer: 2, carry: {} };

  test('the dealer sits at seat 0, the others in order of play', () => {
    expect(playersOf({ ...newMatch('seats'), progress: sixth })).toEqual([2, 3, 0, 1]);
  });

  test('is the rule set’s to say: places change with the round', () => {
    const places = [
      [0, 1, 2, 3],
      [1, 0, 3, 2],
    ];
    const playerAt: Rules['playerAt'] = ({ round, number }, seat) =>
      places[round]?.[(seat + number - 1) % 4] ?? 0;
    toyWith('test-seat-changes', { playerAt });
    const match = startMatch({ rules: 'test-seat-changes', options: {}, bits: '0'.repeat(32), text: '' });
    const later = { ...match, progress: sixth };
    expect(playersOf(later)).toEqual([0, 3, 2, 1]);
    const { deal } = startNextDeal(later);
    const win = { from: 3, to: 1, amount: 5, reason: 'win', base: 5, factors: [], event: 0 };
    const ended: Deal = { ...deal, phase: { type: 'ended', ending: 'won' }, ledger: [win] };
    expect(finishDeal(later, ended).scores).toEqual([0, -5, 0, 5]);
    expect(() => finishDeal(later, deal)).toThrow('Only a deal that is over can be entered in a match.');
    expect(() => finishDeal({ ...later, progress: null }, ended)).toThrow('Only a deal that is over');
  });
});

function newMatch(text: string): Match {
  return startMatch({
    rules: 'hong-kong-old',
    options: optionsOf('hong-kong-old', { startPoints: 50 }),
    bits: hashText('bits').slice(0, 32),
    text,
  });
}

test('the walls and the seating follow from the bits and the player’s text alone', () => {
  const walls = (match: Match): string => JSON.stringify([startNextDeal(match), throwForFirstEast(match)]);
  expect(walls(newMatch('luck'))).toBe(walls(newMatch('luck')));
  expect(walls(newMatch('luck'))).not.toBe(walls(newMatch('more luck')));
  expect(walls({ ...newMatch('luck'), dealt: 1 })).not.toBe(walls(newMatch('luck')));
});

test('hashes are SHA-256 (FIPS 180-4 examples)', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashHex('616263')).toBe(hashText('abc'));
  expect(wallSeed('6162', 'c')).toBe(hashText('abc'));
});

test('a finished deal moves the points of its ledger to the players', () => {
  const match = newMatch('');
  expect(match.scores).toEqual([50, 50, 50, 50]);
  const entry = { reason: 'win', base: 2, factors: [], event: 0 };
  const deal = {
    ...over({}, [1]),
    ledger: [
      { from: 0, to: 1, amount: 4, ...entry },
      { from: 3, to: 1, amount: 2, ...entry },
    ],
  };
  const next = finishDeal(
    { ...match, progress: { round: 0, number: 3, repeat: 0, dealer: 2, carry: {} } },
    deal,
  );
  expect(next.scores).toEqual([50, 48, 46, 56]);
  expect(next).toMatchObject({ dealt: 1, progress: { number: 4, dealer: 3 } });
});
