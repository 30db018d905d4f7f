import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isForOthers } from '../live/keys';
import { followPageKeys } from '../live/pageKeys';
import { OptionRow } from './OptionRow';
import type { OptionRowProps } from './OptionRow';
import type { Row } from './rows';
import { useKeptFocus } from './useKeptFocus';
import './options.css';
import { useWords } from '../context';
import { coachWords } from '../text';

interface OptionListProps extends Omit<OptionRowProps, 'option'> {
  /** In the order in which they are shown. */
  readonly options: readonly Row[];
  /** So many at the head of the list may be as good as the best; marked as a group if they are more than one. */
  readonly close: number;
}

/** The options of a decision as buttons on one scale. Up and Down go from one to the next. */
export function OptionList({ options, close, ...row }: OptionListProps) {
  const words = useWords(coachWords);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => reachFromAnywhere(list.current), []);
  const keptFocus = useKeptFocus(list);
  const group = close > 1 ? options.slice(0, close) : [];
  const rowOf = (option: Row) => (
    <li key={option.id}>
      <OptionRow option={option} {...row} />
    </li>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it take the focus
    <ol
      className="options"
      ref={list}
      aria-label={words.options}
      onKeyDown={(event) => move(event, list.current)}
      {...keptFocus}
    >
      {group.length > 0 && (
        <li className="options-close">
          <p aria-hidden="true">{words.tooClose}</p>
          <ol aria-label={words.tooCloseGroup(group.length)}>{group.map(rowOf)}</ol>
        </li>
      )}
      {options.slice(group.length).map(rowOf)}
    </ol>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function move(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined || !list || isForOthers(event.nativeEvent)) return;
  const buttons = [...list.querySelectorAll<HTMLElement>('.option')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  event.preventDefault();
  next?.focus();
}

/** Down finds the options from anywhere. */
function reachFromAnywhere(list: HTMLElement | null): () => void {
  return followPageKeys((key) => {
    if (key === 'ArrowDown') list?.querySelector<HTMLElement>('.option')?.focus();
    return key === 'ArrowDown';
  });
}
