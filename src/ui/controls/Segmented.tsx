import { useId } from 'react';
import type { ReactNode } from 'react';

interface SegmentedProps<T extends string | number> {
  readonly label: string;
  /** The label is only read out. */
  readonly isLabelUnseen?: boolean;
  readonly values: readonly T[];
  readonly value: T;
  readonly wordFor: (value: T) => string;
  /** What a value looks like, above its word. */
  readonly pictureFor?: (value: T) => ReactNode;
  /** What follows from the value chosen, in a sentence. */
  readonly note?: string;
  readonly onChange: (value: T) => void;
}

/** One choice of a few, as radio buttons side by side. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, isLabelUnseen = false, values, value, wordFor, pictureFor, note, onChange } = props;
  const name = useId();
  return (
    <fieldset className="choice" aria-describedby={note && `${name}-note`}>
      <legend className={isLabelUnseen ? 'unseen' : undefined}>{label}</legend>
      <div className={note ? 'segments segments--wide' : 'segments'}>
        {values.map((each) => (
          <label key={each} className="segment">
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {pictureFor?.(each)}
            <span>{wordFor(each)}</span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${name}-note`} className="note">
          {note}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  /** What it is called. */
  readonly label: string;
  /** What stands before it, if not its name. */
  readonly shown?: string;
  /** The element that says more about it. */
  readonly noteId?: string | undefined;
  readonly on: boolean;
  /** Why it cannot be switched. Missing where it can. */
  readonly missing?: string | undefined;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, shown = label, noteId, on, missing, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="choice switch">
      <span aria-hidden={shown !== label || undefined}>
        {shown}
        {missing !== undefined && (
          <span id={id} className="note">
            {missing}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={on}
        aria-disabled={missing !== undefined}
        aria-describedby={missing === undefined ? noteId : id}
        checked={on}
        onChange={() => missing === undefined && onChange(!on)}
      />
    </label>
  );
}
