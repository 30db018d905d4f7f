import { useId } from 'react';

interface SegmentedProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly wordFor: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One choice of a few, as radio buttons side by side. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, values, value, wordFor, onChange } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="segments">
        {values.map((each) => (
          <label key={each} className={each === value ? 'segment segment--on' : 'segment'}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{wordFor(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="choice switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={() => onChange(!on)} />
    </label>
  );
}
