import { describe, expect, test } from 'vitest';
import { botPartOf } from '../../../src/bots/knownBooks';
import { levelsFor } from '../../../src/bots/levels';
import { botCalled } from '../../../src/bots/registry';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { formatTile } from '../../../src/engine/notation';
import type { Action, Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { visibleChoice } from '../../support/hidden';
import { testRandom } from '../../support/randomPlay';
import { optionsOf, rig } from '../../support/rigged';
import { play } from '../../support/script';

const rules = 'classical';

function choiceOf(deal: Deal, seat: number, id: string): Action {
  return botCalled(id).decide(seatView(deal, seat), legalActions(deal, seat), testRandom('decision'));
}

/** What East does in its first turn, holding `hand` and having drawn `drawn`. */
function turn(hand: string, drawn: string, id = 'routes-1'): string {
  const { deal } = rig({ rules, hands: [hand], front: drawn });
  const choice = choiceOf(deal, 0, id);
  if (choice.type !== 'discard') return choice.type;
  return formatTile(rulesOf(deal).geometry.tiles[choice.tile]!);
}

/** What South answers with this hand when East, on its left, throws a tile. */
function answer(hand: string, thrown: string, id = 'routes-1'): string {
  const { deal } = rig({ rules, hands: ['', hand], front: thrown });
  const { deal: asked } = play(deal, [`0 discard ${thrown}`]);
  return visibleChoice(asked, choiceOf(asked, 1, id)).split(' ')[0]!;
}

test('levels that look ahead are offered where the players pay each other', () => {
  expect(levelsFor({ rules, options: optionsOf(rules) })).toEqual(['gentle', 'steady', 'sharp', 'master']);
  expect(levelsFor({ rules, options: optionsOf(rules, { settle: 'keep' }) })).toEqual(['gentle', 'steady']);
});

test('no opponent is patient, for that gives away the points of pongs', () => {
  expect(botPartOf(rules)?.styles).toEqual(['speed', 'flush', 'pongs', 'defender']);
});

describe('a pong is claimed for its points', () => {
  test('of dragons, though the hand was ready and is no nearer', () => {
    const ready = '123456m789p46sCC';
    expect(answer(ready, 'C')).toBe('pong');
    expect(answer(ready, 'C', 'fast')).toBe('pass');
  });

  test('of a wind that counts for nobody here only where it helps', () => {
    expect(answer('123456m789p46sWW', 'W')).toBe('pass');
  });
});

test('a concealed kong of honours is laid out, for it counts four pongs', () => {
  expect(turn('CCC123m456p78s99m', 'C')).toBe('concealed-kong');
});

test('a hand of one suit and honours is played for, though another hand is nearer', () => {
  const hand = '2234678p99pEE34m';
  expect(turn(hand, 'E')).toMatch(/^[34]m$/);
  expect(turn(hand, 'E', 'fast')).not.toMatch(/^[34]m$/);
});
