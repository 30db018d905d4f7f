import type { CSSProperties } from 'react';
import type { TileKind } from '../../engine/types';
import { useText } from '../context';
import { KeyHint } from '../table/tray/ActionButton';
import type { PicturedTile } from '../table/tray/choices';
import { Tile } from '../tile/Tile';
import { useCoachWords } from './coachWords';
import { formatPoints, placeOn } from './scale';
import type { Scale, Worth } from './scale';

/** What stands beside an option in practice. */
export type OptionMark = 'best' | 'you';

/** One choice as the panel shows it. */
export interface PanelOption {
  readonly id: string;
  /** "Pong". */
  readonly word: string;
  /** The same for screen readers: "Pong of 5 Dots". */
  readonly name: string;
  readonly tiles: readonly PicturedTile[];
  /** The tile that is discarded with it. */
  readonly thrown: TileKind | null;
  /** What it means where no tiles say so. */
  readonly note: string | null;
  /** `KeyboardEvent.key` in lower case; the first is shown. */
  readonly keys: readonly string[];
  /** Null until it is judged, or where numbers are not to be shown. */
  readonly worth: Worth | null;
  readonly marks: readonly OptionMark[];
}

interface OptionRowProps<T extends PanelOption> {
  readonly option: T;
  /** Null while there are no numbers: the bars stay empty. Left out where there are to be no bars at all. */
  readonly scale?: Scale | null;
  /** It is shown, and cannot be chosen any more. */
  readonly isOver?: boolean;
  readonly onChoose: (option: T) => void;
  /** Called with the option under the pointer or the focus, then with null. */
  readonly onMark?: (option: T | null) => void;
}

/** An option as a button, with its bar on the axis that all options share. */
export function OptionRow<T extends PanelOption>(props: OptionRowProps<T>) {
  const { option, scale, isOver = false, onChoose, onMark } = props;
  const { id, word, tiles, thrown, note, keys, worth, marks } = option;
  const words = useCoachWords();
  const name = useSpokenName(option, scale ?? null);
  const sorts = marks.map((mark) => `option--${mark}`).join(' ');
  return (
    <button
      type="button"
      className={`option ${sorts}`}
      data-option={id}
      aria-label={name}
      aria-disabled={isOver || undefined}
      onClick={() => !isOver && onChoose(option)}
      onPointerEnter={() => onMark?.(option)}
      onPointerLeave={() => onMark?.(null)}
      onFocus={() => onMark?.(option)}
      onBlur={() => onMark?.(null)}
    >
      <span className="option-what">
        <b>{word}</b>
        {tiles.length > 0 && (
          <span className="option-tiles">
            {tiles.map(({ kind, taken }, at) => (
              <Tile key={at} kind={kind} className={taken ? 'tile--taken' : ''} silent />
            ))}
          </span>
        )}
        {thrown !== null && (
          <span className="option-note">
            <span>{words.thenDiscard}</span> <Tile kind={thrown} silent />
          </span>
        )}
        {note !== null && <span className="option-note">{note}</span>}
      </span>
      <span className="option-side">
        {marks.map((mark) => (
          <span key={mark} className={`option-mark option-mark--${mark}`}>
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

interface BarStyle extends CSSProperties {
  readonly '--zero': string;
  /** How many steps of the axis lie between its ends. */
  readonly '--steps': number;
}

function Bar({ worth, scale }: { readonly worth: Worth | null; readonly scale: Scale | null }) {
  if (!worth || !scale) return <span className="option-bar option-bar--empty" aria-hidden="true" />;
  const [zero, points, low, high] = [0, worth.points, worth.low, worth.high].map((each) =>
    placeOn(scale, each),
  ) as [number, number, number, number];
  const style: BarStyle = { '--zero': `${zero}%`, '--steps': scale.marks.length - 1 };
  return (
    <span className="option-bar" aria-hidden="true" style={style}>
      <i style={{ left: `${Math.min(zero, points)}%`, width: `${Math.abs(points - zero)}%` }} />
      <u style={{ left: `${low}%`, width: `${high - low}%` }} />
    </span>
  );
}

function useSpokenName({ name, thrown, worth, marks }: PanelOption, scale: Scale | null): string {
  const words = useCoachWords();
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
