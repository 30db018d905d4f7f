import { describe, expect, test } from 'vitest';
import { Holding } from '../../../src/bots/targets/holding';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { formatTile, kindsOfText } from '../../../src/engine/notation';
import { ALL_KINDS } from '../../../src/engine/tiles';
import type { Action, Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { gameBook } from '../../../src/rule-sets/taiwan/apart/book';
import { beside } from '../../../src/rule-sets/taiwan/apart/mind/beside';
import { play } from '../../support/script';
import { dealt } from './dealt';

const mind = gameBook.newMind({ tuning: 'routes-1' });

/** Waits for 5 and 8 of bamboo. */
const READY = '123456m23455p999p67s';

function choiceOf(deal: Deal, seat: number): Action {
  return mind.decide(seatView(deal, seat), legalActions(deal, seat));
}

function thrown(deal: Deal, seat: number): string {
  const choice = choiceOf(deal, seat);
  return 'tile' in choice && choice.tile !== null
    ? `${choice.type} ${formatTile(rulesOf(deal).geometry.tiles[choice.tile]!)}`
    : choice.type;
}

describe('a hand that is ready at the beginning', () => {
  test('is declared as dealt', () => {
    expect(choiceOf(dealt({ hands: ['5p', READY], front: 'C' }), 1).type).toBe('declare');
  });

  test('is declared with the discard that leaves it', () => {
    expect(thrown(dealt({ hands: [READY], front: 'C' }), 0)).toBe('declare C');
  });

  test('is won with rather than declared', () => {
    expect(thrown(dealt({ hands: [READY], front: '8s' }), 0)).toBe('win');
  });
});

describe('discards', () => {
  test('cost more in front of a seat that has declared, and hardly anything where it threw the tile itself', () => {
    const loose = '147m258p369sESWNCFP';
    const { deal } = play(dealt({ hands: [loose, READY], front: 'CP' }), ['1 ready', '0 discard E']);
    const before = play(dealt({ hands: [loose, READY], front: 'CP' }), ['1 pass', '0 discard E']).deal;
    const costOf = (of: Deal, tile: string): number => {
      const holding = new Holding();
      holding.read(rulesOf(of), seatView(of, 2));
      const costs = new Float64Array(ALL_KINDS);
      beside.costs(holding, costs);
      return costs[kindsOfText(tile)[0]!]!;
    };
    expect(costOf(deal, '5s')).toBeGreaterThan(0.3);
    expect(costOf(before, '5s')).toBeLessThan(0.05);
    const after = play(deal, ['1 discard P']).deal;
    expect(costOf(after, 'P')).toBeLessThan(costOf(after, '5s') / 20);
  });
});

test('more hope wins more, and more so while tiles are left', () => {
  const holding = new Holding();
  const deal = dealt({ hands: [READY], front: 'C' });
  holding.read(rulesOf(deal), seatView(deal, 0));
  const points = [0.001, 0.01, 0.1, 1].map((hope) => beside.winning!(holding, hope));
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  expect(points[3]).toBeGreaterThan(3);
  const { source } = deal;
  const late = source.type === 'wall' ? { ...deal, source: { ...source, front: source.back - 20 } } : deal;
  holding.read(rulesOf(late), seatView(late, 0));
  expect(beside.winning!(holding, 0.01)).toBeLessThan(points[1]! / 2);
});
