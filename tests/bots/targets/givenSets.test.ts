import { describe, expect, test } from 'vitest';
import { GivenSetsReach } from '../../../src/bots/targets/givenSets';
import { Holding } from '../../../src/bots/targets/holding';
import { DEAD, NO_TILE } from '../../../src/bots/targets/target';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import { COPIES } from '../../../src/engine/shanten/blocks';
import { ALL_KINDS, PLAYING_KINDS } from '../../../src/engine/tiles';
import { seatView } from '../../../src/engine/view';
import { testRandom } from '../../support/randomPlay';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';

const options = { bonusTiles: false };
const ONE_EACH = new Float64Array(ALL_KINDS).fill(1);
const kindOf = (text: string): number => kindsOfText(text)[0]!;

/** What the dealer holds with a fourteenth tile. */
function held(hand: string, drawn: string): Holding {
  const { deal } = rig({ options, hands: [hand], front: drawn });
  const holding = new Holding();
  holding.read(rulesOf(deal), seatView(deal, 0));
  return holding;
}

describe('hands of three chows that are told by their tiles', () => {
  const straight = new GivenSetsReach({ chows: ['1m', '4p', '7s'].map(kindOf), tiles: [] });

  test.each([
    ['123m456p78sEE67pN', '9s', 1],
    ['123m456p789sEE67p', '5p', 0],
    ['123m456p78sEEN', 'S', 3],
    ['147m258p369sESWN', '1p', 8],
  ])('%s with %s lacks %i', (hand, drawn, missing) => {
    expect(straight.measure(held(hand, drawn))).toBe(missing);
  });

  test('a discard of theirs takes one farther, another tile does not; the missing ones are useful', () => {
    const holding = held('123m456p78sEE67pN', 'S');
    const missing = straight.measure(holding);
    expect(missing).toBe(2);
    expect(straight.without(kindOf('7s'))).toBe(3);
    expect(straight.without(kindOf('N'))).toBe(2);
    // 9s for the straight, 5p and 8p beside it.
    expect(straight.useful(kindOf('N'), missing, ONE_EACH)).toBe(3);
    expect(straight.useful(NO_TILE, missing, ONE_EACH)).toBe(3);
  });

  test('useful are the tiles with which one fewer is missing', () => {
    const random = testRandom('given sets');
    const { deal } = rig({ options, hands: ['1m'], front: 'W' });
    const holding = new Holding();
    holding.read(rulesOf(deal), seatView(deal, 0));
    for (let hand = 0; hand < 40; hand++) {
      for (let kind = 0; kind < PLAYING_KINDS; kind++) holding.add(kind, -holding.counts[kind]!);
      for (let tile = 0; tile < 13; tile++) {
        const kind = random.below(PLAYING_KINDS);
        if (holding.counts[kind]! < COPIES) holding.add(kind, 1);
      }
      const missing = straight.measure(holding);
      const useful = Array.from({ length: PLAYING_KINDS }, (_, kind) => {
        if (holding.counts[kind] === COPIES) return [];
        holding.add(kind, 1);
        const isNearer = straight.measure(holding) < missing;
        holding.add(kind, -1);
        return isNearer ? kind : [];
      }).flat();
      straight.measure(holding);
      expect(straight.useful(NO_TILE, missing, ONE_EACH)).toBe(useful.length);
    }
  });

  test('one of them may be laid out, one other set besides, and no more', () => {
    const { deal } = rig({
      options,
      hands: ['1mPC', '23m456p89sEE67pNN'],
      front: 'W7sF',
    });
    const chowed = play(deal, ['0 discard 1m', '1 chow 2m 3m']).deal;
    const holding = new Holding();
    holding.read(rulesOf(deal), seatView(chowed, 1));
    expect(straight.isOpen(holding)).toBe(true);
    expect(straight.measure(holding)).toBe(2);
    for (const kind of ['N', 'E'])
      holding.lay({ type: 'pong', kind: kindOf(kind), concealed: false, size: 3 });
    expect(straight.isOpen(holding)).toBe(false);
  });

  test('are out of reach where a tile is gone', () => {
    const holding = held('123m456p78sEE67pN', 'S');
    holding.live[kindOf('9s')] = 0;
    expect(straight.measure(holding)).toBe(DEAD);
  });
});
