import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSteadyList } from '../../../src/ui/coach/useSteadyList';

interface ListProps {
  readonly ids: readonly string[];
  /** So many of them are in a list of their own. */
  readonly grouped?: number;
  readonly onChoose?: (id: string) => void;
}

function List({ ids, grouped = 0, onChoose }: ListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const steady = useSteadyList(list, ids);
  const rowOf = (id: string) => (
    <li key={id}>
      <button type="button" data-option={id} onClick={() => onChoose?.(id)}>
        {id}
      </button>
    </li>
  );
  return (
    <ol ref={list} {...steady}>
      <li>
        <ol>{ids.slice(0, grouped).map(rowOf)}</ol>
      </li>
      {ids.slice(grouped).map(rowOf)}
    </ol>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });

afterEach(() => vi.useRealTimers());

describe('a list of options whose order changes', () => {
  it('drops a press that follows at once, and takes the next', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const onChoose = vi.fn();
    const { rerender } = render(<List ids={['pong', 'pass']} onChoose={onChoose} />);
    press('pong');
    expect(onChoose).toHaveBeenCalledTimes(1);
    rerender(<List ids={['pass', 'pong']} onChoose={onChoose} />);
    vi.advanceTimersByTime(399);
    press('pass');
    expect(onChoose).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    press('pass');
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('takes keys always, and presses where nothing but numbers changed', () => {
    const onChoose = vi.fn();
    const { rerender } = render(<List ids={['pong', 'pass']} onChoose={onChoose} />);
    rerender(<List ids={['pong', 'pass']} onChoose={onChoose} />);
    press('pong');
    rerender(<List ids={['pass', 'pong']} onChoose={onChoose} />);
    fireEvent.click(screen.getByRole('button', { name: 'pong' }), { detail: 0 });
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus on its option, also where that comes into a group', () => {
    const { rerender } = render(<List ids={['pong', 'pass', 'chow']} />);
    screen.getByRole('button', { name: 'chow' }).focus();
    rerender(<List ids={['chow', 'pong', 'pass']} grouped={2} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'chow' }));
    (document.activeElement as HTMLElement).blur();
    rerender(<List ids={['pong', 'chow', 'pass']} />);
    expect(document.activeElement).toBe(document.body);
  });
});
