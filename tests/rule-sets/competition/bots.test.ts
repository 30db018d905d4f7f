import { describe, expect, test } from 'vitest';
import { Holding } from '../../../src/bots/targets/holding';
import { DEAD, NO_TILE } from '../../../src/bots/targets/target';
import { addRuleSet, rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { formatTile, kindsOfText } from '../../../src/engine/notation';
import { ALL_KINDS, PLAYING_KINDS } from '../../../src/engine/tiles';
import { seatView } from '../../../src/engine/view';
import { gameBook } from '../../../src/rule-sets/competition/apart/book';
import { GivenSetsReach } from '../../../src/rule-sets/competition/apart/mind/givenSets';
import { UnlikeReach } from '../../../src/rule-sets/competition/apart/mind/unlike';
import { rules } from '../../../src/rule-sets/competition/rules';
import { testRandom } from '../../support/randomPlay';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';

addRuleSet(rules);

const options = { bonusTiles: false };
const ONE_EACH = new Float64Array(ALL_KINDS).fill(1);
const kindOf = (text: string): number => kindsOfText(text)[0]!;

/** What the dealer holds with a fourteenth tile, or seat 1 after it has chowed. */
function held(hand: string, drawn: string): Holding {
  const { deal } = rig({ rules: 'competition', options, hands: [hand], front: drawn });
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
    const { deal } = rig({ rules: 'competition', options, hands: ['1m'], front: 'W' });
    const holding = new Holding();
    holding.read(rulesOf(deal), seatView(deal, 0));
    for (let hand = 0; hand < 40; hand++) {
      holding.counts.fill(0);
      for (let tile = 0; tile < 13; tile++) holding.counts[random.below(PLAYING_KINDS)]!++;
      const missing = straight.measure(holding);
      const useful = Array.from({ length: PLAYING_KINDS }, (_, kind) => {
        holding.counts[kind]!++;
        const isNearer = straight.measure(holding) < missing;
        holding.counts[kind]!--;
        return isNearer ? kind : [];
      }).flat();
      straight.measure(holding);
      expect(straight.useful(NO_TILE, missing, ONE_EACH)).toBe(useful.length);
    }
  });

  test('one of them may be laid out, one other set besides, and no more', () => {
    const { deal } = rig({
      rules: 'competition',
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

test('fourteen unlike tiles: what is held twice is of no use', () => {
  const reach = new UnlikeReach(kindsOfText('147m258p369sESWNCFP'));
  const holding = held('147m258p36sEES5m', 'W');
  expect(reach.measure(holding)).toBe(3);
  expect([reach.without(kindOf('E')), reach.without(kindOf('S'))]).toEqual([3, 4]);
  expect(reach.useful(NO_TILE, 3, ONE_EACH)).toBe(5);
});

test('a bot keeps the tiles of a mixed straight, and a kong that lies face down is no hindrance', () => {
  const { deal } = rig({
    rules: 'competition',
    options,
    hands: ['EEE147m258p369sS', '123m456p78sCC46pN'],
    front: 'E2s',
    back: '5m',
  });
  const turn = play(deal, ['0 concealed-kong E', '0 discard S']).deal;
  const mind = gameBook.newMind({ tuning: 'routes-1' });
  const choice = mind.decide(seatView(turn, 1), legalActions(turn, 1));
  const { kinds } = rulesOf(turn).tiles;
  expect(choice.type).toBe('discard');
  expect(['N', '2s']).toContain(choice.type === 'discard' ? formatTile(kinds[choice.tile]!) : '');
});
