import { expect, test } from 'vitest';
import { Holding } from '../../../src/bots/targets/holding';
import { NO_TILE } from '../../../src/bots/targets/target';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { formatTile, kindsOfText } from '../../../src/engine/notation';
import { ALL_KINDS } from '../../../src/engine/tiles';
import { seatView } from '../../../src/engine/view';
import { gameBook } from '../../../src/rule-sets/competition/apart/book';
import { UnlikeReach } from '../../../src/rule-sets/competition/apart/mind/unlike';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';

const options = { bonusTiles: false };
const ONE_EACH = new Float64Array(ALL_KINDS).fill(1);
const kindOf = (text: string): number => kindsOfText(text)[0]!;

/** What the dealer holds with a fourteenth tile. */
function held(hand: string, drawn: string): Holding {
  const { deal } = rig({ rules: 'competition', options, hands: [hand], front: drawn });
  const holding = new Holding();
  holding.read(rulesOf(deal), seatView(deal, 0));
  return holding;
}

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
