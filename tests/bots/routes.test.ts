import { describe, expect, test } from 'vitest';
import { botCalled } from '../../src/bots/registry';
import { legalActions } from '../../src/engine/legalActions';
import { rulesOf } from '../../src/engine/knownRules';
import { seatView } from '../../src/engine/view';
import { visibleChoice } from '../support/hidden';
import { testRandom } from '../support/randomPlay';
import { rig } from '../support/rigged';
import type { Rigged } from '../support/rigged';
import { play } from '../support/script';
import { formatTile } from '../../src/engine/notation';
import type { Action, Deal } from '../../src/engine/types';

function choiceOf(deal: Deal, seat: number, id: string): Action {
  return botCalled(id).decide(seatView(deal, seat), legalActions(deal, seat), testRandom('decision'));
}

/** What a bot in the dealer's seat throws first, holding `hand` and having drawn `drawn`. */
function discards(hand: string, drawn: string, options: object = {}, id = 'routes'): string {
  const { deal } = rig({ hands: [hand], front: drawn, options });
  const choice = choiceOf(deal, 0, id);
  if (choice.type !== 'discard') return choice.type;
  return formatTile(rulesOf(deal).geometry.tiles[choice.tile]!);
}

/** What a bot with this hand answers when the dealer, on its left, throws a tile. */
function answers(hand: string, thrown: string, more: Partial<Rigged> & { id?: string } = {}): string {
  const { id = 'routes', ...rigged } = more;
  const { deal } = rig({ ...rigged, hands: ['', hand], front: thrown });
  const { deal: asked } = play(deal, [`0 discard ${thrown}`]);
  return visibleChoice(asked, choiceOf(asked, 1, id)).split(' ')[0]!;
}

describe('routes claims what leads to a legal hand', () => {
  const oneSuit = '1122p567p99pCCE3m';

  test('the pong of dragons in a hand of one suit with honours', () => {
    expect(answers(oneSuit, 'C')).toBe('pong');
  });

  test('a chow in its suit, when it has come that way', () => {
    expect(answers('12356789pEECC1m', '4p')).toBe('chow');
  });

  test('no chow outside its suit, though that is nearer to a complete hand', () => {
    const hand = '112256799pCC34m';
    expect(answers(hand, '5m')).toBe('pass');
    expect(answers(hand, '5m', { id: 'fast' })).toBe('chow');
  });

  test('the same chow where any complete hand will do', () => {
    expect(answers('123456p99pCE34m8s', '5m', { options: { minimumFaan: 0 } })).toBe('chow');
    expect(answers('123456p99pCE34m8s', '5m')).toBe('pass');
  });

  test('no pong out of seven pairs that want one tile', () => {
    expect(answers('1133m5577p2288sE', '1m')).toBe('pass');
  });

  test('never-claims passes them all', () => {
    expect(answers(oneSuit, 'C', { id: 'never-claims' })).toBe('pass');
  });
});

describe('routes discards what its hand has no use for', () => {
  test('the tile of another suit', () => {
    expect(discards('1112345678pEE9m', 'E')).toBe('9m');
  });

  test('honours before a suit that can be pure', () => {
    expect(discards('1112345678999p', 'N')).toBe('N');
  });

  test('the tile that no orphan is', () => {
    expect(discards('19m19p19sESWNCF5m', 'P')).toBe('5m');
  });

  test('a lone tile beside pongs', () => {
    expect(discards('111m444p777sEE9p2s', 'N')).toMatch(/9p|2s|N/);
  });
});

describe('routes and kongs', () => {
  test('makes a concealed kong that takes nothing from its hand', () => {
    expect(discards('EEE1112345789p', 'E')).toBe('concealed-kong');
  });

  test('keeps the fourth tile where a chow needs it', () => {
    expect(discards('EEECC11123456p', '1p')).not.toBe('concealed-kong');
  });
});

describe('routes wins', () => {
  test('as soon as it legally can', () => {
    expect(discards('111222345678pE', 'E')).toBe('win');
    expect(answers('111222345678pE', 'E')).toBe('win');
  });

  test('but with strict calling not on a complete hand below the minimum', () => {
    const strict = { strictCalling: true, limitHands: [] };
    expect(answers('123m456m789p22sEE', 'E', { options: strict })).not.toBe('win');
    expect(answers('111222345678pE', 'E', { options: strict })).toBe('win');
  });
});
