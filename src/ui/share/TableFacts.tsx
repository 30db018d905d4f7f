import type { OptionValue } from '../../engine/types';
import { isList, NONE } from '../../store/facts/optionList';
import type { SharedRules } from '../../store/share/shared';
import { BotLevel } from '../scoring/BotLevel';
import { useGameName } from '../useGameName';
import { useFullText } from '../context';
import { useFullWordsOfGame } from '../text/gameWords';
import { itemValueWords } from '../text/itemValueWords';
import type { GameWords } from '../text/gameWords';
import { PERSONS } from '../../store/types';
import { useShareWords } from './shareWords';

interface TableFactsProps {
  readonly table: SharedRules;
  /** The bots in the order of the persons; left out where only rules are shared. */
  readonly bots?: readonly string[];
}

/** A table in words: the game, every option that is not as usual, and who sits there. The game must be loaded. */
export function TableFacts({ table: { rules, options }, bots }: TableFactsProps) {
  const { table } = useShareWords();
  const { people } = useFullText();
  const words = useFullWordsOfGame(rules);
  const nameOf = useGameName();
  const changed = Object.entries(options);
  const valueOf = (id: string, value: OptionValue) => valueWords(value, words, { ...table, id });
  return (
    <dl className="table-facts">
      <dt>{table.game}</dt>
      <dd>
        <b>{nameOf(rules)}</b>
      </dd>
      <dt>{table.options}</dt>
      <dd>
        {changed.length === 0 ? (
          table.standard
        ) : (
          <ul>
            {changed.map(([id, value]) => (
              <li key={id}>
                {words.options[id]?.name ?? id}: <b>{valueOf(id, value)}</b>
              </li>
            ))}
          </ul>
        )}
      </dd>
      {bots && (
        <>
          <dt>{table.opponents}</dt>
          <dd>
            <ul>
              {bots.map((bot, at) => (
                <li key={at}>
                  {people[PERSONS[at + 1] ?? 'you']}
                  <BotLevel bot={bot} />
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}

interface ValueWords {
  readonly id: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

function valueWords(
  value: OptionValue,
  { options, items }: Pick<GameWords, 'options' | 'items'>,
  { id, yes, no, none }: ValueWords,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const named: Readonly<Record<string, string>> = options[id]?.values ?? {};
  if (typeof value === 'object' && !isList(value)) return itemValueWords(value, items).join(', ');
  const values = typeof value === 'object' ? value : [value];
  if (values.length === 0) return none;
  return values.map((each) => named[each] ?? (each === NONE ? none : `${each}`)).join(', ');
}
