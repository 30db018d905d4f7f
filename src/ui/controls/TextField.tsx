import type { ComponentProps } from 'react';
import './field.css';

/** A line of text to type, with its name above. */
export function TextField({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="text" {...input} />
    </label>
  );
}
