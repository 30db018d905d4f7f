import type { OptionValue } from '../../engine/types';
import type { SharedRules } from '../../store/share/shared';
import { Fetched } from '../controls/Fetched';
import { OwnCard } from '../printed/PrintedCard';
import { BotLevel } from '../scoring/BotLevel';
import { useGameName } from '../useGameName';
import { useText, useWords } from '../context';
import { useWordsOfGame } from '../text/gameWords';
import { optionValueWords } from '../text/optionValueWords';
import { PERSONS } from '../../store/types';
import { shareWords } from '../text';

interface TableFactsProps {
  readonly table: SharedRules;
  /** The bots in the order of the persons; left out where only rules are shared. */
  readonly bots?: readonly string[];
}

/** A table in words: the game, every option that is not as usual, and who sits there. The game must be loaded. */
export function TableFacts({ table: { rules, options }, bots }: TableFactsProps) {
  const { table } = useWords(shareWords);
  const { people } = useText();
  const words = useWordsOfGame(rules);
  const nameOf = useGameName();
  const changed = Object.entries(options);
  const valueOf = (id: string, value: OptionValue) => optionValueWords(value, words, { ...table, id });
  return (
    <dl className="facts">
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
        <Fetched>
          <OwnCard rules={rules} options={options} />
        </Fetched>
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
