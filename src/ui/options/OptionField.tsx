import { useId } from 'react';
import type { OptionValue } from '../../engine/types';
import { isList } from '../../store/selectors/optionList';
import type { OfferedOption } from '../../store/selectors/optionList';
import { useText } from '../context';
import type { SetupControls } from '../screens/useMatchSetup';
import { useWordsOfGame } from '../text/gameWords';
import { itemValueWords } from '../text/itemValueWords';
import { bareValue } from '../text/optionValueWords';
import { OptionControl } from './OptionControl';

interface FieldProps {
  readonly option: OfferedOption;
  readonly setup: SetupControls;
}

/** One option: its name, what it changes, and the control that fits its kind. */
export function OptionField({ option: { id, spec }, setup }: FieldProps) {
  const noteId = useId();
  const { standard } = useText().options;
  const { items, options } = useWordsOfGame(setup.rules);
  const words = options[id];
  if (!words) throw new Error(`The option "${id}" has no words.`);
  const value = setup.options[id] ?? spec.default;
  const isOwn = JSON.stringify(value) !== JSON.stringify(spec.default);
  const named: Readonly<Record<string, string>> = words.values ?? {};
  return (
    <div className={isOwn ? 'option-field option-field--own' : 'option-field'}>
      {spec.type === 'values' ? (
        <ChangedValues name={words.name} value={value} items={items} />
      ) : (
        <OptionControl
          rules={setup.rules}
          id={id}
          called={words.name}
          spec={spec}
          value={value}
          onChange={(next) => setup.set(id, next)}
          wordFor={(each) => named[String(each)] ?? bareValue(each)}
          name={words.name}
          label={words.name}
          noteId={noteId}
          standard={standard}
        />
      )}
      <p id={noteId} className="note">
        {words.note}
      </p>
    </div>
  );
}

interface ChangedValuesProps {
  readonly name: string;
  readonly value: OptionValue;
  readonly items: Readonly<Record<string, string>>;
}

/** What items count otherwise; the screen of house rules changes it. */
function ChangedValues({ name, value, items }: ChangedValuesProps) {
  const changed = typeof value === 'object' && !isList(value) ? itemValueWords(value, items) : [];
  return (
    <p className="choice">
      <span>{name}</span>
      <b>{changed.join(', ')}</b>
    </p>
  );
}
