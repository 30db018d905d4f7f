import type { OptionValue } from '../../engine/types';
import { isList, NONE, titleOf } from '../../store/selectors/optionList';
import type { GameWords } from './gameWords';
import { itemValueWords } from './itemValueWords';
import { total } from './numbers';

/** The option, and what is said of switches and empty lists. */
interface ValueWords {
  readonly id: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

/** A value that has no word: a number as it is written, of a text its first line. */
export function bareValue(value: string | number | boolean): string {
  return typeof value === 'number' ? total(value) : titleOf(`${value}`);
}

/** What an option is set to, in words. */
export function optionValueWords(
  value: OptionValue,
  { options, items }: Pick<GameWords, 'options' | 'items'>,
  { id, yes, no, none }: ValueWords,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const named: Readonly<Record<string, string>> = options[id]?.values ?? {};
  if (typeof value === 'object' && !isList(value)) return itemValueWords(value, items).join(', ');
  const values = typeof value === 'object' ? value : [value];
  if (values.length === 0) return none;
  return values.map((each) => named[each] ?? (each === NONE ? none : bareValue(each))).join(', ');
}
