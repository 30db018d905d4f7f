import { useEffect, useRef, useState } from 'react';
import type { ComponentType, Ref } from 'react';
import { useWords } from '../context';
import { UP_AND_DOWN, useRovingFocus } from '../controls/useRovingFocus';
import { followPageKeys } from '../live/pageKeys';
import { coachWords } from '../text';
import { OptionRow } from './OptionRow';
import type { OptionRowProps } from './OptionRow';
import { scaleOfRows } from './rows';
import type { Row, Rows } from './rows';
import { formatPoints, placeOn } from './scale';
import type { Scale } from './scale';
import { useKeptFocus } from './useKeptFocus';
import './options.css';

/** A button that shows rows which are folded away. */
export interface UnfoldProps {
  readonly hidden: number;
  readonly onPress: () => void;
}

interface ChoicesProps extends Rows, Omit<OptionRowProps, 'option' | 'scale'> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
  readonly hasBars?: boolean;
  /** Whether a row is folded away at first. */
  readonly isFolded?: (row: Row, at: number) => boolean;
  readonly Unfold?: ComponentType<UnfoldProps>;
}

/**
 * The choices of a decision as buttons on one axis: in the coach's panel, in practice and in a review. Up and Down go
 * from one to the next. Those that may be as good as the best are marked as a group, if they are more than one.
 */
export function Choices(props: ChoicesProps) {
  const { rows, close, ref, className = 'panel-choices', hasBars = true, isFolded, Unfold, ...row } = props;
  const words = useWords(coachWords);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => reachFromAnywhere(list.current), []);
  const keptFocus = useKeptFocus(list);
  const scale = scaleOfRows(rows);
  const isShown = (each: Row, at: number) => isWhole || !isFolded?.(each, at);
  const shown = rows.filter(isShown);
  const ids = shown.map(({ id }) => id);
  useRovingFocus(list, { rows: [ids], by: 'option', keys: UP_AND_DOWN, isRing: true });
  const hidden = rows.length - shown.length;
  const group = close > 1 ? rows.slice(0, close).filter(isShown) : [];
  const itemOf = (option: Row) => (
    <li key={option.id}>
      <OptionRow option={option} {...(hasBars && { scale })} {...row} />
    </li>
  );
  return (
    <div className={className} ref={ref}>
      {scale && <Axis scale={scale} />}
      <ol className="options" ref={list} aria-label={words.options} {...keptFocus}>
        {group.length > 1 && (
          <li className="options-close">
            <p className="row" aria-hidden="true">
              {words.tooClose}
            </p>
            <ol aria-label={words.tooCloseGroup(group.length)}>{group.map(itemOf)}</ol>
          </li>
        )}
        {shown.slice(group.length > 1 ? group.length : 0).map(itemOf)}
      </ol>
      {hidden > 0 && Unfold && <Unfold hidden={hidden} onPress={() => setWhole(true)} />}
    </div>
  );
}

/** The numbers above the bars of all options. What they say is in the names of the options too. */
function Axis({ scale }: { readonly scale: Scale }) {
  const words = useWords(coachWords);
  return (
    <div className="axis" aria-hidden="true">
      <span>{words.expected}</span>
      <i>
        {scale.marks.map((mark) => (
          <u key={mark} style={{ left: `${placeOn(scale, mark)}%` }}>
            {formatPoints(mark, Number.isInteger(mark) ? 0 : 1)}
          </u>
        ))}
      </i>
    </div>
  );
}

/** Down finds the options from anywhere. */
function reachFromAnywhere(list: HTMLElement | null): () => void {
  return followPageKeys((key) => {
    if (key === 'ArrowDown') list?.querySelector<HTMLElement>('.option')?.focus();
    return key === 'ArrowDown';
  });
}
