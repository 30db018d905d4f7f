import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import { OPTION_WORDS, optionsOf } from '../../store/facts/optionList';
import type { OptionId } from '../../store/facts/optionList';
import type { Language } from '../../store/settings';
import type { FullText } from '../text';
import type { OptionTexts } from '../text/enOptions';
import type { RulesTexts } from '../text/enRules';
import { parseRuns } from './markdown';
import { anchorOf } from './page';

/** Everything the rules are told with in one language. */
export interface Wording {
  readonly rules: RuleSetId;
  readonly language: Language;
  readonly text: FullText;
  readonly own: RulesTexts;
  readonly options: OptionTexts;
}

/** What a code of the rules means in words. */
export interface Term {
  readonly name: string;
  readonly anchor: string | null;
  /** The option that it names, or belongs to. */
  readonly option: OptionId | null;
}

/** The words for a code: an item, an option, a value, or both as `option: value`. `near`: the option named before. */
export function termOf(code: string, wording: Wording, near: OptionId | null): Term | null {
  const [name = '', value] = code.split(': ');
  const id = optionIn(name, wording.options);
  if (id) {
    const words = wording.options.options[id].name;
    const told = value === undefined ? words : wording.own.pair(words, valueWords(id, value, wording));
    const has = optionsOf(wording.rules)[id] !== undefined;
    return { name: told, anchor: has ? anchorOf({ kind: 'option', id }) : null, option: id };
  }
  const items: Readonly<Record<string, string>> = wording.text.items;
  const item = items[code];
  if (item) return { name: item, anchor: anchorOf({ kind: 'item', id: code }), option: null };
  const owner = near && isValue(near, code) ? near : ownerOf(code);
  return owner && { name: valueWords(owner, code, wording), anchor: null, option: owner };
}

const optionIn = (name: string, { options }: OptionTexts): OptionId | null =>
  Object.hasOwn(options, name) ? (name as OptionId) : null;

const WORDS: Partial<Readonly<Record<OptionId, readonly string[]>>> = OPTION_WORDS;
const isValue = (id: OptionId, code: string): boolean => WORDS[id]?.includes(code) ?? false;
const ownerOf = (code: string): OptionId | null =>
  (Object.keys(OPTION_WORDS) as OptionId[]).find((id) => isValue(id, code)) ?? null;

/** What an option is set to, in words. */
export function valueWords(id: OptionId, value: OptionValue, { rules, text, own, options }: Wording): string {
  if (typeof value === 'boolean') return value ? own.on : own.off;
  if (typeof value === 'number') return id === 'claimSeconds' && value === 0 ? options.noClock : `${value}`;
  if (typeof value === 'string') {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>> = options.values;
    return words[id]?.[value] ?? value;
  }
  const spec = optionsOf(rules)[id];
  if (spec?.type === 'list' && spec.values.length === value.length) return own.all;
  const items: Readonly<Record<string, string>> = text.items;
  return own.listed(value.map((each) => items[each] ?? each)) || own.none;
}

/** Numbers beyond this are only called points. */
const MANY = 1000;

/** What an option may be, in words. */
export function choiceWords(id: OptionId, wording: Wording): string {
  const spec = optionsOf(wording.rules)[id];
  const { own, options } = wording;
  const listed = (values: readonly OptionValue[]) =>
    own.listed(values.map((value) => valueWords(id, value, wording)));
  switch (spec?.type) {
    case undefined:
      return '';
    case 'boolean':
      return listed([true, false]);
    case 'number':
      if (spec.values) return listed(spec.values.toSorted((a, b) => a - b));
      return spec.max > MANY ? own.points : options.between(spec.min, spec.max);
    case 'word':
      return listed(spec.values);
    case 'list':
      return listed(spec.values.map((each) => [each]));
  }
}

/** A line as it is read: without marks, codes in words. */
export function plainLine(line: string, wording: Wording): string {
  let near: OptionId | null = null;
  return parseRuns(line)
    .map(({ type, text }) => {
      const term = type === 'code' ? termOf(text, wording, near) : null;
      near = term?.option ?? near;
      return term?.name ?? text;
    })
    .join('');
}

/** Whether hands are worth faan by these rules. */
export const hasFaan = (rules: RuleSetId): boolean => optionsOf(rules)['minimumFaan'] !== undefined;

/** Options that differ from the rule set's own, as name and value. */
export function changesIn(changed: Options, wording: Wording): [id: OptionId, name: string, value: string][] {
  return Object.entries(changed).flatMap(([name, value]) => {
    const id = optionIn(name, wording.options);
    return id ? [[id, wording.options.options[id].name, valueWords(id, value, wording)]] : [];
  });
}
