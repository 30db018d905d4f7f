import { isList } from '../../store/selectors/optionList';
import type { OptionValue } from '../../engine/types';
import type { OptionWords } from '../text/gameWords';
import { bareValue } from '../text/optionValueWords';
import type { HouseWords } from '../languages/en/house';

/** What an option is set to, in words. */
export function valueWords(value: OptionValue, words: OptionWords, house: HouseWords): string {
  if (typeof value === 'boolean') return value ? house.on : house.off;
  const named: Readonly<Record<string, string>> = words.values ?? {};
  if (typeof value !== 'object') return named[value] ?? bareValue(value);
  const listed = isList(value) ? value.map((each) => named[each] ?? each) : [];
  return listed.join(', ') || house.none;
}
