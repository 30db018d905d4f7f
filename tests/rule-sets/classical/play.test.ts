import { describe, expect, it } from 'vitest';
import { dealScores, finishDeal, playersOf, startMatch, startNextDeal } from '../../../src/engine/match';
import { formatHand } from '../../../src/engine/handNotation';
import { rulesOf } from '../../../src/engine/knownRules';
import { formatTile } from '../../../src/engine/notation';
import { replayRecord } from '../../../src/engine/replay';
import { seatView } from '../../../src/engine/view';
import { breakWall } from '../../../src/engine/wall';
import type { Deal, DealEvent } from '../../../src/engine/types';
import { judge } from '../../../src/store/calculator/judge';
import { draftOfWin } from '../../../src/store/calculator/wonDraft';
import { marksOf } from '../../../src/store/selectors/marks';
import { addTable } from '../../../src/store/selectors/knownTables';
import { table } from '../../../src/rule-sets/classical/table';
import { tableAt } from '../../../src/store/selectors/replayTable';
import { recordRigged, replayed } from '../../support/recorded';
import { optionsOf, rig } from '../../support/rigged';
import type { Rigged } from '../../support/rigged';
import { choicesOf, passAll, play } from '../../support/script';

const ALL = { extraTiles: 'all' };

function rigClassical(rigged: Omit<Rigged, 'rules'>) {
  return rig({ rules: 'classical', ...rigged });
}

/** Events in short: those of the game's own, and what surrounds them. */
function told(deal: Deal, events: readonly DealEvent[]): string[] {
  const { tiles } = rulesOf(deal);
  return events.flatMap((event) => {
    if (event.type === 'note')
      return [
        [event.what, event.seat, ...event.tiles.map((tile) => formatTile(tiles.faces[tile]!)), event.from]
          .join(' ')
          .trim(),
      ];
    return event.type === 'bonus' ? [`bonus ${event.seat} ${formatTile(tiles.faces[event.tile]!)}`] : [];
  });
}

function bonusOf(deal: Deal, seat: number): string[] {
  const { tiles } = rulesOf(deal);
  return (deal.seats[seat]?.bonus ?? []).map((tile) => formatTile(tiles.faces[tile]!));
}

describe('walls of classical', () => {
  it.each([
    ['none', 136, 17],
    ['seasons', 144, 18],
    ['all', 152, 19],
  ])('with extra tiles %s: %i tiles, %i stacks a side', (extraTiles, tiles, stacks) => {
    const { geometry } = rulesOf({ rules: 'classical', options: optionsOf('classical', { extraTiles }) });
    expect(geometry.tiles).toHaveLength(tiles);
    expect(geometry.stacks).toEqual([stacks, stacks, stacks, stacks]);
    expect(geometry.deadWall).toBe(14);
  });

  it('are broken by two throws of two dice', () => {
    const { geometry } = rulesOf({ rules: 'classical', options: optionsOf('classical') });
    expect(geometry.dice.thrown).toBe(4);
    const breaks = [
      [2, 3],
      [4, 5],
      [1, 1],
      [2, 4],
      [5, 5],
      [1, 2],
      [3, 4],
      [5, 6],
      [2, 2],
      [4, 4],
      [6, 6],
    ].map((dice) => breakWall(geometry, [...dice, 1, 2]).side);
    expect(breaks).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(breakWall(geometry, [2, 3, 6, 1])).toEqual({ side: 0, stack: 12 });
  });
});

describe('catches', () => {
  it('go to who lays out the owner later, from whom they lie before', () => {
    const { deal, events } = rigClassical({ options: ALL, hands: ['4a', '', '3a', ''] });
    expect(told(deal, events)).toEqual(['bonus 0 4a', 'bonus 2 3a', 'capture 2 4a 0']);
    expect([bonusOf(deal, 0), bonusOf(deal, 2)]).toEqual([[], ['3a', '4a']]);
  });

  it('stay with who drew them after the owner', () => {
    const { deal, events } = rigClassical({ options: ALL, hands: ['3a', '', '4a', ''] });
    expect(told(deal, events)).toEqual(['bonus 0 3a', 'bonus 2 4a']);
    expect(bonusOf(deal, 2)).toEqual(['4a']);
  });

  it('are taken in play, as a loose tile too', () => {
    const started = rigClassical({ options: ALL, hands: ['8a', '', '', ''], front: '1m1p', back: '9s7a' });
    const after = passAll(play(started.deal, ['0 discard 1m']).deal);
    expect(bonusOf(after, 0)).toEqual(['8a']);
    const kong = rigClassical({
      options: ALL,
      hands: ['8a', '1111m', '', ''],
      front: '9p2p',
      back: '9s7a3s',
    });
    const played = play(passAll(play(kong.deal, ['0 discard 9p']).deal), ['1 concealed-kong 1m']);
    expect(told(played.deal, played.events)).toEqual(['bonus 1 7a', 'capture 1 8a 0']);
  });

  it('take nothing from the own tiles, nor seasons', () => {
    const { deal, events } = rigClassical({ options: ALL, hands: ['1f34a', '1y', '', ''] });
    expect(told(deal, events).filter((each) => each.startsWith('capture'))).toEqual([]);
    expect(bonusOf(deal, 0)).toEqual(['1f', '3a', '4a']);
  });

  it('stand in the record with the player they were taken from, and on the board of a replay', () => {
    const started = rigClassical({ options: ALL, hands: ['4a', '', '3a', ''] });
    const { record, hand } = recordRigged(started, started);
    const at = hand.events.findIndex(({ type }) => type === 'capture');
    expect(hand.events[at]).toEqual({ type: 'capture', p: 2, tile: '4a', from: 0 });
    const { tiles } = rulesOf(started.deal);
    const bonusAfter = (step: number) =>
      tableAt(replayed(record), { step, player: 0, isOpen: false }, []).view?.seats.map(({ bonus }) =>
        bonus.map((tile) => tiles.faces[tile]),
      );
    expect(bonusAfter(at + 1)).toEqual([[], [], [44, 45], []]);
    expect(bonusAfter(at)).toEqual([[45], [], [44], []]);
  });
});

describe('ready calls', () => {
  const READY = '123m456m789m11p23s';

  it('are made for dealt hands before East plays, but not for East', () => {
    const { deal, events } = rigClassical({ hands: [READY, '', '234m456p789p99s23p', ''], front: '9p' });
    expect(told(deal, events)).toEqual(['ready 2']);
    addTable('classical', table);
    expect(marksOf(seatView(deal, 0))).toEqual([{ at: 2, code: 'ready', figures: [], tiles: [] }]);
    expect(deal.pending?.why).toBe('turn');
  });

  it('are made once, right after the discard', () => {
    const { deal } = rigClassical({ hands: [READY, '', '', ''], front: 'ENNN' });
    const first = play(deal, ['0 discard E']);
    expect(first.events.slice(0, 2)).toMatchObject([
      { type: 'discard', seat: 0 },
      { type: 'note', what: 'ready', seat: 0 },
    ]);
    expect(first.deal.extras['ready']).toContain(0);
  });

  it('are not made for a tile of which the hand has all four', () => {
    const only = rigClassical({ hands: ['', '5555m123p456s789p', '', ''] });
    expect(only.events.some((event) => event.type === 'note' && event.seat === 1)).toBe(false);
  });

  it('can be switched off', () => {
    const off = { readyCall: 'off' };
    const { events, deal } = rigClassical({
      options: off,
      hands: [READY, READY.replaceAll('m', 's').replace('23s', '23m'), '', ''],
    });
    expect(told(deal, events)).toEqual([]);
  });
});

describe('concealed pongs', () => {
  const HANDS = ['555m147p258s369m', '', '', ''];

  it('may be laid out in the own turn, which goes on; the record and the replay know', () => {
    const started = rigClassical({ hands: HANDS, front: '9p' });
    expect(choicesOf(started.deal, 0)).toContain('concealed-pong 5m');
    const { deal, events } = play(started.deal, ['0 concealed-pong 5m']);
    expect(deal.seats[0]).toMatchObject({
      melds: [{ type: 'pong', kind: 4, concealed: true, claimed: null }],
    });
    expect(deal.pending).toMatchObject({ why: 'turn', waiting: 1 });
    const { record, hand } = recordRigged(started, { deal, events: [...started.events, ...events] });
    expect(hand.events.at(-1)).toEqual({ type: 'concealed-pong', p: 0, tile: '5m' });
    const after = tableAt(replayed(record), { step: hand.events.length, player: 0, isOpen: false }, []);
    expect(after.view?.seats[0]?.melds).toMatchObject([
      { type: 'pong', kind: 4, concealed: true, from: null, claimed: null },
    ]);
  });

  it('take the fourth tile when it is drawn, and stay concealed', () => {
    const started = rigClassical({ hands: HANDS, front: '9p8p8p8p5m' });
    let { deal } = play(started.deal, ['0 concealed-pong 5m', '0 discard 9p']);
    for (const seat of [1, 2, 3]) {
      deal = passAll(deal);
      deal = play(deal, [`${seat} discard 8p`]).deal;
    }
    deal = play(passAll(deal), ['0 added-kong 5m']).deal;
    deal = passAll(deal);
    expect(deal.seats[0]?.melds).toMatchObject([{ type: 'kong', kind: 4, concealed: true }]);
  });

  it('cannot take the fourth tile from a discard', () => {
    const { deal } = rigClassical({ hands: HANDS, front: '9p5m' });
    const laid = passAll(play(deal, ['0 concealed-pong 5m', '0 discard 9p']).deal);
    const thrown = play(laid, ['1 discard 5m']).deal;
    expect(choicesOf(thrown, 0).filter((choice) => choice !== 'pass')).toEqual([]);
    const held = passAll(play(deal, ['0 discard 9p']).deal);
    expect(choicesOf(play(held, ['1 discard 5m']).deal, 0)).toContain('kong 5m 5m 5m');
  });

  it('may hold the tile drawn last, and the hand still wins', () => {
    const { deal } = rigClassical({
      hands: ['', '55m123p456s789s11p', '', ''],
      front: '9m5m',
      options: { limit: 1000 },
    });
    const drawn = passAll(play(deal, ['0 discard 9m']).deal);
    const won = play(drawn, ['1 concealed-pong 5m', '1 win']).deal;
    expect(won.sheets[1]?.lines.map(({ id, value }) => [id, value])).toEqual([
      ['pong', 4],
      ['mah-jong', 20],
      ['from-wall', 2],
    ]);
    expect(won.seats[1]?.melds).toEqual([]);
    expect(won.seats[1]?.hand).toHaveLength(14);
  });

  it('go back into the hand for a win with the tile drawn last, which is read anew, in the record and the calculator too', () => {
    const started = rigClassical({ hands: ['', '6678999m456s789s', '', ''], front: '9p6m' });
    const discarded = play(started.deal, ['0 discard 9p']);
    const { deal, events } = play(passAll(discarded.deal), ['1 concealed-pong 6m', '1 win']);
    const [win] = deal.wins;
    // 999 678 66, not the 666 that was laid out with 789 99.
    expect(win?.sheet.lines.map(({ id, value }) => [id, value])).toEqual([
      ['pong', 8],
      ['mah-jong', 20],
      ['from-wall', 2],
    ]);
    const all = [...started.events, ...discarded.events, ...events];
    const { record } = recordRigged(started, { deal, events: all });
    expect(replayRecord(record)).toMatchObject({ ok: true });
    const draft = draftOfWin(deal, win!);
    expect(draft && formatHand(draft.hands[0]!)).toBe('6678999m456789s+6m');
    expect(draft && judge(draft)).toMatchObject({ type: 'won', sheet: win!.sheet });
  });

  it('do not cost East the hand that was complete as dealt', () => {
    const { deal } = rigClassical({ hands: ['55m123p456s789s11p', '', '', ''], front: '5m' });
    const won = play(deal, ['0 concealed-pong 5m', '0 win']).deal;
    expect(won.sheets[0]?.lines.map(({ id }) => id)).toEqual(['heavenly-peace']);
  });

  it('may be laid out in the turn after a claim', () => {
    const { deal } = rigClassical({ hands: ['', '', '555m12p147s369m99p', ''], front: '9p3p' });
    const claimed = play(deal, ['0 discard 9p', '2 pong 9p 9p']).deal;
    expect(choicesOf(claimed, 2)).toContain('concealed-pong 5m');
    const laid = play(claimed, ['2 concealed-pong 5m']).deal;
    expect(choicesOf(laid, 2)).not.toContain('win');
    expect(choicesOf(laid, 2)).toContain('discard 3m');
  });
});

describe('the end of a hand', () => {
  const HANDS = ['123m456m789m11p23s', '333m999pFFSSNNN', '', ''];

  it('scores every hand and settles between each two under the event of the win', () => {
    const { deal, events } = rigClassical({ hands: HANDS, front: '1s' });
    const won = play(deal, ['0 win']);
    expect(won.deal.sheets.map((sheet) => sheet?.seat)).toEqual([0, 1, 2, 3]);
    const [east, south] = won.deal.sheets;
    expect(east?.lines.map(({ id }) => id)).toEqual(['heavenly-peace']);
    expect(south?.total).toBe(24);
    const paid = won.deal.ledger.find(({ from }) => from === 1);
    expect(paid).toMatchObject({
      to: 0,
      amount: 552,
      base: 276,
      factors: [{ id: 'east', times: 2 }],
    });
    expect(paid?.event).toBe(events.length + won.events.findIndex(({ type }) => type === 'win'));
    expect(dealScores(won.deal, [0, 1, 2, 3]).reduce((sum, points) => sum + points, 0)).toBe(0);
  });

  it('has the steps of a sheet lead from points to the score', () => {
    const { deal } = rigClassical({ hands: HANDS, front: '9p1s' });
    const won = play(passAll(play(deal, ['0 discard 9p']).deal), ['1 discard 1s', '0 win']).deal;
    expect(won.sheets[1]?.steps).toEqual([{ id: 'points', value: 24, unit: 'points' }]);
    expect(won.sheets[0]).toMatchObject({ total: 20, headline: [{ value: 20, unit: 'points' }] });
  });

  it('counts what a loser has laid out, and doubles it', () => {
    const hands = ['123m456m789m11p23s', '33m999pFFSSNNN1s', '', ''];
    const started = rigClassical({ hands, front: '3m', options: { extraTiles: 'none' } });
    const moves = ['0 discard 3m', '1 pong 3m 3m', '1 discard 1s', '0 win'];
    const [, south] = play(started.deal, moves).deal.sheets;
    expect(south?.lines.map(({ id, value }) => [id, value])).toEqual([
      ['pong', 2],
      ['pong', 8],
      ['pong', 8],
      ['pair', 2],
      ['pair', 2],
    ]);
    expect(south?.steps).toEqual([{ id: 'points', value: 22, unit: 'points' }]);
    const wind = rigClassical({ hands: [hands[0]!, '33m999pFFSSS1sNN', '', ''], front: '3m' });
    expect(play(wind.deal, moves).deal.sheets[1]?.steps.slice(-1)).toEqual([
      { id: 'doubled', value: 40, unit: 'points' },
    ]);
  });

  it('moves the winds on after a win, also of East; a drawn hand is played again', () => {
    const nextAfter = (options: object, wins: boolean) => {
      const match = startMatch({
        rules: 'classical',
        options: optionsOf('classical', options),
        bits: '00'.repeat(16),
        text: '',
      });
      const { deal } = rigClassical({ options, hands: HANDS, front: '1s' });
      const over = wins
        ? play(deal, ['0 win']).deal
        : { ...deal, phase: { type: 'ended' as const, ending: 'exhausted' } };
      return finishDeal(match, over).progress;
    };
    expect(nextAfter({}, true)).toMatchObject({ number: 2, repeat: 0, dealer: 1 });
    expect(nextAfter({ dealerRepeats: 'always' }, true)).toMatchObject({ number: 1, repeat: 1, dealer: 0 });
    expect(nextAfter({}, false)).toMatchObject({ number: 1, repeat: 1, dealer: 0 });
  });

  it.each([4, 8, 16])('ends a match after %i hands, a wind for every four in the record', (hands) => {
    const rules = rulesOf({ rules: 'classical', options: optionsOf('classical', { hands }) });
    const { deal } = rigClassical({ hands: HANDS, front: '1s' });
    const won = play(deal, ['0 win']).deal;
    const rounds: number[] = [];
    let progress = startMatch({
      rules: 'classical',
      options: rules.options,
      bits: '00'.repeat(16),
      text: '',
    }).progress;
    while (progress) {
      rounds.push(progress.round);
      progress = rules.nextDeal(progress, won, []);
    }
    expect(rounds).toHaveLength(hands);
    expect(rounds.at(-1)).toBe(hands / 4 - 1);
  });

  it('is drawn when fourteen tiles are left, and nobody scores', () => {
    const match = startMatch({
      rules: 'classical',
      options: optionsOf('classical'),
      bits: '00'.repeat(16),
      text: '',
    });
    let { deal } = startNextDeal(match);
    while (deal.pending) {
      const seat = deal.seats.findIndex((_, at) => choicesOf(deal, at).length > 0);
      const choices = choicesOf(deal, seat);
      const choice =
        choices.find((each) => each === 'pass') ?? choices.find((each) => each.startsWith('discard'));
      deal = play(deal, [`${seat} ${choice}`]).deal;
    }
    expect(deal.phase).toEqual({ type: 'ended', ending: 'exhausted' });
    expect(seatView(deal, 0).wallLeft).toBe(0);
    expect(deal.sheets).toEqual([null, null, null, null]);
    expect(deal.ledger).toEqual([]);
    expect(playersOf(match)).toEqual([0, 1, 2, 3]);
  });

  it('fines a false win with 100 to each', () => {
    const options = { strictCalling: true, falseWin: 'pay' };
    const { deal } = rigClassical({ options, hands: ['147m258p369sESWN', '', '', ''], front: '9p' });
    const called = play(deal, ['0 win']).deal;
    expect(called.ledger.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [0, 1, 100],
      [0, 2, 100],
      [0, 3, 100],
    ]);
  });
});

describe('robbing a kong', () => {
  it('takes the tile added to a concealed pong, too, and no concealed kong, unless the option says so', () => {
    const hands = ['555m147p258s369s', '46m123p789p123s99s', '', ''];
    const front = '9p8p8p8p5m';
    const offered = (robKong: string) => {
      const started = rigClassical({ options: { robKong }, hands, front });
      let { deal } = play(started.deal, ['0 concealed-pong 5m', '0 discard 9p']);
      for (const seat of [1, 2, 3]) deal = play(passAll(deal), [`${seat} discard 8p`]).deal;
      return choicesOf(play(passAll(deal), ['0 added-kong 5m']).deal, 1);
    };
    expect(offered('added')).toContain('win');
    expect(offered('never')).not.toContain('win');
  });
});
