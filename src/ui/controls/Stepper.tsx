import type { KeyboardEvent } from 'react';
import { isForOthers } from '../live/keys';
import './stepper.css';

interface StepperProps {
  /** What it is about, with its state: it is read out. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Every value, the least first. */
  readonly values: readonly number[];
  readonly value: number;
  readonly wordFor: (value: number) => string;
  readonly onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -Infinity,
  End: Infinity,
};

/** A number with a button at each side. The arrow keys change it. */
export function Stepper({ label, lessLabel, moreLabel, values, value, wordFor, onChange }: StepperProps) {
  const at = Math.max(0, values.indexOf(value));
  const step = (by: number) => {
    const next = values[Math.min(values.length - 1, Math.max(0, at + by))];
    if (next !== undefined && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || isForOthers(event.nativeEvent)) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="stepper">
      <StepButton label={lessLabel} path="M5 12h14" isOff={at === 0} onClick={() => step(-1)} />
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={values[0]}
        aria-valuemax={values.at(-1)}
        aria-valuetext={wordFor(value)}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <StepButton
        label={moreLabel}
        path="M5 12h14M12 5v14"
        isOff={at === values.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly path: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** For the pointer: the number itself is what the keys reach. */
function StepButton({ label, path, isOff, onClick }: StepButtonProps) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} aria-disabled={isOff} onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
