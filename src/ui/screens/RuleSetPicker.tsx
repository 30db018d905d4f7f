import { useId } from 'react';
import type { RuleChoice } from '../../store/ruleChoices';
import { useText } from '../context';

interface RuleSetWords {
  readonly name: string;
  readonly note: string;
  readonly facts: readonly (readonly string[])[];
}

/** What a rule set is about, in four lines. */
export function RuleFacts({ id }: { readonly id: string }) {
  const text = useText();
  const words: Readonly<Record<string, RuleSetWords>> = text.ruleSets;
  return (
    <dl className="rule-facts">
      {words[id]?.facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
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
