import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { parsePosition } from '../../../src/coach/drills/position';
import { seatView } from '../../../src/engine/view';
import { toldPair } from '../../../src/ui/coach/reasons/told';
import { words as en } from '../../../src/ui/languages/en/reasons';
import { words as ja } from '../../../src/ui/languages/ja/reasons';
import { words as zhHans } from '../../../src/ui/languages/zh-Hans/reasons';
import { words as zhHantHK } from '../../../src/ui/languages/zh-Hant-HK/reasons';
import { plainText } from '../../../src/ui/text/sentenceParts';
import { rig } from '../../support/rigged';

it('names every tile of two packets, those that both have too', () => {
  const { deal } = rig({
    rules: 'american',
    options: { charleston: 'none' },
    hands: ['', '1m1m2m3m4m1p2p3p1s2s3s4sE'],
  });
  const view = seatView(deal, 1);
  const packet = (at: readonly number[]) => ({
    action: { type: 'exchange' as const, seat: 1 as const, tiles: at.map((place) => view.hand[place]!) },
  });
  const choices = [packet([0, 1, 2]), packet([0, 2, 3]), packet([0, 2])];
  const game = { declarations: {}, sizes: {} };
  const told = (a: number, b: number) => toldPair([a, b], { view, choices }, game).map(({ tiles }) => tiles);
  expect(told(0, 1)).toEqual([
    [0, 0, 1],
    [0, 1, 2],
  ]);
  expect(told(0, 2)).toEqual([
    [0, 0, 1],
    [0, 1],
  ]);
});

it('names the discard that goes with a declaration where there are several', () => {
  const position =
    'NW +4p 345m22334p3367s0p0s [867m]N:E4sP9p1p!EN!F!2m7p3m!^S8m!F!2s/[333m]E:P2s1s1s!W9pS8pP!7p1m1mE!9p!/:N9p1m!W8m9s!8sW!2s8p!1m2m7p5p!/:S9mCFN!9s!E!9s!8m^EF!7s6m9m! {} {"declaring":null,"dora":[1],"ippatsu":0,"missed":0,"paid":1,"riichi":[0,0,1,0],"riichiAt":[0,0,12,0],"shown":[4]}';
  const read = parsePosition('riichi', position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const declared = choices.filter(({ type }) => type === 'declare').map((action) => ({ action }));
  const discarded = choices.filter(({ type }) => type === 'discard').map((action) => ({ action }));
  const game = { declarations: { riichi: { name: '', verb: 'declare riichi', said: () => '' } }, sizes: {} };
  const told = (riichi: typeof declared) => {
    const pair = toldPair([0, riichi.length], { view, choices: [...riichi, ...discarded] }, game);
    return plainText(en.between(...pair), { name: (kind) => `<${kind}>`, between: ' and ' });
  };
  expect(told(declared)).toMatch(/^Declare riichi and discard <\d+> rather than <\d+>: $/);
  expect(told(declared.slice(0, 1))).toMatch(/^Declare riichi rather than <\d+>: $/);
});

it('calls a claim what the game calls it', () => {
  const { deal } = rig({ rules: 'riichi', hands: ['', '1m1m2m3m4m1p2p3p1s2s3s4sE'] });
  const view = seatView(deal, 1);
  const pong = { type: 'pong', seat: 1, own: [view.hand[0]!, view.hand[1]!] } as const;
  const choices = [{ action: pong }, { action: { type: 'pass', seat: 1 } as const }];
  const terms = { chow: 'Chi', pong: 'Pon', kong: 'Kan', win: 'Ron', 'drawn-win': 'Tsumo' };
  const told = toldPair([1, 0], { view, choices }, { declarations: {}, sizes: {}, terms });
  expect(plainText(en.between(...told), { name: String, between: '' })).toBe('Pass rather than pon: ');
});

describe.each([
  ['en', en],
  ['zh-Hans', zhHans],
  ['zh-Hant-HK', zhHantHK],
  ['ja', ja],
])('sentences in %s', (_, { reasons, between }) => {
  const told = {
    who: () => '',
    seats: 4,
    own: 0,
    item: () => 'A number in the garden',
    opened: null,
    amount: (value: number) => `${value}`,
  };
  const text = (parts: Parameters<typeof plainText>[0]) =>
    plainText(parts, { name: (kind) => `<${kind}>`, between: '' });
  const hand = { sort: 'like-1', id: 'like-1', suit: null };

  it('tell seven pairs of one suit from those of any', () => {
    const fact = { code: 'kills-route', sort: 'pairs', id: 'seven-pairs' } as const;
    const any = text(reasons['kills-route']({ ...fact, suit: null }, told));
    expect(text(reasons['kills-route']({ ...fact, suit: 2 }, told))).not.toBe(any);
  });

  it('tell what follows for a hand that is open, where the game says it', () => {
    const fact = { code: 'opens-hand', items: ['riichi'], nearest: [] } as const;
    const opened = { ...told, opened: 'needs a yaku' };
    expect(text(reasons['opens-hand'](fact, opened))).toContain('needs a yaku');
    expect(text(reasons['opens-hand'](fact, told))).not.toContain('null');
    const dragon = {
      id: '',
      sort: 'other',
      suit: null,
      pongs: [33],
      concealed: false,
      selfDrawn: false,
    } as const;
    const named = text(
      reasons['opens-hand']({ ...fact, nearest: [dragon] }, { ...opened, item: () => null }),
    );
    expect(named).toContain('<33>');
    expect(text(reasons['opens-hand']({ ...fact, nearest: null }, opened))).not.toContain('needs a yaku');
  });

  it('tell another way to a hand from the nearest one', () => {
    const fact = {
      code: 'serves-less',
      ...hand,
      missing: { better: 3, other: 4 },
      live: { better: 0, other: 0 },
    } as const;
    const way = text(reasons['serves-less']({ ...fact, isOtherWay: true }, told));
    expect(way).not.toBe(text(reasons['serves-less'](fact, told)));
    expect(way).toMatch(/3.*4/);
  });

  it('do not tell a hand without a name as the nearest where another one is nearer', () => {
    const fact = {
      code: 'serves-less',
      sort: 'other',
      id: 'any-hand',
      suit: null,
      missing: { better: 5, other: 6 },
      live: { better: 0, other: 0 },
    } as const;
    const other = text(reasons['serves-less']({ ...fact, isOtherWay: true }, told));
    expect(other).not.toBe(text(reasons['serves-less'](fact, told)));
    expect(other).toMatch(/5.*6/);
  });

  it('name the discard of a declaration as such', () => {
    const pass = { type: 'pass', tiles: [] } as const;
    const declared = text(between(pass, { type: 'declare', tiles: [13], verb: 'V' }));
    expect(declared).toContain('<13>');
    expect(declared).not.toBe(text(between(pass, { type: 'group', tiles: [13], verb: 'V' })));
  });

  it('say that one of several tiles completes a hand, not that all are missing', () => {
    const fact = { code: 'keeps-route', ...hand, wants: [12, 21], missing: { better: 1, other: 2 } } as const;
    const one = text(reasons['keeps-route']({ ...fact, wantsOne: true }, told));
    expect(one).toContain('<12><21>');
    expect(one).not.toBe(text(reasons['keeps-route'](fact, told)));
  });

  it('do not count draws that are not left', () => {
    const fact = { code: 'few-draws', missing: { better: 1, other: 2 } } as const;
    expect(text(reasons['few-draws']({ ...fact, draws: 0 }, told))).not.toContain('0');
    expect(text(reasons['few-draws']({ ...fact, draws: 3 }, told))).toContain('3');
  });

  it('count the nearest hands only where there are several', () => {
    const fact = { code: 'fewer-need', tiles: [33, 22], hands: { better: 0, other: 1 } } as const;
    expect(text(reasons['fewer-need']({ ...fact, of: 1 }, told))).not.toMatch(/[01]/);
    expect(text(reasons['fewer-need']({ ...fact, of: 14 }, told))).toContain('14');
  });

  it('do not call wild tiles the tiles of the kong that they are laid out in', () => {
    const pass = { type: 'pass', tiles: [] } as const;
    const group = text(between(pass, { type: 'group', tiles: [50, 50], verb: 'kong' }));
    const kong = text(between(pass, { type: 'concealed-kong', tiles: [50, 50], verb: 'kong' }));
    expect(group).not.toBe(kong);
  });
});
