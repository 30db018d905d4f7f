import { describe, expect, it } from 'vitest';
import { formatTiles } from '../../../src/engine/notation';
import type { Rules, WinContext } from '../../../src/engine/rules';
import { kindsIn } from '../../../src/engine/scoring/groups';
import type { ScoreGroup, ScoreSheet } from '../../../src/engine/types';
import { hongKongCommonHands } from '../../data/hongKongCommonHands';
import { hongKongOldHands } from '../../data/hongKongOldHands';
import { taisenHands } from '../../data/taisenHands';
import type { HandRow } from '../../data/handRow';
import { rulesWith, winOf } from '../../support/wins';

const tables: readonly (readonly [string, readonly HandRow[]])[] = [
  ['hong-kong-old', hongKongOldHands],
  ['hong-kong-common', hongKongCommonHands],
  ['taisen', taisenHands],
];

function scored(id: string, rows: readonly HandRow[]): { context: WinContext; sheet: ScoreSheet }[] {
  return rows.flatMap((row) => {
    try {
      const rules: Rules = rulesWith(id, row.options);
      const context = winOf(rules, row.hand, { how: `${row.seat ?? 'S'} ${row.won}` });
      const sheet = rules.score(context);
      return sheet ? [{ context, sheet }] : [];
    } catch {
      return [];
    }
  });
}

function told({ type, kinds, concealed, meld, won }: ScoreGroup): string {
  const where = meld === null ? (concealed ? '' : ' open') : ` meld ${meld}`;
  return `${type} ${formatTiles(kinds)}${where}${won === null ? '' : ` won ${won}`}`;
}

function groupsOf(hand: string, how = 'S wall', id = 'hong-kong-old'): string {
  const rules = rulesWith(id, id === 'taisen' ? {} : { minimumFaan: 0 });
  return (
    rules
      .score(winOf(rules, hand, { how }))
      ?.groups.map(told)
      .join(', ') ?? ''
  );
}

describe('the groups of a sheet', () => {
  it.each(tables)('are all tiles of the hand, and the winning tile once, under %s', (id, rows) => {
    const hands = scored(id, rows);
    expect(hands.length).toBeGreaterThan(10);
    for (const { context, sheet } of hands) {
      if (context.by === 'bonus-tiles') continue;
      const own = sheet.groups.filter(({ meld }) => meld === null);
      expect(own.flatMap(({ kinds }) => kinds).toSorted((a, b) => a - b)).toEqual(kindsIn(context.counts));
      const won = sheet.groups.flatMap(({ kinds, won: at }) => (at === null ? [] : [kinds[at]]));
      expect(won).toEqual([context.tile]);
      expect(sheet.groups.filter(({ meld }) => meld !== null)).toHaveLength(context.melds.length);
    }
  });

  it.each([
    // Three pongs beat three chows, which would be worth less.
    ['111222333m99s55p+5p', 'S wall', 'pong 111m, pong 222m, pong 333m, pong 555p won 2, eyes 99s'],
    // Source: `hong-kong-old/RULES.md#concealed`: a discard exposes the pong it completes, not where a chow can take it.
    ['111222333m99s55p+5p', 'S discard W', 'pong 111m, pong 222m, pong 333m, pong 555p open won 2, eyes 99s'],
    [
      '55567m99s[CCC][FFF]+5m',
      'S discard W',
      'pong CCC meld 0, pong FFF meld 1, chow 567m open won 0, pong 555m, eyes 99s',
    ],
    ['1133m5577p99sEEN+N', 'S discard W', 'pairs 1133m5577p99sEENN open won 13'],
    ['19m19p19sESWNCFP+P', 'S wall', 'special 19m19p19sESWNCFPP won 13'],
    [
      '2m(9999s)[234p][EEE][CCC]+2m',
      'S wall',
      'kong 9999s meld 0, chow 234p meld 1, pong EEE meld 2, pong CCC meld 3, eyes 22m won 1',
    ],
  ])('of %s, %s: %s', (hand, how, groups) => {
    expect(groupsOf(hand, how)).toBe(groups);
  });

  it('leave tiles over where three groups win', () => {
    expect(groupsOf('123456m777p159sE+E', 'S wall', 'taisen')).toBe(
      'chow 123m, chow 456m, pong 777p, eyes EE won 1, loose 159s',
    );
  });
});

describe('what holds and does not count', () => {
  it.each([
    ['hong-kong-common', '99m78p[CCC][FFF][PPP]+9p', ['dragon-pong part-of great-dragons']],
    ['hong-kong-common', '99m78p[123m][CCC][FFF]+9p', []],
    [
      'hong-kong-old',
      '123m456m789p23s55p+4s',
      ['all-simples part-of common-hand', 'bonus-faan outside-minimum'],
    ],
    ['hong-kong-old', 'EEE9m[SSS][WWW][NNN]+9m', ['limit outside-limit']],
  ])('under %s of %s: %j', (id, hand, expected) => {
    const rules = rulesWith(id);
    const sheet = rules.score(winOf(rules, hand, { how: 'S wall' }));
    expect(sheet?.omitted.map(({ id: item, code, by }) => `${item} ${code} ${by ?? ''}`.trim())).toEqual(
      expected,
    );
  });

  it('says that bonus faan do not help to reach the minimum only where it is not reached', () => {
    const codes = (minimumFaan: number) => {
      const rules = rulesWith('hong-kong-old', { minimumFaan });
      return rules
        .score(winOf(rules, '123m456m789p23s55p+4s', { how: 'S wall' }))
        ?.omitted.map(({ code }) => code);
    };
    expect([0, 1, 3].map(codes)).toEqual([['part-of'], ['part-of'], ['part-of', 'outside-minimum']]);
  });
});

describe('what the table calls out', () => {
  it.each([
    ['hong-kong-old', '123m456m789p23s55p+4s', [{ value: 3, unit: 'faan' }]],
    ['hong-kong-old', 'EEE9m[SSS][WWW][NNN]+9m', [{ value: null, unit: 'limit' }]],
    ['taisen', '123456m777p159sE+E', []],
  ])('under %s of %s: %j', (id, hand, headline) => {
    const rules = rulesWith(id, id === 'taisen' ? {} : { minimumFaan: 0 });
    expect(rules.score(winOf(rules, hand, { how: 'S wall' }))?.headline).toEqual(headline);
  });
});
