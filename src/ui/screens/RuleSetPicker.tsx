import { useId } from 'react';
import type { Options } from '../../engine/types';
import { ruleFacts } from '../../store/facts/ruleFacts';
import type { RuleFact } from '../../store/facts/ruleFacts';
import type { RuleChoice } from '../../store/facts/ruleChoices';
import { useText } from '../context';
import type { Text } from '../text';

interface RuleSetWords {
  readonly name: string;
  readonly note: string;
}

interface RuleFactsProps {
  readonly id: string;
  readonly options: Options;
}

/** What a table is about, in a few lines; what is not as the rule set says is marked. */
export function RuleFacts({ id, options }: RuleFactsProps) {
  const text = useText();
  return (
    <dl className="rule-facts">
      {ruleFacts(id, options).map(({ fact, isChanged }) => (
        <div key={fact.id}>
          <dt>
            {text.ruleFacts.names[fact.id]} {isChanged && <small>{text.ruleFacts.changed}</small>}
          </dt>
          <dd>{factWords(fact, text)}</dd>
        </div>
      ))}
    </dl>
  );
}

function factWords(fact: RuleFact, text: Text): string {
  switch (fact.id) {
    case 'limitHand':
      return text.ruleFacts.limitHand(fact.value);
    case 'limitFaan':
      return text.faan(fact.value);
    case 'groups':
      return text.ruleFacts.groups(fact.value);
    default:
      return text.ruleFacts.values[fact.value];
  }
}

interface RuleSetPickerProps {
  readonly choices: readonly RuleChoice[];
  readonly picked: RuleChoice;
  readonly onPick: (choice: RuleChoice) => void;
}

/** The rule sets on offer, one to be picked. */
export function RuleSetPicker({ choices, picked, onPick }: RuleSetPickerProps) {
  const text = useText();
  const name = useId();
  const words: Readonly<Record<string, RuleSetWords>> = text.ruleSets;
  return (
    <fieldset className="rule-sets">
      <legend className="unseen">{text.home.rules}</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          htmlFor={`${name}-${choice.id}`}
          className={choice.id === picked.id ? 'rule-set rule-set--on' : 'rule-set'}
        >
          <b>{words[choice.id]?.name ?? choice.id}</b>
          <span>{words[choice.id]?.note}</span>
          <input
            id={`${name}-${choice.id}`}
            type="radio"
            name={name}
            checked={choice.id === picked.id}
            onChange={() => onPick(choice)}
          />
        </label>
      ))}
    </fieldset>
  );
}
