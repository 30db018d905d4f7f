import type { Worth } from '../../coach/judgement';
import { useText, useWords } from '../context';
import { KeyHint } from '../table/tray/ActionButton';
import { Tile } from '../tile/Tile';
import { ChoiceTiles } from './ChoiceTiles';
import type { Row } from './rows';
import { formatPoints, placeOn } from './scale';
import type { Scale } from './scale';
import { coachWords } from '../text';

export interface OptionRowProps {
  readonly option: Row;
  /** Null while there are no numbers: the bars stay empty. Left out where there are to be no bars at all. */
  readonly scale?: Scale | null;
  /** It is shown, and cannot be chosen any more. */
  readonly isOver?: boolean;
  readonly onChoose?: (option: Row) => void;
  /** Called with the option under the pointer or the focus, then with null. */
  readonly onMark?: (option: Row | null) => void;
}

/** An option as a button, with its bar on the axis that all options share. */
export function OptionRow(props: OptionRowProps) {
  const { option, scale, isOver = false, onChoose, onMark } = props;
  const { id, word, tiles, thrown, note, keys, worth, marks } = option;
  const words = useWords(coachWords);
  const name = useSpokenName(option, scale ?? null);
  const sorts = marks.map((mark) => `option--${mark}`).join(' ');
  return (
    <button
      type="button"
      className={`pick option ${sorts}`}
      data-option={id}
      aria-label={name}
      aria-disabled={isOver || undefined}
      onClick={() => !isOver && onChoose?.(option)}
      onPointerEnter={() => onMark?.(option)}
      onPointerLeave={() => onMark?.(null)}
      onFocus={() => onMark?.(option)}
      onBlur={() => onMark?.(null)}
    >
      <span className="row option-what">
        <b>{word}</b>
        {tiles.length > 0 && <ChoiceTiles tiles={tiles} className="tiles" />}
        {thrown !== null && (
          <span className="note option-note">
            <span>{words.thenDiscard}</span> <Tile kind={thrown} silent />
          </span>
        )}
        {note !== null && <span className="note option-note">{note}</span>}
      </span>
      <span className="option-side">
        {marks.map((mark) => (
          <span key={mark} className={`chip chip--${mark === 'best' ? 'jade' : 'ring'}`}>
            {words.mark[mark]}
          </span>
        ))}
        {!isOver && <KeyHint keys={keys} />}
      </span>
      {worth && scale && <b className="option-points">{formatPoints(worth.points, scale.decimals)}</b>}
      {scale !== undefined && <Bar worth={worth} scale={scale} />}
    </button>
  );
}

function Bar({ worth, scale }: { readonly worth: Worth | null; readonly scale: Scale | null }) {
  if (!worth || !scale) return <span className="option-bar option-bar--empty" aria-hidden="true" />;
  const [zero, points, low, high] = [0, worth.points, worth.low, worth.high].map((each) =>
    placeOn(scale, each),
  ) as [number, number, number, number];
  return (
    <span
      className="option-bar"
      aria-hidden="true"
      style={{ '--zero': `${zero}%`, '--steps': scale.marks.length - 1 }}
    >
      <i style={{ left: `${Math.min(zero, points)}%`, width: `${Math.abs(points - zero)}%` }} />
      <u style={{ left: `${low}%`, width: `${high - low}%` }} />
    </span>
  );
}

function useSpokenName({ name, thrown, worth, marks }: Row, scale: Scale | null): string {
  const words = useWords(coachWords);
  const text = useText();
  const amount = (points: number) => formatPoints(points, scale?.decimals ?? 1);
  return words.spoken({
    name,
    thrown: thrown === null ? null : text.tile(thrown),
    worth: worth && {
      points: amount(worth.points),
      low: amount(worth.low),
      high: amount(worth.high),
    },
    marks: marks.map((mark) => words.mark[mark]),
  });
}
