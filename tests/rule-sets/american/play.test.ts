import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import { rulesOf } from '../../../src/engine/knownRules';
import { dealScores } from '../../../src/engine/match';
import { formatTiles, kindsOfText } from '../../../src/engine/notation';
import { legalActions } from '../../../src/engine/legalActions';
import type { Deal, DealEvent, TileId } from '../../../src/engine/types';
import { rig } from '../../support/rigged';
import type { Rigged } from '../../support/rigged';
import { choicesOf, passAll, play } from '../../support/script';

/** Without a Charleston where none is wanted. */
function rigAmerican({ options, ...rigged }: Omit<Rigged, 'rules'>): Deal {
  return rig({ rules: 'american', options: { charleston: 'none', ...options }, ...rigged }).deal;
}

function text(deal: Deal, tiles: readonly TileId[]): string {
  const { faces } = rulesOf(deal).tiles;
  return formatTiles(tiles.map((tile) => faces[tile] ?? 0));
}

/** Every seat gives these tiles, written as text. */
function giveAll(deal: Deal, given: readonly string[]): { deal: Deal; events: DealEvent[] } {
  const { faces } = rulesOf(deal).tiles;
  const events: DealEvent[] = [];
  let now = deal;
  for (const [seat, written] of given.entries()) {
    const left = [...(now.seats[seat]?.hand ?? [])];
    const tiles = kindsOfText(written).map((kind) => {
      const at = left.findIndex((tile) => faces[tile] === kind);
      return left.splice(at, 1)[0] ?? -1;
    });
    const applied = apply(now, { type: 'exchange', seat, tiles });
    if (!applied.ok) throw new Error(`Seat ${seat} cannot give ${written}: ${applied.code}.`);
    now = applied.deal;
    events.push(...applied.events);
  }
  return { deal: now, events };
}

/** A seat's action of the game's own, by name. */
function declare(deal: Deal, seat: number, what: string): Deal {
  const action = legalActions(deal, seat).find((each) => each.type === 'declare' && each.what === what);
  const applied = action && apply(deal, action);
  if (!applied?.ok) throw new Error(`Seat ${seat} cannot ${what}.`);
  return applied.deal;
}

function received(deal: Deal, events: readonly DealEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'exchange' ? [text(deal, event.got)] : []));
}

const HANDS = ['123456789mEEES', '123456789pSSSW', '123456789sWWWN', '111m222p333sNNNE'];

describe('the Charleston', () => {
  const begun = () => rig({ rules: 'american', hands: HANDS, front: 'C' }).deal;
  const first = () => giveAll(begun(), ['123m', '123p', '123s', '111m']);

  test('tiles go to the right, across, and to the left', () => {
    const right = first();
    expect(received(right.deal, right.events)).toEqual(['111m', '123m', '123p', '123s']);
    const across = giveAll(right.deal, ['456m', '456p', '456s', '222p']);
    expect(received(across.deal, across.events)).toEqual(['456s', '222p', '456m', '456p']);
    const left = giveAll(across.deal, ['789m', '789p', '789s', '333s']);
    expect(received(left.deal, left.events)).toEqual(['789p', '789s', '333s', '789m']);
  });

  test('a joker is never passed, and three tiles are', () => {
    const { deal } = rig({ rules: 'american', hands: ['J23456789mEEES'] });
    const joker = deal.seats[0]?.hand[0] ?? -1;
    const [a = -1, b = -1] = deal.seats[0]?.hand.slice(1) ?? [];
    for (const tiles of [
      [joker, a, b],
      [a, b],
      [a, a, b],
    ])
      expect(apply(deal, { type: 'exchange', seat: 0, tiles })).toEqual({ ok: false, code: 'not-legal' });
  });

  /** Steps 1 and 2 give back what they took. */
  const beforeLeft = () => {
    const right = first();
    return giveAll(right.deal, ['111m', '123m', '123p', '123s']).deal;
  };

  test('blind passing sends on what arrives, unseen, and everybody keeps as many as were given', () => {
    const { deal, events } = giveAll(beforeLeft(), ['456m', 'S', '', 'NN']);
    expect(received(deal, events)).toEqual(['SNN', '4m', '', '56m']);
  });

  test('where nobody gives a tile of their own nothing moves', () => {
    const { deal, events } = giveAll(beforeLeft(), ['', '', '', '']);
    expect(received(deal, events)).toEqual(['', '', '', '']);
  });

  const vote = (said: readonly string[]) => {
    const { deal } = giveAll(beforeLeft(), ['456m', '456p', '456s', 'NNN']);
    return said.reduce((now, what, seat) => declare(now, seat, what), deal);
  };
  const stepOf = ({ phase, rules: id, options }: Deal) =>
    phase.type === 'before-play' ? rulesOf({ rules: id, options }).phases[phase.step]?.id : phase.type;

  test('one no leaves out the second Charleston, and the courtesy follows', () => {
    expect(stepOf(vote(['more', 'more', 'no-more', 'more']))).toBe('courtesy');
    expect(stepOf(vote(['more', 'more', 'more', 'more']))).toBe('second-left');
  });

  test('in the courtesy the smaller number is exchanged, the first ones named', () => {
    const deal = vote(['more', 'more', 'no-more', 'more']);
    const { events, deal: after } = giveAll(deal, ['EE', '', 'W', 'NNN'.slice(0, 0)]);
    expect(received(after, events)).toEqual(['W', 'E']);
    expect(after.phase.type).toBe('play');
  });
});

describe('claims', () => {
  const discarded = (hand: string, options = {}) =>
    play(rigAmerican({ options, hands: ['EEEESSSSWWWWN', hand, '', ''], front: '5m' }), ['0 discard 5m'])
      .deal;

  test('every mixture of tiles and jokers that fits the card is a choice', () => {
    expect(choicesOf(discarded('55mJ1234p1289sCC'), 1)).toEqual([
      'group 5m 5m',
      'group 5m J',
      'group 5m 5m J',
      'pass',
    ]);
  });

  test('what is laid out must fit one form of one hand together', () => {
    const deal = rigAmerican({
      hands: ['2mEEEESSSSWWWW', '222m55mJ1234p12sC', '5mNNNNPPPP9999s', ''],
    });
    const { deal: after } = play(deal, ['0 discard 2m', '1 group 2m 2m 2m', '1 discard C', '2 discard 5m']);
    expect(choicesOf(after, 1)).toEqual(['group 5m 5m J', 'pass']);
  });

  test('a discarded joker is taken for nothing, also with strict calling', () => {
    const { deal } = play(
      rigAmerican({ options: { strictCalling: true }, hands: ['JEEESSSSWWWWN', '', '', ''] }),
      ['0 discard J'],
    );
    expect(deal.pending?.why).toBe('turn');
    expect(deal.turn).toBe(1);
  });
});

describe('jokers', () => {
  /** South lays out `[55mJJ]`; it is then the turn of West, who holds a 5 of characters. */
  const laid = () =>
    play(
      rigAmerican({
        hands: ['5mEEESSSSWWWWN', '5mJJ1234p1289sCC'.slice(0, 16), '5m777p111s999sNNN'.slice(0, 17), ''],
      }),
      ['0 discard 5m', '1 group 5m J J', '1 discard C'],
    );

  test('a tile of the hand takes the place of a joker in the own turn, and the joker comes into the hand', () => {
    const { deal } = laid();
    const before = passAll(deal);
    expect(before.turn).toBe(2);
    const after = declare(before, 2, 'joker-exchange');
    const meld = after.seats[1]?.melds[0];
    expect(text(after, meld?.tiles ?? [])).toBe('55mJ5m');
    expect(text(after, after.seats[2]?.hand ?? [])).toContain('J');
    expect(text(after, after.drawn ? [after.drawn.tile] : [])).toBe('J');
  });
});

describe('winning', () => {
  test('with a discard: who discarded pays double, and East too', () => {
    const deal = rigAmerican({ hands: ['EEEESSSSWWWWN', '333m44p55m66p77mJJ', '', ''], front: '7m' });
    const { deal: won } = play(deal, ['0 discard 7m', '1 win']);
    expect(dealScores(won, [0, 1, 2, 3])).toEqual([-100, 150, -25, -25]);
  });

  test('with the dealt tiles, before the Charleston', () => {
    const { deal } = rig({ rules: 'american', hands: ['333m5555m44p66p77m'], front: '7m' });
    expect(choicesOf(deal, 0)).toEqual(['win', 'pass']);
    expect(dealScores(play(deal, ['0 win']).deal, [0, 1, 2, 3])).toEqual([600, -200, -200, -200]);
  });

  test('with a joker that was exchanged: from the wall', () => {
    const deal = rigAmerican({
      hands: ['5mEEEESSSSWWWW', '5mJJ1234p1289sCC', '2468m222p444p888p', ''],
      front: 'N5m',
    });
    const before = passAll(play(deal, ['0 discard 5m', '1 group 5m J J', '1 discard C']).deal);
    expect(before.turn).toBe(2);
    const { deal: won } = play(declare(before, 2, 'joker-exchange'), ['2 win']);
    expect(won.wins[0]).toMatchObject({ by: 'wall', from: null });
  });
});

describe('dead hands', () => {
  const strict = (hands: string[], front = '') =>
    rigAmerican({ options: { strictCalling: true }, hands, front });

  test('a false win makes the hand dead: the call is a pass, its turns are passed over, and it pays', () => {
    const deal = strict(['7mEEESSSSWWWWN', '', '333m44p55m66p77mJJ', ''], 'C');
    const after = passAll(play(deal, ['0 discard C', '1 win']).deal);
    expect(after.seats[1]?.barred).toBe(true);
    expect(after.turn).toBe(2);
  });

  test('a group that fits no hand makes the hand dead; its owner still discards', () => {
    const deal = strict(['ESSSSWWWWNNNN', 'EEJ123456p789s1m', '', '']);
    const after = passAll(play(deal, ['0 discard E', '1 group E E']).deal);
    expect(after.seats[1]?.barred).toBe(true);
    expect(after.turn).toBe(1);
    expect(choicesOf(after, 1)).toContain('discard 1m');
    expect(passAll(play(after, ['1 discard 1m']).deal).turn).toBe(2);
  });

  test('a dead hand takes no joker before its owner discards', () => {
    const deal = strict(['ESSSSWWWWNNNN', 'EEJ123456p789s1m', '', '']);
    const after = passAll(play(deal, ['0 discard E', '1 group E J']).deal);
    expect(legalActions(after, 1).map(({ type }) => type)).not.toContain('declare');
    expect(choicesOf(after, 1)).toContain('discard E');
  });
});
