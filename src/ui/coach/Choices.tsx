import { useState } from 'react';
import type { ComponentType, Ref } from 'react';
import { OptionList } from './OptionList';
import type { OptionRowProps } from './OptionRow';
import { scaleOfRows } from './rows';
import type { Row, Rows } from './rows';
import { ScaleAxis } from './ScaleAxis';

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

/** The choices of a decision on one axis: in the coach's panel, in practice and in a review. */
export function Choices(props: ChoicesProps) {
  const { rows, close, ref, className = 'panel-choices', hasBars = true, isFolded, Unfold, ...row } = props;
  const [isWhole, setWhole] = useState(false);
  const scale = scaleOfRows(rows);
  const isShown = (each: Row, at: number) => isWhole || !isFolded?.(each, at);
  const shown = rows.filter(isShown);
  const hidden = rows.length - shown.length;
  return (
    <div className={className} ref={ref}>
      {scale && <ScaleAxis scale={scale} />}
      <OptionList
        options={shown}
        close={rows.slice(0, close).filter(isShown).length}
        {...(hasBars && { scale })}
        {...row}
      />
      {hidden > 0 && Unfold && <Unfold hidden={hidden} onPress={() => setWhole(true)} />}
    </div>
  );
}
