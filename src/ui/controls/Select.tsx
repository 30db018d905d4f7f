import type { ComponentProps } from 'react';

interface SelectProps<T> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly values: readonly T[];
  /** Null where it is none of them. */
  readonly value: T | null;
  readonly wordFor: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One choice of many, as a list that opens. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { values, value, wordFor, onChange, ...rest } = props;
  return (
    <select
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => {
        const picked = values.find((each) => String(each) === target.value);
        if (picked !== undefined) onChange(picked);
      }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {wordFor(each)}
        </option>
      ))}
    </select>
  );
}

interface PickerProps<T> extends SelectProps<T> {
  readonly label: string;
  /** The label is only read out. */
  readonly isLabelUnseen?: boolean;
}

/** The same with its name before it. */
export function Picker<T extends string | number>({
  label,
  isLabelUnseen = false,
  ...select
}: PickerProps<T>) {
  return (
    <label className="choice">
      <span className={isLabelUnseen ? 'unseen' : undefined}>{label}</span>
      <Select {...select} />
    </label>
  );
}
