import { useId } from 'react';
import type { Options, RuleSetId } from '../../engine/types';
import type { Fact } from '../../store/facts/knownTables';
import { ruleFacts } from '../../store/facts/ruleFacts';
import { useSettings, useStores, useText } from '../context';
import { wordFor } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import type { FactWords } from '../text/gameWords';

interface RuleFactsProps {
  readonly id: RuleSetId;
  readonly options: Options;
}

/** What a table is about, in a few lines; what is not as the rule set says is marked. */
export function RuleFacts({ id, options }: RuleFactsProps) {
  const text = useText();
  const { facts } = useWordsOfGame(id);
  return (
    <dl className="rule-facts">
      {ruleFacts(id, options).map(({ fact, isChanged }) => (
        <div key={fact.id}>
          <dt>
            {facts[fact.id]?.name} {isChanged && <small>{text.ruleFacts.changed}</small>}
          </dt>
          <dd>{valueWords(fact, facts[fact.id])}</dd>
        </div>
      ))}
    </dl>
  );
}

function valueWords({ value }: Fact, words: FactWords | undefined): string {
  if (typeof value === 'string') return wordFor(words?.codes ?? {}, value);
  return words?.count?.(value) ?? `${value}`;
}

interface RuleSetPickerProps {
  readonly picked: RuleSetId;
  readonly onPick: (id: RuleSetId) => void;
}

/** The games on offer, one to be picked. */
export function RuleSetPicker({ picked, onPick }: RuleSetPickerProps) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const { cards } = useStores().games;
  const name = useId();
  return (
    <fieldset className="rule-sets">
      <legend className="unseen">{text.home.rules}</legend>
      {cards.map(({ id, words }) => (
        <label
          key={id}
          htmlFor={`${name}-${id}`}
          className={id === picked ? 'rule-set rule-set--on' : 'rule-set'}
        >
          <b>{words[language].name}</b>
          <span>{words[language].note}</span>
          <input
            id={`${name}-${id}`}
            type="radio"
            name={name}
            checked={id === picked}
            onChange={() => onPick(id)}
          />
        </label>
      ))}
    </fieldset>
  );
}
