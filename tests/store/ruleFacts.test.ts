import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import type { FigureSums } from '../../src/bots/figures';
import { completeOptions, optionsOf } from '../../src/store/selectors/optionList';
import { ruleChoices } from '../../src/store/selectors/ruleChoices';
import { ruleFacts, tableSize } from '../../src/store/selectors/ruleFacts';
import { ticksOf } from '../../src/store/statistics/botFigures';
import { knowGame } from '../support/knowGame';

const RULES = 'hong-kong-old';
await knowGame(RULES);

describe('the facts of a game', () => {
  it('are as usual, or say what is otherwise', () => {
    const usual = ruleFacts(RULES, completeOptions(RULES, {}));
    expect(usual.length).toBeGreaterThan(0);
    for (const { fact, isChanged, usual: before } of usual) {
      expect(isChanged).toBe(false);
      expect(before).toEqual(fact);
    }
    const given = ruleFacts(RULES, completeOptions(RULES, { dealerDoubles: false }));
    expect(given.filter(({ isChanged }) => isChanged)).toEqual([
      {
        fact: { id: 'paysDouble', value: 'discarder' },
        isChanged: true,
        usual: { id: 'paysDouble', value: 'discarder-dealer' },
      },
    ]);
  });

  it('say how many sit at the table, and with how many tiles', () => {
    expect(tableSize(RULES)).toEqual({ seats: 4, tiles: 144 });
  });
});

describe('the choices of a new match', () => {
  it('are numbers of its options: those that are named, in order, or all of the range', () => {
    const specs = optionsOf(RULES);
    const choices = ruleChoices(RULES);
    expect(choices.length).toBeGreaterThan(0);
    for (const { id, values, isShort } of choices) {
      const spec = specs[id];
      if (spec?.type !== 'number') throw new Error(`${id} is no number.`);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(isShort).toBe(spec.values !== undefined);
      if (spec.values) expect(new Set(values)).toEqual(new Set(spec.values));
      else {
        expect([values[0], values.at(-1)]).toEqual([spec.min, spec.max]);
        expect(values[1]! - values[0]!).toBe(spec.step ?? 1);
      }
    }
  });
});

it('ticks are those levels that have a value, the weakest first', () => {
  const sums = (wins: number) => ({ wins }) as FigureSums;
  const bots = { sharp: sums(3), gentle: sums(1), steady: sums(0) };
  const found = ticksOf(bots, ({ wins }) => (wins > 0 ? { value: wins } : null));
  expect(found).toEqual([
    { level: 'gentle', value: 1 },
    { level: 'sharp', value: 3 },
  ]);
});
