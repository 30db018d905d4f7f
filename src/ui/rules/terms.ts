import type { OptionSpec } from '../../engine/optionSpec';
import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import { isList, NONE, optionsOf, titleOf } from '../../store/selectors/optionList';
import type { Language } from '../../store/settings';
import type { Text } from '../text';
import type { RulesWords } from '../languages/en/rules';
import type { GameWords } from '../text/gameWords';
import { itemValueWords } from '../text/itemValueWords';
import { parseRuns } from './markdown';
import { anchorOf } from './page';

/** The words of a game that its rules are told with. */
export type PageWords = Pick<GameWords, 'items' | 'options' | 'presets' | 'situations' | 'units'>;

/** Everything the rules are told with in one language. */
export interface Wording {
  readonly rules: RuleSetId;
  readonly language: Language;
  readonly text: Text;
  readonly own: RulesWords;
  readonly game: PageWords;
}

/** What a code of the rules means in words. */
export interface Term {
  readonly name: string;
  readonly anchor: string | null;
  /** The option that it names, or belongs to. */
  readonly option: string | null;
}

/** The words for a code: an item, an option, a value, or both as `option: value`. `near`: the option named before. */
export function termOf(code: string, wording: Wording, near: string | null): Term | null {
  const { rules, game, own } = wording;
  const [id = '', value] = code.split(': ');
  const words = game.options[id];
  if (words) {
    const told = value === undefined ? words.name : own.pair(words.name, valueWords(id, value, wording));
    return { name: told, anchor: anchorOf({ kind: 'option', id }), option: id };
  }
  const item = game.items[code];
  if (item) return { name: item, anchor: anchorOf({ kind: 'item', id: code }), option: null };
  const owner = near !== null && isValue(rules, near, code) ? near : ownerOf(rules, code);
  return owner === null ? null : { name: valueWords(owner, code, wording), anchor: null, option: owner };
}

function isValue(rules: RuleSetId, id: string, code: string): boolean {
  const spec = optionsOf(rules)[id];
  if (spec?.type === 'number') return spec.orNone === true && code === NONE;
  return spec?.type === 'word' && spec.values.includes(code);
}

const ownerOf = (rules: RuleSetId, code: string): string | null =>
  Object.keys(optionsOf(rules)).find((id) => isValue(rules, id, code)) ?? null;

/** What an option is set to, in words. */
export function valueWords(id: string, value: OptionValue, { rules, own, game }: Wording): string {
  if (typeof value === 'boolean') return value ? own.on : own.off;
  const words: Readonly<Record<string, string>> = game.options[id]?.values ?? {};
  const named = (each: string | number) => words[each] ?? titleOf(each);
  if (typeof value !== 'object') return named(value);
  if (!isList(value)) return own.listed(itemValueWords(value, game.items)) || own.none;
  const spec = optionsOf(rules)[id];
  if (spec?.type === 'list' && spec.values.length === value.length) return own.all;
  return own.listed(value.map(named)) || own.none;
}

/** Numbers beyond this are only called points. */
const MANY = 1000;

/** What an option may be, in words. */
export function choiceWords(id: string, wording: Wording): string {
  const spec = optionsOf(wording.rules)[id];
  const { own, text } = wording;
  const listed = (values: readonly OptionValue[]) =>
    own.listed(values.map((value) => valueWords(id, value, wording)));
  const numbersIn = ({ values, min, max }: OptionSpec & { type: 'number' }) => {
    if (values) return listed(values.toSorted((a, b) => a - b));
    return max > MANY ? own.points : text.options.between(min, max);
  };
  switch (spec?.type) {
    case undefined:
      return '';
    case 'boolean':
      return listed([true, false]);
    case 'number':
      return own.listed([numbersIn(spec), ...(spec.orNone ? [valueWords(id, NONE, wording)] : [])]);
    case 'word':
      return listed(spec.values);
    case 'list':
      return listed(spec.values.map((each) => [each]));
    case 'values':
      return own.itemValues;
    case 'text':
      return own.listed([valueWords(id, spec.default, wording), own.ownText]);
  }
}

/** A line as it is read: without marks, codes in words. */
export function plainLine(line: string, wording: Wording): string {
  let near: string | null = null;
  return parseRuns(line)
    .map(({ type, text }) => {
      const term = type === 'code' ? termOf(text, wording, near) : null;
      near = term?.option ?? near;
      return term?.name ?? text;
    })
    .join('');
}

/** Options that differ from the rule set's own, as name and value. */
export function changesIn(changed: Options, wording: Wording): [id: string, name: string, value: string][] {
  return Object.entries(changed).flatMap(([id, value]) => {
    const words = wording.game.options[id];
    return words ? [[id, words.name, valueWords(id, value, wording)]] : [];
  });
}
