import { describe, expect, test } from 'vitest';
import { Danger } from '../../../src/bots/targets/danger';
import { Holding } from '../../../src/bots/targets/holding';
import { parseTiles } from '../../../src/engine/notation';
import { rulesOf } from '../../../src/engine/knownRules';
import type { SeatView } from '../../../src/engine/view';
import { lateView } from '../../support/lateView';
import { rig } from '../../support/rigged';

const { deal } = rig({ hands: ['159m159s159pESWN'], front: 'P' });

function dangersIn(view: SeatView): (tile: string) => number {
  const holding = new Holding();
  holding.read(rulesOf(view), view);
  const danger = new Danger();
  danger.read(holding);
  return (tile) => {
    const parsed = parseTiles(tile);
    return danger.of[parsed.ok ? parsed.value[0]! : -1]!;
  };
}

describe('who has laid out melds of one suit late', () => {
  const dangerOf = dangersIn(lateView(deal, { pongs: '234p', river: '1p5m' }));

  test('is feared most in that suit, then with honours', () => {
    expect(dangerOf('5p')).toBeGreaterThan(dangerOf('E'));
    expect(dangerOf('E')).toBeGreaterThan(dangerOf('5s'));
    expect(dangerOf('5s')).toBeGreaterThan(0);
  });

  test('is not feared with what it has thrown itself', () => {
    expect(dangerOf('1p')).toBe(0);
    expect(dangerOf('5m')).toBe(0);
  });
});

test('pongs of two suits are feared with every kind alike', () => {
  const dangerOf = dangersIn(lateView(deal, { pongs: '2p3s4m', river: '' }));
  expect(dangerOf('5p')).toBe(dangerOf('5s'));
});

test('nobody is feared early, or with a single meld', () => {
  const early = { ...lateView(deal, { pongs: '234p', river: '' }), wallLeft: 70 };
  expect(dangersIn(early)('5p')).toBe(0);
  expect(dangersIn(lateView(deal, { pongs: '2p', river: '' }))('5p')).toBe(0);
});
