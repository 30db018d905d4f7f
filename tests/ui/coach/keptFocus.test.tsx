import { render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from '../../../src/ui/coach/useKeptFocus';

interface ListProps {
  readonly ids: readonly string[];
  /** So many of them are in a list of their own. */
  readonly grouped?: number;
}

function List({ ids, grouped = 0 }: ListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const rowOf = (id: string) => (
    <li key={id}>
      <button type="button" data-option={id}>
        {id}
      </button>
    </li>
  );
  return (
    <ol ref={list} {...useKeptFocus(list)}>
      <li>
        <ol>{ids.slice(0, grouped).map(rowOf)}</ol>
      </li>
      {ids.slice(grouped).map(rowOf)}
    </ol>
  );
}

it('an option keeps the focus where the order changes, also when it comes into a group', () => {
  const { rerender } = render(<List ids={['pong', 'pass', 'chow']} />);
  screen.getByRole('button', { name: 'chow' }).focus();
  rerender(<List ids={['chow', 'pong', 'pass']} grouped={2} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'chow' }));
  (document.activeElement as HTMLElement).blur();
  rerender(<List ids={['pong', 'chow', 'pass']} />);
  expect(document.activeElement).toBe(document.body);
});
