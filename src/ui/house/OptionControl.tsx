import type { OptionSpec } from '../../engine/rules';
import type { OptionValue } from '../../engine/types';
import { isList, NONE } from '../../store/facts/optionList';
import type { OptionWords } from '../text/gameWords';
import { valueWords } from './optionWords';
import { Stepper } from './Stepper';
import { useWords } from '../context';
import { houseWords } from '../text';

export interface ControlProps {
  readonly spec: OptionSpec;
  readonly words: OptionWords;
  /** The name of the option with its state. */
  readonly label: string;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** With more values than this, a number is typed. */
const MOST_STEPS = 40;

/** The control that fits an option. */
export function OptionControl(props: ControlProps) {
  const { spec, value, onChange, label } = props;
  switch (spec.type) {
    case 'boolean':
      return <OnOff label={label} isOn={value === true} onChange={onChange} />;
    case 'word':
      return <WordChoice {...props} spec={spec} />;
    case 'number':
      return <NumberChoice {...props} spec={spec} />;
    case 'list':
      return <ListChoice {...props} spec={spec} />;
    case 'values':
      return null;
  }
}

interface OnOffProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function OnOff({ label, isOn, onChange }: OnOffProps) {
  const { on, off } = useWords(houseWords);
  return (
    <label className="switch house-switch">
      <span aria-hidden="true">{isOn ? on : off}</span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        checked={isOn}
        onChange={() => onChange(!isOn)}
      />
    </label>
  );
}

function WordChoice({ spec, words, label, value, onChange }: ControlProps & { spec: { type: 'word' } }) {
  const house = useWords(houseWords);
  return (
    <select
      className="house-select"
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {spec.values.map((each) => (
        <option key={each} value={each}>
          {valueWords(each, words, house)}
        </option>
      ))}
    </select>
  );
}

function NumberChoice(props: ControlProps & { spec: { type: 'number' } }) {
  const { spec, words, label, value, onChange } = props;
  const house = useWords(houseWords);
  const noneWords = valueWords(NONE, words, house);
  if (!spec.orNone) return <NumberControl {...props} />;
  const isNone = value === NONE;
  return (
    <span className="house-number">
      {!isNone && <NumberControl {...props} />}
      <label className="switch house-switch">
        <span>{noneWords}</span>
        <input
          type="checkbox"
          role="switch"
          aria-label={`${label}: ${noneWords}`}
          aria-checked={isNone}
          checked={isNone}
          onChange={() => onChange(isNone ? spec.default : NONE)}
        />
      </label>
    </span>
  );
}

function NumberControl({ spec, words, label, value, onChange }: ControlProps & { spec: { type: 'number' } }) {
  const house = useWords(houseWords);
  const values = spec.values?.toSorted((a, b) => a - b) ?? stepsOf(spec);
  const hasWords = values?.some((each) => valueWords(each, words, house) !== `${each}`) ?? false;
  if (values && hasWords)
    return (
      <select
        className="house-select"
        aria-label={label}
        value={Number(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {valueWords(each, words, house)}
          </option>
        ))}
      </select>
    );
  if (values)
    return (
      <Stepper
        label={label}
        lessLabel={house.less(words.name)}
        moreLabel={house.more(words.name)}
        values={values}
        value={Number(value)}
        wordFor={String}
        onChange={onChange}
      />
    );
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= spec.min && next <= spec.max) onChange(next);
  };
  return (
    <input
      className="house-typed"
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={spec.min}
      max={spec.max}
      value={Number(value)}
      onChange={(event) => take(event.target.valueAsNumber)}
    />
  );
}

function stepsOf({ min, max, step = 1 }: OptionSpec & { type: 'number' }): number[] | null {
  const count = (max - min) / step + 1;
  return count > MOST_STEPS ? null : Array.from({ length: count }, (_, at) => min + at * step);
}

function ListChoice({ spec, words, label, value, onChange }: ControlProps & { spec: { type: 'list' } }) {
  const house = useWords(houseWords);
  const picked = isList(value) ? value : [];
  return (
    <fieldset className="house-list" aria-label={label}>
      {spec.values.map((word) => (
        <label key={word} className="tick">
          <input
            type="checkbox"
            checked={picked.includes(word)}
            onChange={() =>
              onChange(
                spec.values.filter((each) =>
                  each === word ? !picked.includes(word) : picked.includes(each),
                ),
              )
            }
          />
          <span>{valueWords(word, words, house)}</span>
        </label>
      ))}
    </fieldset>
  );
}
