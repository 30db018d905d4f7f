import { describe, expect, test } from 'vitest';
import { emit, endDeal } from '../../src/engine/events';
import { advance } from '../../src/engine/advance';
import { apply } from '../../src/engine/apply';
import { rulesOf } from '../../src/engine/knownRules';
import { STANDARD_LAY_OUTS } from '../../src/engine/mayLie';
import { legalActions } from '../../src/engine/legalActions';
import { finishDeal, startMatch } from '../../src/engine/match';
import { resolveByPriority } from '../../src/engine/claims';
import type { Fine, PrePlay, Progress } from '../../src/engine/rules';
import { setAside } from '../../src/engine/source';
import { askAll } from '../../src/engine/turn';
import type { Action, Deal, DealEvent, Extras, Payment, WinContext } from '../../src/engine/types';
import { seatView, visibleEvent } from '../../src/engine/view';
import { selfDrawn, winContext } from '../../src/engine/winContext';
import { parseWin } from '../../src/engine/scoring/winRequest';
import { replayRecord } from '../../src/engine/replay';
import { tileSet } from '../../src/engine/tileSet';
import { FLOWERS_AND_SEASONS, tileList } from '../../src/engine/tiles';
import { recordRigged } from '../support/recorded';
import { rig } from '../support/rigged';
import { choicesOf, passAll, play } from '../support/script';
import { toyWith } from '../support/toys/base';
import { toyGeometry } from '../support/toys/shared/rules';
import '../support/toys/loaded';

const WITH_BONUS = tileList(FLOWERS_AND_SEASONS);
const NO_FINE: Fine = { payments: [], open: false, barred: false, out: false, end: null };
/** Waits for 2 and 5 bamboo. */
const READY = '234m456m789p99s34s';

describe('claims', () => {
  const chows = (deal: Deal, seat: number) => choicesOf(deal, seat).filter((text) => text.startsWith('chow'));

  test('of chows are the rule set’s to offer: to the next seat, to anybody, to nobody', () => {
    const anyone = toyWith('test-chows-from-anyone', {
      layOuts: { ...STANDARD_LAY_OUTS, chows: 'anyone' },
    });
    const hands = ['5m', '', '46mEEWW19p19sSNC'];
    const { deal } = play(rig({ rules: anyone, hands }).deal, ['0 discard 5m']);
    expect(chows(deal, 2)).toEqual(['chow 4m 6m']);
    const three = play(rig({ rules: 'toy-three', hands: ['5p', '46p55pEEWW19sSNC'] }).deal, [
      '0 discard 5p',
    ]).deal;
    expect(choicesOf(three, 1)).toEqual(['pong 5p 5p', 'pass']);
  });

  test('tell apart tiles of one kind that look different', () => {
    const options = { sizes: ['three', 'four', 'five'] };
    const { deal } = rig({ rules: 'toy-wild', options, hands: ['5m', '0m5m5mJ19p19sESWNC'] });
    const asked = play(deal, ['0 discard 5m']).deal;
    const groups = choicesOf(asked, 1).filter((text) => text.startsWith('group'));
    expect(groups.slice(0, 4)).toEqual(['group 5m 5m', 'group 5m J', 'group 5m 0m', 'group J 0m']);
    expect(groups).toContain('group 5m 5m J 0m');
  });
});

describe('groups and jokers', () => {
  const claimed = () => {
    const { deal } = rig({
      rules: 'toy-wild',
      hands: ['6sE', '6s6sJ1p', '6s9s'],
      front: '9p1m',
    });
    return play(deal, ['0 discard 6s', '1 group 6s 6s J']).deal;
  };

  test('a group says what is printed on its tiles, and is laid out without a draw', () => {
    const { melds, hand } = claimed().seats[1] ?? { melds: [], hand: [] };
    expect(melds).toMatchObject([{ type: 'group', kind: 23, faces: [23, 23, 50, 23] }]);
    expect(hand).toHaveLength(10);
    expect(claimed().pending).toMatchObject({ why: 'turn', tile: null });
  });

  test('a declaration is aimed at another’s tile, and the swap leaves a joker drawn', () => {
    const { deal } = play(claimed(), ['1 discard 1p']);
    const turn = passAll(deal);
    const swap = legalActions(turn, 2).find((choice) => choice.type === 'declare');
    expect(swap).toMatchObject({ what: 'swap-joker', target: { seat: 1 } });
    const swapped = apply(turn, swap!);
    if (!swapped.ok) throw new Error(swapped.code);
    expect(swapped.events).toMatchObject([{ type: 'declare', what: 'swap-joker', seat: 2 }]);
    const joker = swap?.type === 'declare' ? swap.target?.tile : null;
    expect(swapped.deal).toMatchObject({ turn: 2, drawn: { tile: joker }, pending: { why: 'turn' } });
    expect(swapped.deal.seats[1]?.melds[0]?.faces).not.toContain(50);
    expect(apply(turn, { ...swap!, target: { seat: 1, tile: 0 } }).ok).toBe(false);
  });
});

describe('steps before play', () => {
  /** Everybody says whether to play; nobody does so unless one wants to. */
  const vote: PrePlay = {
    id: 'vote',
    begin: ({ deal }) => askAll(deal, 'declare'),
    legal: (_deal, seat) => [{ type: 'declare', seat, what: 'leave', tile: null, target: null }],
    resolve: (step) => {
      step.deal.pending = null;
      endDeal(step, 'voted');
    },
  };

  /** The first tile of the wall is turned and lies apart. */
  const indicator: PrePlay = {
    id: 'indicator',
    begin: (step) => {
      const { source } = step.deal;
      if (source.type !== 'wall') return;
      const tile = source.tiles[source.front]!;
      step.deal.source = setAside(source, source.front);
      emit(step, { type: 'note', what: 'indicator', seat: null, tiles: [tile], public: true });
    },
    legal: () => [],
    resolve: () => {},
  };

  test('may end the deal as drawn by an answer', () => {
    const { deal } = rig({ rules: toyWith('test-vote', { phases: [vote] }), hands: [] });
    const voted = play(deal, ['0 leave', '1 leave', '2 leave', '3 leave']).deal;
    expect(voted).toMatchObject({ pending: null, phase: { type: 'ended', ending: 'voted' }, wins: [] });
  });

  test('may leave a gap that drawing steps over', () => {
    const rules = toyWith('test-indicator', { phases: [indicator] });
    const { deal, events } = rig({ rules, hands: [], front: '1m2m3m' });
    const { tiles } = rulesOf(deal);
    const note = events.find(({ type }) => type === 'note');
    expect(note).toMatchObject({ what: 'indicator', public: true });
    expect(note?.type === 'note' && tiles.faces[note.tiles[0] ?? 0]).toBe(1);
    const next = passAll(play(deal, ['0 discard 1m']).deal);
    expect(tiles.faces[next.drawn?.tile ?? 0]).toBe(2);
  });
});

test('a note that is not public is seen by its seat alone', () => {
  const note: DealEvent = { type: 'note', what: 'peek', seat: 1, tiles: [7], public: false };
  expect([0, 1].map((seat) => visibleEvent(note, seat))).toEqual([null, note]);
});

describe('declarations', () => {
  test('may end the deal', () => {
    const id = toyWith('test-nine-terminals', {
      turnActions: (_deal, seat, choices) => [
        ...choices,
        { type: 'declare', seat, what: 'stop', tile: null, target: null },
      ],
      declare: () => ({ end: 'stopped' }),
    });
    const { deal, events } = play(rig({ rules: id, hands: [] }).deal, ['0 stop']);
    expect(deal).toMatchObject({ pending: null, phase: { type: 'ended', ending: 'stopped' } });
    expect(events).toMatchObject([{ type: 'declare' }, { type: 'aborted', why: 'stopped' }]);
  });

  test('with a discard are followed by the claims on it', () => {
    const { deal } = rig({ rules: 'toy-every-hand', hands: ['123456789m1234p', '', '11p'], front: '5p' });
    const asked = play(deal, ['0 ready 1p']).deal;
    expect(asked.pending).toMatchObject({ why: 'discard', from: 0 });
    expect(choicesOf(asked, 2)).toContain('pong 1p 1p');
  });
});

describe('resolve', () => {
  /** Remembers who passed on the last discard, and ends the deal with the third. */
  const remembering = (id: string) =>
    toyWith(id, {
      resolve: (step) => {
        const { deal } = step;
        const passed = (deal.pending?.answers ?? []).flatMap((answer) =>
          answer?.type === 'pass' ? [answer.seat] : [],
        );
        deal.extras = { passed, asked: Number(deal.extras['asked'] ?? 0) + 1 };
        return { ...resolveByPriority(step), end: deal.discards === 3 ? 'three' : null };
      },
    });

  test('sees who passed, also when nobody was asked, and may change extras and end the deal', () => {
    const id = remembering('test-remembering');
    const hands = ['5mE', 'W', '55m', 'S'];
    const once = passAll(play(rig({ rules: id, hands }).deal, ['0 discard 5m']).deal);
    expect(once.extras).toEqual({ passed: [2], asked: 1 });
    const twice = play(once, ['1 discard W']).deal;
    expect(twice.extras).toMatchObject({ asked: 2 });
    const thrice = passAll(play(passAll(twice), ['2 discard 5m']).deal);
    expect(thrice.phase).toEqual({ type: 'ended', ending: 'three' });
  });
});

describe('false wins', () => {
  const callFalsely = (id: string, fine: Partial<Fine>): Deal => {
    toyWith(id, { fine: () => ({ ...NO_FINE, ...fine }) });
    return play(rig({ rules: id, hands: ['7s', '', READY], front: 'E' }).deal, ['0 discard 7s', '2 win'])
      .deal;
  };

  test('may bar a hand that stays hidden', () => {
    const deal = passAll(callFalsely('test-fine-barred', { barred: true }));
    expect(deal.seats[2]).toMatchObject({ barred: true, open: false });
    expect(seatView(deal, 0).seats[2]).toMatchObject({ barred: true, open: null });
    expect(choicesOf(play(deal, ['1 discard S']).deal, 2)).not.toContain('win');
  });

  test('may put a seat out, whose turns are passed over', () => {
    const deal = passAll(callFalsely('test-fine-out', { out: true, barred: true }));
    expect(deal.turn).toBe(1);
    expect(passAll(play(deal, ['1 discard S']).deal).turn).toBe(3);
  });

  test('in the own turn put a seat out with the tile drawn', () => {
    toyWith('test-fine-turn', { fine: () => ({ ...NO_FINE, out: true }) });
    const { deal } = play(rig({ rules: 'test-fine-turn', hands: [] }).deal, ['0 win']);
    expect(deal.turn).toBe(1);
    expect(deal.seats[0]?.hand).toHaveLength(14);
  });

  test('may cost points and end the deal', () => {
    const payment: Payment = { from: 2, to: 0, amount: 4, reason: 'chombo', base: 4, factors: [] };
    const deal = passAll(callFalsely('test-fine-end', { payments: [payment], end: 'chombo' }));
    expect(deal.phase).toEqual({ type: 'ended', ending: 'chombo' });
    expect(deal.ledger).toMatchObject([{ from: 2, to: 0, amount: 4 }]);
  });
});

test('a kong is told to the rule set when it is declared and once it lies, with its own event as cause', () => {
  const paid = { from: 1, to: 0, amount: 1, reason: 'kong', base: 1, factors: [] };
  const id = toyWith('test-paid-kongs', {
    onEvent: (_step, { type }) => (type === 'added-kong' ? [{ ...paid, reason: 'declared' }] : []),
    onKong: (_step, { type }) => (type === 'added-kong' ? [paid] : []),
    refusal: ({ kong }) => (kong === 'concealed-kong' ? { code: 'kong-not-robbed' } : null),
  });
  const hands = ['5sE', '55s', '', READY];
  const start = rig({ rules: id, hands, front: '9p1m1m1m5s' }).deal;
  const robbed = ['0 discard 5s', '1 pong 5s 5s'];
  const claimed = play(start, robbed).deal;
  expect(claimed.ledger).toEqual([]);
  const made = kongOf(claimed, 1);
  const { event } = made;
  expect(made.asked.ledger).toMatchObject([{ event, reason: 'declared' }]);
  expect(made.passed.ledger).toMatchObject([
    { event, reason: 'declared' },
    { event, reason: 'kong' },
  ]);
  expect(play(made.asked, ['3 win']).deal.ledger.filter(({ reason }) => reason === 'kong')).toEqual([]);
});

test('what an event costs is caused by it, also when the rule set adds a note of its own', () => {
  const paid = { from: 1, to: 0, amount: 1, reason: 'throw', base: 1, factors: [] };
  const id = toyWith('test-noted-payment', {
    onEvent: (step, { type }) => {
      if (type !== 'discard') return [];
      emit(step, { type: 'note', what: 'thrown', seat: 0, tiles: [], public: true });
      return [paid];
    },
  });
  const { deal } = rig({ rules: id, hands: ['5sE'] });
  const before = deal.events;
  expect(play(deal, ['0 discard 5s']).deal.ledger).toMatchObject([{ event: before }]);
});

/** Plays on until this seat adds a kong that can be robbed: asked about it, and after all have passed. */
function kongOf(deal: Deal, seat: number): { asked: Deal; passed: Deal; event: number } {
  let now = deal;
  for (;;) {
    now = passAll(now);
    const choices = choicesOf(now, now.turn);
    const kong = choices.find((text) => text.startsWith('added-kong'));
    if (now.turn === seat && kong) {
      const asked = play(now, [`${seat} ${kong}`]).deal;
      return { asked, passed: passAll(asked), event: asked.events - 1 };
    }
    now = play(now, [`${now.turn} ${choices.findLast((text) => text.startsWith('discard'))}`]).deal;
  }
}

describe('play goes on after a win', () => {
  const rules = toyWith('test-play-on', { afterWin: () => 'continue' });
  const won = () =>
    passAll(play(rig({ rules, hands: ['5s', '', READY] }).deal, ['0 discard 5s', '2 win']).deal);

  test('with the winner’s hand open for all', () => {
    expect(seatView(won(), 0).seats.map(({ open }) => open !== null)).toEqual([false, false, true, false]);
  });

  test('and ends as exhausted when the wall runs empty', () => {
    const deal = structuredClone(won());
    if (deal.source.type === 'wall') deal.source.front = deal.source.back;
    const discard = legalActions(deal, deal.turn).find(({ type }) => type === 'discard');
    advance(deal, discard!, []);
    const over = passAll(deal);
    expect(over).toMatchObject({ phase: { type: 'ended', ending: 'exhausted' }, wins: [{ seat: 2 }] });
  });
});

describe('the context of a win', () => {
  const context = (deal: Deal, seat: number): WinContext =>
    winContext({ rules: rulesOf(deal), deal }, seat, selfDrawn(deal.drawn?.tile ?? 0));

  test('says whether it is still the first go of a seat', () => {
    const { deal } = rig({ hands: ['5mE', 'W', '55m'], options: { bonusTiles: false } });
    expect(context(deal, 0).firstGo).toBe(true);
    const next = passAll(play(deal, ['0 discard E']).deal);
    expect([0, 1, 2].map((seat) => context(next, seat).firstGo)).toEqual([false, true, true]);
    const after = play(deal, ['0 discard 5m', '2 pong 5m 5m']).deal;
    expect([1, 3].map((seat) => context(after, seat).firstGo)).toEqual([false, false]);
  });

  test('has what earlier deals left, and the faces of tiles that count as others', () => {
    const carry: Extras = { streak: 3 };
    const { deal } = rig({ rules: 'toy-wild', hands: ['0m5m0p19m19s19pESWN'], front: 'C', carry });
    expect(context(deal, 0)).toMatchObject({ carry, marked: [51, 52] });
    expect(context(deal, 0).counts[4]).toBe(2);
  });
});

test('the next deal is chosen with the standings after this one', () => {
  let told: readonly number[] = [];
  const id = toyWith('test-bust', {
    settle: () => [{ from: 1, to: 0, amount: 9, reason: 'win', base: 9, factors: [] }],
    nextDeal: (progress: Progress, _deal, scores) => {
      told = scores;
      return scores.some((score) => score < 0) ? null : progress;
    },
  });
  const match = startMatch({ rules: id, options: {}, bits: '0'.repeat(32), text: '' });
  const { deal } = play(rig({ rules: id, hands: [READY], front: '5s' }).deal, ['0 win']);
  expect(finishDeal(match, deal).progress).toBeNull();
  expect(told).toEqual([9, -9, 0, 0]);
});

describe('a declaration with a discard', () => {
  const declaring = (name: string, toldAfterDiscard: readonly string[]): string =>
    toyWith(name, {
      toldAfterDiscard,
      turnActions: (_deal, seat, choices) => [
        ...choices,
        ...choices.flatMap((choice): Action[] =>
          choice.type === 'discard'
            ? [{ type: 'declare', seat, what: 'ready', tile: choice.tile, target: null }]
            : [],
        ),
      ],
    });

  test.each([
    ['before', [], ['declare', 'discard', 'draw']],
    ['after', ['ready'], ['discard', 'declare', 'draw']],
  ])('is told %s it, and read again from a record', (when, told, types) => {
    const started = rig({ rules: declaring(`test-told-${when}`, told), hands: ['5m5m'] });
    const { deal, events } = play(started.deal, ['0 ready 5m']);
    expect(events.map(({ type }) => type)).toEqual(types);
    const { record, hand } = recordRigged(started, { deal, events: [...started.events, ...events] });
    expect(hand.events.find(({ type }) => type === 'ready')).toEqual(
      when === 'after' ? { type: 'ready', p: 0 } : { type: 'ready', p: 0, tile: '5m' },
    );
    const again = replayRecord(record);
    expect(again.ok ? '' : again.error).toBe('');
  });

  test('is not read into a discard without it', () => {
    const started = rig({ rules: declaring('test-told-not', ['ready']), hands: ['5m5m'] });
    const { deal, events } = play(started.deal, ['0 discard 5m']);
    const { record } = recordRigged(started, { deal, events: [...started.events, ...events] });
    const chosen: string[] = [];
    replayRecord(record, (decision) => chosen.push(decision.chosen.type));
    expect(chosen).toEqual(['discard']);
  });
});

describe('bonus tiles', () => {
  test('may win from a seat that laid out its own before', () => {
    const rules = toyWith('test-bonus-from', {
      geometry: toyGeometry({ tiles: WITH_BONUS, stacks: [18, 18, 18, 18] }),
      tiles: tileSet(WITH_BONUS),
      bonusWin: ({ bonus, from }) => (bonus.length === 2 && from === null ? { from: 2 } : null),
    });
    const { deal } = rig({ rules, hands: ['', '1f2f', '3f'] });
    expect(deal.wins).toMatchObject([{ seat: 1, from: 2, by: 'bonus-tiles' }]);
    const asked = { hand: '123m456m789p99s34s|1f2f', seat: 'S', by: 'bonus-tiles' };
    const win = parseWin(rulesOf(deal), asked);
    expect(win.ok && win.value.from).toBe(null);
  });

  test('that win against another’s alone are asked whose in a calculator', () => {
    const rules = toyWith('test-bonus-robbed', {
      tiles: tileSet(WITH_BONUS),
      bonusWin: ({ bonus, from }) => (bonus.length === 2 && from !== null ? 'must' : null),
    });
    const asked = { hand: '123m456m789p99s34s|1f2f', seat: 'S', by: 'bonus-tiles' };
    const parsed = (request: object) => {
      const win = parseWin(rulesOf({ rules, options: {} }), { ...asked, ...request });
      return win.ok ? win.value.from : win.error;
    };
    expect(parsed({})).toBe('Field "from" is missing.');
    expect(parsed({ from: 'W' })).toBe(2);
  });
});
