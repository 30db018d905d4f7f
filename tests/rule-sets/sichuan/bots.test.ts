import { describe, expect, test } from 'vitest';
import { EVEN } from '../../../src/bots/beliefs/beliefs';
import { imagineDeal } from '../../../src/bots/rollouts/imagine';
import { playFuture } from '../../../src/bots/rollouts/playout';
import { Holding } from '../../../src/bots/targets/holding';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { formatTile, kindsOfText } from '../../../src/engine/notation';
import { ALL_KINDS, suitOf } from '../../../src/engine/tiles';
import type { Action, Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { beside } from '../../../src/rule-sets/sichuan/apart/mind/beside';
import { gameBook } from '../../../src/rule-sets/sichuan/apart/book';
import { visibleChoice } from '../../support/hidden';
import { testRandom } from '../../support/randomPlay';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';
import { dealt } from './dealt';

const mind = gameBook.newMind({ tuning: 'routes-1' });

const EAST = '147m258m369m14s9s';
const ANY_DISCARD = { voidFirst: false };

function choiceOf(deal: Deal, seat: number): Action {
  return mind.decide(seatView(deal, seat), legalActions(deal, seat));
}

/** What East does in its first turn, holding `hand` and having drawn `front`. */
function turn(hand: string, front: string, options = {}): string {
  const deal = dealt({ hands: [hand], front, voids: 'smps', options });
  const choice = choiceOf(deal, 0);
  return choice.type === 'discard'
    ? formatTile(rulesOf(deal).geometry.tiles[choice.tile]!)
    : visibleChoice(deal, choice).split(' ')[0]!;
}

/** What South, without characters, answers with this hand when East throws the tile that it has drawn. */
function answer(hand: string, thrown: string): string {
  const deal = dealt({ hands: [EAST, hand], front: thrown, voids: 'pmss', options: ANY_DISCARD });
  const { deal: asked } = play(deal, [`0 discard ${thrown}`]);
  return visibleChoice(asked, choiceOf(asked, 1)).split(' ')[0]!;
}

describe('before play', () => {
  const begun = rig({ rules: 'sichuan', hands: ['123456789m4p158s'], front: '7p' }).deal;

  test('three tiles of the weakest suit are given', () => {
    const choice = choiceOf(begun, 0);
    const { kinds } = rulesOf(begun).tiles;
    expect(choice.type === 'exchange' && choice.tiles.map((tile) => kinds[tile])).toEqual(
      kindsOfText('158s'),
    );
  });

  test.each([
    ['123456789m1245p', '3p', 'void-bamboo'],
    ['123456789s1245m', '3m', 'void-dots'],
    ['159m123s456s7778p', '8p', 'void-characters'],
  ])('%s gives up the suit that is missed least', (hand, front, suit) => {
    const { deal } = rig({ rules: 'sichuan', hands: [hand], front, options: { exchange: 'none' } });
    expect(choiceOf(deal, 0)).toMatchObject({ type: 'declare', what: suit });
  });
});

describe('tiles of the void suit', () => {
  test('go first, whatever else is loose', () => {
    expect(turn('123m456m789m1p5p2s', '3s')).toMatch(/s$/);
  });

  test('go first where any tile may be thrown, too', () => {
    expect(turn('123m456m789m1p5p2s', '3s', ANY_DISCARD)).toMatch(/s$/);
  });
});

describe('claims', () => {
  test('are passed by where they open nothing', () => {
    expect(answer('123p456p789p44s68s', '4s')).toBe('pass');
  });

  test('are made where they bring a slow hand nearer', () => {
    expect(answer('22p55p99p33s7s2468m', '5p')).toBe('pong');
  });

  test('of a pong are made where the hand is as near after it, but waits for more', () => {
    expect(answer('44457p999p22567s', '2s')).toBe('pong');
  });

  test('of a kong are made for its money', () => {
    expect(answer('555p123s456s99s68s', '5p')).toBe('kong');
  });

  test('of a win come before everything', () => {
    expect(answer('123p456p789p44s67s', '8s')).toBe('win');
  });
});

test('four alike are laid out at once, and a win comes before everything', () => {
  expect(turn('1111m456m789p55p6p', '1p')).toBe('concealed-kong');
  expect(turn('1111m23m789p55p99p', '5p')).toBe('win');
});

describe('what a discard may feed', () => {
  /** By kind, what East's discards cost once South has laid out pongs of these kinds. */
  function costs(pongs: readonly number[]): Float64Array {
    const deal = dealt({ hands: [], voids: 'smps' });
    const seats = deal.seats.map((seat, at) =>
      at !== 1
        ? seat
        : {
            ...seat,
            melds: pongs.map((kind) => ({
              type: 'pong' as const,
              kind,
              tiles: [],
              concealed: false,
              own: [],
              from: 0,
            })),
          },
    );
    const holding = new Holding();
    const of = new Float64Array(ALL_KINDS);
    holding.read(rulesOf(deal), seatView({ ...deal, seats: seats as unknown as Deal['seats'] }, 0));
    beside.costs(holding, of);
    return of;
  }

  test('is more for a dear hand that lies open', () => {
    const [plain, dear] = [costs([]), costs([9, 13, 17])];
    expect(dear[14]).toBeGreaterThan(4 * plain[14]!);
  });

  test('is nothing to a seat that has given the suit up', () => {
    const [plain, dear] = [costs([]), costs([9, 13, 17])];
    for (let kind = 0; kind < 9; kind++) expect(dear[kind]).toBe(plain[kind]);
  });
});

test('a future after a win goes on until three have won, or the wall is empty', () => {
  const deal = dealt({
    hands: [EAST, '123p456p789p44s67s'],
    front: '8s',
    voids: 'pmss',
    options: ANY_DISCARD,
  });
  const { deal: won } = play(deal, ['0 discard 8s', '1 win']);
  const seat = won.turn;
  const random = testRandom('futures');
  const policy = {
    id: 'future',
    decide: (view: Parameters<typeof mind.decide>[0], choices: readonly Action[]) =>
      mind.decide(view, choices),
  };
  for (let at = 0; at < 20; at++) {
    const imagined = imagineDeal(seatView(won, seat), EVEN, random);
    const { deal: over } = playFuture(imagined, choiceOf(won, seat), { policy, random, turns: Infinity });
    expect(over.wins.length).toBeLessThanOrEqual(2);
    if (over.wins.length < 2) expect(over.phase).toMatchObject({ ending: 'exhausted' });
    for (const win of over.wins) expect(win.seat).not.toBe(1);
  }
});

describe('a hidden hand', () => {
  const IMAGINED = 30;
  /** Tiles of its void suit that a seat is thought to hold on average, as another sees it. */
  function voidTiles(deal: Deal, seat: number, seenBy: number): number {
    const random = testRandom('hidden');
    const suit = deal.extras['voids'] as readonly number[];
    let sum = 0;
    for (let at = 0; at < IMAGINED; at++) {
      const { counts } = imagineDeal(seatView(deal, seenBy), gameBook.beliefs, random).seats[seat]!;
      counts.forEach((count, kind) => (sum += suitOf(kind) === suit[seat] ? count : 0));
    }
    return sum / IMAGINED;
  }
  const begun = dealt({ hands: [EAST], front: '5m', voids: 'pmss', options: ANY_DISCARD });

  test('has few tiles of its void suit at first', () => {
    expect(voidTiles(begun, 1, 0)).toBeGreaterThan(0.3);
    expect(voidTiles(begun, 1, 0)).toBeLessThan(2.5);
  });

  test('has none once it has thrown another', () => {
    const { deal } = play(begun, ['0 discard 5m']);
    const asked = [1, 2, 3].find((seat) => seatView(deal, seat).pending);
    expect(voidTiles(deal, 0, asked!)).toBe(0);
  });
});
