import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../src/engine/options';
import { VALUES } from '../../../src/engine/itemValues';
import type { OptionSpec } from '../../../src/engine/optionSpec';
import type { ItemValues } from '../../../src/engine/types';
import type { CommonOptions } from '../../../src/rule-sets/hong-kong-common/options';
import type { OldOptions } from '../../../src/rule-sets/hong-kong-old/options';
import { bonusWins, commonItems } from '../../../src/rule-sets/hong-kong-common/items';
import {
  EIGHT_BONUS_TILES,
  LIMIT_HANDS,
  oldBonusItems,
  oldItems,
} from '../../../src/rule-sets/hong-kong-old/items';
import { findRuleSet } from '../../../src/engine/knownRules';
import type { HandRow } from '../../data/handRow';
import { hongKongCommonHands } from '../../data/hongKongCommonHands';
import { hongKongOldHands } from '../../data/hongKongOldHands';
import { taisenHands } from '../../data/taisenHands';
import { wordsIn, inShort, reportOf } from '../../support/reports';
import { anchorsOf } from '../../support/rulesPages';

/** Options that change what a hand is worth, and so need rows of their own. */
const SCORING_OPTIONS = [
  'bonusTiles',
  'minimumFaan',
  'sevenPairsDistinct',
  'commonHand',
  'simples',
  'limitHands',
  'limitConcealment',
  'dragonsConcealed',
  'dealerDoubles',
  'limitPoints',
  'lowHands',
  'sevenPairs',
  'limitFaan',
  'rise',
  'base',
  'responsibility',
  'pao',
  'groups',
  'winFromAnyone',
];

const old = defaultsOf('hong-kong-old') as OldOptions;
const common = defaultsOf('hong-kong-common') as CommonOptions;
const idsOf = ({ items }: { items: readonly { id: string }[] }): string[] => items.map(({ id }) => id);

const tables = [
  {
    rules: 'hong-kong-old',
    folder: 'hong-kong-old',
    rows: hongKongOldHands,
    ids: [...idsOf(oldItems(old)), ...idsOf(oldBonusItems(old)), ...LIMIT_HANDS, EIGHT_BONUS_TILES],
  },
  {
    rules: 'hong-kong-common',
    folder: 'hong-kong-common',
    rows: hongKongCommonHands,
    ids: [...idsOf(commonItems(common)), ...bonusWins.map(({ id }) => id)],
  },
  { rules: 'taisen', folder: 'taisen', rows: taisenHands, ids: ['complete-hand'] },
];

describe.each(tables)('hands of $rules', ({ rules, folder, rows, ids }) => {
  const reported = rows.map((row) => ({ row, report: reportOf(rules, row) }));
  const scored = reported.filter(({ report }) => inShort(report) !== 'refused');

  it.each(reported)('$row.rule $row.hand $row.won gives $row.gives', ({ row, report }) => {
    expect(inShort(report)).toBe(row.gives);
    if (row.pays) expect(Object.values(report.payments ?? {})).toEqual(row.pays);
  });

  it('adds faan up and pays in sum nothing', () => {
    for (const { report } of reported) {
      const { faan, bonusFaan, items = [], bonusItems = [], payments = {} } = report;
      expect(sum(Object.values(payments))).toBe(0);
      if (faan === null || faan === undefined) continue;
      expect([faan, bonusFaan]).toEqual([sum(items.map(valueOf)), sum(bonusItems.map(valueOf))]);
    }
  });

  it.each(ids)('has a hand with %s', (id) => {
    expect(rows.flatMap((row) => wordsIn(row.gives))).toContain(id);
  });

  it('cites rules that exist', () => {
    const anchors = anchorsOf(folder);
    for (const row of rows) expect(anchors).toContain(row.rule);
  });

  it.each(valuesOf(rules))(
    'has a hand for option $name: $value, or is not changed by it',
    ({ name, value }) => {
      if (SCORING_OPTIONS.includes(name)) {
        expect(scored.some(({ row }) => JSON.stringify(row.options?.[name]) === JSON.stringify(value))).toBe(
          true,
        );
      } else if (name === VALUES) {
        for (const [id, each] of Object.entries(value as ItemValues)) {
          const having = scored.filter(({ report }) => report.items?.some((item) => item.id === id));
          for (const { row } of having) expectValue(rules, row, [id, each]);
        }
      } else {
        const some = scored.filter((_, at) => at % 10 === 0);
        for (const { row, report } of some) expect(reportOf(rules, row, { [name]: value })).toEqual(report);
      }
    },
  );
});

/** A hand with this item has it with its new value, or no longer at 0. */
function expectValue(rules: string, row: HandRow, [id, value]: readonly [string, number]): void {
  const { items = [] } = reportOf(rules, row, { [VALUES]: { [id]: value } });
  const found = items.filter((item) => item.id === id);
  if (value === 0) expect(found).toEqual([]);
  else expect(found).not.toEqual([]);
  for (const item of found) expect(valueOf(item) % value).toBe(0);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function valueOf(item: { readonly faan: number | null }): number {
  return item.faan ?? 0;
}

function defaultsOf(id: string) {
  const options = parseOptions(findRuleSet(id)?.options ?? {}, {});
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

/** Every option of a rule set with every value; where values are many, the default and the ends. */
function valuesOf(id: string): { name: string; value: unknown }[] {
  const specs = Object.entries(findRuleSet(id)?.options ?? {});
  return specs.flatMap(([name, spec]) => choicesOf(spec).map((value) => ({ name, value })));
}

function choicesOf(spec: OptionSpec): readonly unknown[] {
  switch (spec.type) {
    case 'boolean':
      return [true, false];
    case 'word':
      return spec.values;
    case 'list':
      return [[], ...spec.values.map((off) => spec.values.filter((value) => value !== off))];
    case 'number':
      return spec.values ?? numbersOf(spec);
    case 'text':
      return [spec.default];
    case 'values':
      return [
        spec.default,
        ...Object.entries(spec.items).flatMap(([id, { most }]) => [{ [id]: 0 }, { [id]: most }]),
      ];
  }
}

function numbersOf({ default: usual, min, max, step = 1 }: OptionSpec & { type: 'number' }): number[] {
  const count = (max - min) / step + 1;
  return count > 20 ? [min, usual] : Array.from({ length: count }, (_, at) => min + at * step);
}
