import { isLeftOut } from '../src/engine/options';
import { NONE } from '../src/engine/optionSpec';
import { pick } from '../src/engine/random';
import type { Random } from '../src/engine/random';
import type { RuleSet } from '../src/engine/rules';
import type { OptionSpec, TextSpec, ValuesSpec } from '../src/engine/optionSpec';
import type { Options, OptionValue } from '../src/engine/types';

/** Options drawn at random: each has its default half of the time, else any value that it may have. Items count as usual. */
export function randomOptions(ruleSet: RuleSet, random: Random): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(ruleSet.options)) {
    if (spec.type === 'values' || spec.type === 'text') continue;
    const value = random.below(2) === 0 ? spec.default : randomValue(spec, random);
    if (!isLeftOut(spec, value)) options[name] = value;
  }
  return options;
}

/** The same with values of items: of few, of half of them or of nearly all. An item counts nothing one time in four. */
export function randomMixture(ruleSet: RuleSet, random: Random): Options {
  const options: Record<string, OptionValue> = { ...playableOptions(ruleSet, random) };
  for (const [name, spec] of Object.entries(ruleSet.options)) {
    if (spec.type !== 'values') continue;
    const share = pick([1, 4, 9], random);
    const ids = Object.keys(spec.items).filter(() => random.below(10) < share);
    const valueOf = (id: string) => (random.below(4) === 0 ? 0 : random.below(spec.items[id]!.most + 1));
    options[name] = Object.fromEntries(ids.map((id) => [id, valueOf(id)]));
  }
  return options;
}

function randomValue(spec: Exclude<OptionSpec, ValuesSpec | TextSpec>, random: Random): OptionValue {
  switch (spec.type) {
    case 'boolean':
      return random.below(2) === 0;
    case 'number':
      if (spec.orNone && random.below(4) === 0) return NONE;
      return spec.values
        ? pick(spec.values, random)
        : spec.min +
            (spec.step ?? 1) * random.below(Math.min(9, (spec.max - spec.min) / (spec.step ?? 1) + 1));
    case 'word':
      return pick(spec.values, random);
    case 'list':
      return spec.values.filter(() => random.below(2) === 0);
  }
}

/** The same, but two times in three an option has one of its usual values, where it names some: else most hands end without a win. */
export function playableOptions(ruleSet: RuleSet, random: Random): Options {
  const options: Record<string, OptionValue> = { ...randomOptions(ruleSet, random) };
  for (const [name, spec] of Object.entries(ruleSet.options)) {
    if (spec.type === 'number' && spec.usual && random.below(3) > 0) options[name] = pick(spec.usual, random);
  }
  return options;
}
