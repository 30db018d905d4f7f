import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OptionSpec } from '../../engine/rules';
import type { OptionValue } from '../../engine/types';
import type { OfferedOption, OptionId } from '../../store/facts/optionList';
import { useFullText } from '../context';
import type { SetupControls } from '../screens/useMatchSetup';
import { wordFor } from '../text';
import type { OptionTexts } from '../text/enOptions';

interface FieldProps {
  readonly option: OfferedOption;
  readonly setup: SetupControls;
  readonly words: OptionTexts;
}

/** One option: its name, what it changes, and the control that fits its kind. */
export function OptionField({ option: { id, spec }, setup, words }: FieldProps) {
  const noteId = useId();
  const { name, note } = words.options[id];
  const value = setup.options[id];
  const set = (next: OptionValue) => setup.set(id, next);
  const shared = { name, noteId, words };
  const isOwn = JSON.stringify(value) !== JSON.stringify(spec.default);
  return (
    <div className={isOwn ? 'option option--own' : 'option'}>
      <Control id={id} spec={spec} value={value ?? spec.default} set={set} shared={shared} />
      <p id={noteId} className="note">
        {note}
      </p>
    </div>
  );
}

interface Shared {
  readonly name: string;
  readonly noteId: string;
  readonly words: OptionTexts;
}

interface ControlProps {
  readonly id: OptionId;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly set: (value: OptionValue) => void;
  readonly shared: Shared;
}

function Control({ id, spec, value, set, shared }: ControlProps) {
  const { name, noteId, words } = shared;
  switch (spec.type) {
    case 'boolean':
      return (
        <label className="choice switch">
          <span>{name}</span>
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
    case 'word': {
      const table: Readonly<Record<string, Readonly<Record<string, string>>>> = words.values;
      return (
        <Select shared={shared} value={String(value)} onChange={set}>
          {spec.values.map((word) => (
            <option key={word} value={word}>
              {wordFor(table[id] ?? {}, word)}
              {word === spec.default ? ` (${words.standard})` : ''}
            </option>
          ))}
        </Select>
      );
    }
    case 'number':
      return <NumberControl id={id} spec={spec} value={Number(value)} set={set} shared={shared} />;
    case 'list':
      return <ListControl spec={spec} value={value} set={set} shared={shared} />;
  }
}

interface SelectProps {
  readonly shared: Shared;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Select({ shared, value, onChange, children }: SelectProps) {
  return (
    <label className="choice">
      <span>{shared.name}</span>
      <select
        value={value}
        aria-describedby={shared.noteId}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}

/** With more values than this, a number is typed and not picked from a list. */
const MOST_PICKED = 20;

function NumberControl({
  id,
  spec,
  value,
  set,
  shared,
}: ControlProps & { readonly spec: OptionSpec & { type: 'number' }; readonly value: number }) {
  const { words, name, noteId } = shared;
  const values = spec.values?.toSorted((a, b) => a - b) ?? stepsOf(spec);
  if (values) {
    return (
      <Select shared={shared} value={String(value)} onChange={(next) => set(Number(next))}>
        {values.map((each) => (
          <option key={each} value={each}>
            {id === 'claimSeconds' && each === 0 ? words.noClock : each}
            {each === spec.default ? ` (${words.standard})` : ''}
          </option>
        ))}
      </Select>
    );
  }
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= spec.min && next <= spec.max) set(next);
  };
  return (
    <label className="choice">
      <span>{name}</span>
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
  const text = useFullText();
  const picked = typeof value === 'object' ? value : [];
  return (
    <fieldset className="option-list" aria-describedby={shared.noteId}>
      <legend>{shared.name}</legend>
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
          <span>{wordFor(text.items, word)}</span>
        </label>
      ))}
    </fieldset>
  );
}
