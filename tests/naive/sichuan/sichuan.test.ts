import { describe, expect, test } from 'vitest';
import { HANDS } from '../../rule-sets/sichuan/hands';
import { naiveScore } from '../naiveScore';
import { mergeOptions } from '../options';
import { parseHand } from '../parseRequest';
import { generateRequests } from './generate';
import { readyValue } from './ready';

interface Report {
  readonly error?: string;
  readonly legal?: boolean;
  readonly reason?: string;
  readonly deficiency?: number;
  readonly fan?: number;
  readonly value?: number;
  readonly limit?: boolean;
  readonly items?: readonly { readonly id: string; readonly fan: number }[];
  readonly payments?: Readonly<Record<string, number>>;
}

/** Fields of a request, by which what a row holds besides its hand is told from options. */
const FIELDS = ['out', 'fedBy', 'void'];
const LISTS = ['out', 'extraItems'];

/** What a row holds besides its hand: words alone are situations. */
function readBesides(text: string): object {
  const parts = text.split(', ').filter((part) => part !== '');
  const given = parts.filter((part) => part.includes('=')).map((part) => part.split('='));
  const valueOf = (name: string, value: string): unknown => {
    if (LISTS.includes(name)) return value.split('+');
    return /^\d+$/.test(value) ? Number(value) : value;
  };
  const entries = given.map(([name = '', value = '']) => [name, valueOf(name, value)] as const);
  return {
    ...Object.fromEntries(entries.filter(([name]) => FIELDS.includes(name))),
    options: Object.fromEntries(entries.filter(([name]) => !FIELDS.includes(name))),
    situation: parts.filter((part) => !part.includes('=')),
  };
}

function signed(points: number): string {
  if (points === 0) return '0';
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}

/** Items or the reason, fan, value and payments, as the rules write them. */
function told(report: Report): readonly string[] {
  const { legal, reason = '', deficiency, fan, value, limit, items = [], payments = {} } = report;
  if (report.error !== undefined) return ['refused', '', '', ''];
  const far = deficiency === undefined ? '' : ` ${deficiency}`;
  return [
    legal === true ? items.map((item) => `${item.id} ${item.fan}`).join(' + ') : `${reason}${far}`,
    fan === undefined ? '' : `${fan}`,
    value === undefined ? '' : `${value}${limit === true ? ' limit' : ''}`,
    Object.values(payments).map(signed).join(', '),
  ];
}

test.each(HANDS)('%s %s %s, %s', (hand, seat, won, besides, ...expected) => {
  const [by, from] = won.split(' ');
  expect(told(naiveScore({ rules: 'sichuan', hand, seat, by, from, ...readBesides(besides) }))).toEqual(
    expected,
  );
});

describe('what is refused', () => {
  test.each([
    ['an honour', { hand: '123m456m789mEE23p+1p' }],
    ['a bonus tile', { hand: '123m456m789m11p23p+1p|1f' }],
    ['a chow laid out', { hand: '456m789m11p23p[123m]+1p' }],
    ['a winner who has won before', { out: ['S'] }],
    ['a suit that there is not', { void: 'E' }],
    ['a word of another game', { situation: ['double-kong-replacement'] }],
    ['an item that always counts', { options: { extraItems: ['root'] } }],
  ])('%s', (_, fields) => {
    const request = { rules: 'sichuan', hand: '123m456m789m11p23p+1p', seat: 'S', by: 'wall' };
    expect(naiveScore(request)).not.toHaveProperty('error');
    expect(naiveScore({ ...request, ...fields })).toHaveProperty('error');
  });
});

test.each([
  ['123m456m789m11p23p', 1],
  ['222234m678m44p55p', 2],
  ['2222m345m678m44p5p', 0],
  ['5p[7777m][3333p][9999m][222m]', 8],
  ['123m456m789m5555p', 0],
])('ready: %s is worth %i', (text, value) => {
  const hand = parseHand(text, { rules: 'sichuan', by: 'bonus-tiles', bonusTiles: false });
  expect(readyValue(hand, mergeOptions('sichuan', {}), null)).toBe(value);
});

test('requests come out the same for the same seed, and none is refused', () => {
  const [first = [], second] = [7, 7].map((seed) => [...generateRequests(300, seed)]);
  expect(first).toEqual(second);
  expect(first.map((request) => naiveScore(request)).filter((report) => 'error' in report)).toEqual([]);
});
