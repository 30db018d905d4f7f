import { useId } from 'react';

import type { OptionSpec } from '../../engine/rules';
import type { OptionValue } from '../../engine/types';
import { isList, NONE } from '../../store/facts/optionList';
import type { OfferedOption } from '../../store/facts/optionList';
import { useText } from '../context';
import type { SetupControls } from '../screens/useMatchSetup';
import { useWordsOfGame } from '../text/gameWords';
import type { OptionWords } from '../text/gameWords';
import { itemValueWords } from '../text/itemValueWords';

interface FieldProps {
  readonly option: OfferedOption;
  readonly setup: SetupControls;
}

/** One option: its name, what it changes, and the control that fits its kind. */
export function OptionField({ option: { id, spec }, setup }: FieldProps) {
  const noteId = useId();
  const { items, options } = useWordsOfGame(setup.rules);
  const words = options[id];
  if (!words) throw new Error(`The option "${id}" has no words.`);
  const value = setup.options[id];
  const set = (next: OptionValue) => setup.set(id, next);
  const shared = { words, items, noteId };
  const isOwn = value !== undefined && JSON.stringify(value) !== JSON.stringify(spec.default);
  return (
    <div className={isOwn ? 'option-field option-field--own' : 'option-field'}>
      <Control spec={spec} value={value ?? spec.default} set={set} shared={shared} />
      <p id={noteId} className="note">
        {words.note}
      </p>
    </div>
  );
}

interface Shared {
  readonly items: Readonly<Record<string, string>>;
  readonly noteId: string;
  readonly words: OptionWords;
}

interface ControlProps {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly set: (value: OptionValue) => void;
  readonly shared: Shared;
}

/** What items count otherwise; the screen of house rules changes it. */
function ChangedValues({ value, shared: { words, items } }: Pick<ControlProps, 'value' | 'shared'>) {
  const changed = typeof value === 'object' && !isList(value) ? itemValueWords(value, items) : [];
  return (
    <p className="choice">
      <span>{words.name}</span>
      <b>{changed.join(', ')}</b>
    </p>
  );
}

function Control({ spec, value, set, shared }: ControlProps) {
  const { noteId, words } = shared;
  switch (spec.type) {
    case 'boolean':
      return (
        <label className="choice switch">
          <span>{words.name}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={value === true}
            aria-describedby={noteId}
            checked={value === true}
            onChange={() => set(value !== true)}
          />
        </label>
      );
    case 'word':
      return (
        <Select
          shared={shared}
          value={typeof value === 'string' ? value : spec.default}
          values={spec.values}
          standard={spec.default}
          onChange={set}
        />
      );
    case 'number':
      return spec.orNone ? (
        <NumberOrNone spec={spec} value={value} set={set} shared={shared} />
      ) : (
        <NumberControl spec={spec} value={Number(value)} set={set} shared={shared} />
      );
    case 'list':
      return <ListControl spec={spec} value={value} set={set} shared={shared} />;
    case 'values':
      return <ChangedValues value={value} shared={shared} />;
  }
}

interface SelectProps {
  readonly shared: Shared;
  readonly value: string;
  readonly values: readonly (string | number)[];
  /** The value that nobody has changed. */
  readonly standard: string | number;
  readonly onChange: (value: string) => void;
}

function Select({ shared, value, values, standard, onChange }: SelectProps) {
  const { options } = useText();
  return (
    <label className="choice">
      <span>{shared.words.name}</span>
      <select
        value={value}
        aria-describedby={shared.noteId}
        onChange={(event) => onChange(event.target.value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {valueOf(shared.words, each)}
            {each === standard ? ` (${options.standard})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a value is called: a number that has no words says itself. */
function valueOf({ values }: OptionWords, value: string | number): string {
  const words: Readonly<Record<string, string>> = values ?? {};
  return words[value] ?? `${value}`;
}

/** With more values than this, a number is typed and not picked from a list. */
const MOST_PICKED = 20;

interface NumberProps extends ControlProps {
  readonly spec: OptionSpec & { type: 'number' };
}

/** A number, and a switch for there being none. */
function NumberOrNone({ spec, value, set, shared }: NumberProps) {
  const isNone = value === NONE;
  return (
    <>
      {!isNone && <NumberControl spec={spec} value={Number(value)} set={set} shared={shared} />}
      <label className="choice switch">
        <span>{valueOf(shared.words, NONE)}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isNone}
          aria-describedby={shared.noteId}
          checked={isNone}
          onChange={() => set(isNone ? spec.default : NONE)}
        />
      </label>
    </>
  );
}

function NumberControl({ spec, value, set, shared }: NumberProps & { readonly value: number }) {
  const { words, noteId } = shared;
  const values = spec.values?.toSorted((a, b) => a - b) ?? stepsOf(spec);
  if (values) {
    return (
      <Select
        shared={shared}
        value={String(value)}
        values={values}
        standard={spec.default}
        onChange={(next) => set(Number(next))}
      />
    );
  }
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= spec.min && next <= spec.max) set(next);
  };
  return (
    <label className="choice">
      <span>{words.name}</span>
      <input
        type="number"
        inputMode="numeric"
        min={spec.min}
        max={spec.max}
        value={value}
        aria-describedby={noteId}
        onChange={(event) => take(event.target.valueAsNumber)}
      />
    </label>
  );
}

function stepsOf({ min, max, step = 1 }: OptionSpec & { type: 'number' }): number[] | null {
  const count = (max - min) / step + 1;
  return count > MOST_PICKED ? null : Array.from({ length: count }, (_, at) => min + at * step);
}

interface ListProps extends Pick<ControlProps, 'value' | 'set' | 'shared'> {
  readonly spec: OptionSpec & { type: 'list' };
}

function ListControl({ spec, value, set, shared }: ListProps) {
  const picked = isList(value) ? value : [];
  return (
    <fieldset className="option-list" aria-describedby={shared.noteId}>
      <legend>{shared.words.name}</legend>
      {spec.values.map((word) => (
        <label key={word} className="tick">
          <input
            type="checkbox"
            checked={picked.includes(word)}
            onChange={() =>
              set(
                spec.values.filter((each) =>
                  each === word ? !picked.includes(word) : picked.includes(each),
                ),
              )
            }
          />
          <span>{valueOf(shared.words, word)}</span>
        </label>
      ))}
    </fieldset>
  );
}
