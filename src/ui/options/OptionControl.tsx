import type { ReactNode } from 'react';
import type { OptionSpec } from '../../engine/optionSpec';
import type { OptionValue, RuleSetId } from '../../engine/types';
import { isList, NONE } from '../../store/selectors/optionList';
import { Fetched } from '../controls/Fetched';
import { Select } from '../controls/Select';
import { Switch } from '../controls/Segmented';
import { Stepper } from '../controls/Stepper';
import { lateComponent } from '../lateComponent';
import { bareValue } from '../text/optionValueWords';
import './optionControl.css';

const TextControl = lateComponent(async () => (await import('./text/TextControl')).TextControl);

interface OptionControlProps {
  readonly rules: RuleSetId;
  /** The option. */
  readonly id: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
  /** What a value is called. */
  readonly wordFor: (value: string | number | boolean) => string;
  /** Stands before the control; null where the row around it says the name. */
  readonly name: string | null;
  readonly called: string;
  /** The name as it is read out. */
  readonly label: string;
  /** The element that says what the option changes. */
  readonly noteId?: string;
  /** Marks the usual value in a list to pick from. */
  readonly standard?: string;
  /** Names of the buttons for less and more. If given, numbers that have no words are stepped and not picked. */
  readonly steps?: { readonly less: string; readonly more: string };
}

type Props<Type extends OptionSpec['type']> = OptionControlProps & { readonly spec: { readonly type: Type } };

/** With more values than this, a number is typed. */
const MOST_VALUES = 40;

/** The control that fits an option. Values of items have none here: they are changed one by one. */
export function OptionControl(props: OptionControlProps) {
  const { spec, value, onChange, wordFor, name, label, noteId } = props;
  switch (spec.type) {
    case 'boolean':
      return (
        <Switch
          label={label}
          shown={name ?? wordFor(value === true)}
          noteId={noteId}
          on={value === true}
          onChange={onChange}
        />
      );
    case 'word':
      return <Picked {...props} values={spec.values} onPick={onChange} />;
    case 'number':
      return <NumberOrNone {...props} spec={spec} />;
    case 'list':
      return <Ticks {...props} spec={spec} />;
    case 'text':
      return <Written {...props} spec={spec} />;
    case 'values':
      return null;
  }
}

/** A text by its name; what it says is seen and changed in a dialog. */
function Written({ spec, value, called, wordFor, ...props }: Props<'text'>) {
  const text = typeof value === 'string' ? value : spec.default;
  return (
    <Fetched>
      <TextControl {...props} spec={spec} value={text} title={wordFor(text)} name={called} />
    </Fetched>
  );
}

interface PickedProps<T extends string | number> extends OptionControlProps {
  readonly values: readonly T[];
  readonly onPick: (value: T) => void;
}

function Picked<T extends string | number>(props: PickedProps<T>) {
  const { spec, values, value, onPick, wordFor, name, standard } = props;
  return (
    <Line name={name}>
      <Select
        {...named(props)}
        values={values}
        value={values.find((each) => each === value) ?? null}
        wordFor={(each) =>
          standard !== undefined && each === spec.default ? `${wordFor(each)} (${standard})` : wordFor(each)
        }
        onChange={onPick}
      />
    </Line>
  );
}

/** A number, and a switch for there being none where that is allowed. */
function NumberOrNone(props: Props<'number'>) {
  const { spec, value, onChange, wordFor, name, label, noteId } = props;
  if (!spec.orNone) return <NumberControl {...props} />;
  const isNone = value === NONE;
  const none = wordFor(NONE);
  return (
    <div className="option-or-none">
      {!isNone && <NumberControl {...props} />}
      <Switch
        label={name === null ? `${label}: ${none}` : none}
        shown={none}
        noteId={noteId}
        on={isNone}
        onChange={() => onChange(isNone ? spec.default : NONE)}
      />
    </div>
  );
}

function NumberControl(props: Props<'number'>) {
  const { spec, value, onChange, wordFor, name, label, steps } = props;
  const values = spec.values?.toSorted((a, b) => a - b) ?? valuesOf(spec);
  if (values && steps && values.every((each) => wordFor(each) === bareValue(each)))
    return (
      <Stepper
        label={label}
        lessLabel={steps.less}
        moreLabel={steps.more}
        values={values}
        value={Number(value)}
        wordFor={bareValue}
        onChange={onChange}
      />
    );
  if (values) return <Picked {...props} values={values} onPick={onChange} />;
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= spec.min && next <= spec.max) onChange(next);
  };
  return (
    <Line name={name}>
      <input
        {...named(props)}
        type="number"
        inputMode="numeric"
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        onChange={(event) => take(event.target.valueAsNumber)}
      />
    </Line>
  );
}

/** Every value, the least first; null for so many that the number is typed. */
function valuesOf({ min, max, step = 1 }: OptionSpec & { type: 'number' }): number[] | null {
  const count = (max - min) / step + 1;
  return count > MOST_VALUES ? null : Array.from({ length: count }, (_, at) => min + at * step);
}

function Ticks(props: Props<'list'>) {
  const { spec, value, onChange, wordFor, name } = props;
  const picked = isList(value) ? value : [];
  const toggle = (word: string) =>
    onChange(spec.values.filter((each) => picked.includes(each) !== (each === word)));
  return (
    <fieldset className="columns option-list" {...named(props)}>
      {name !== null && <legend>{name}</legend>}
      {spec.values.map((word) => (
        <label key={word} className="row row--one tick">
          <input type="checkbox" checked={picked.includes(word)} onChange={() => toggle(word)} />
          <span>{wordFor(word)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a control is called where no name stands before it, and what describes it. */
function named({ name, label, noteId }: OptionControlProps) {
  return { 'aria-label': name === null ? label : undefined, 'aria-describedby': noteId };
}

interface LineProps {
  readonly name: string | null;
  readonly children: ReactNode;
}

function Line({ name, children }: LineProps) {
  if (name === null) return children;
  return (
    <label className="choice">
      <span>{name}</span>
      {children}
    </label>
  );
}
