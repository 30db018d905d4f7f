import { createContext, memo, useContext, useLayoutEffect } from 'react';
import { countsAs, isRedFive, PLAYING_KINDS } from '../../engine/tiles';
import type { TileId, TileKind } from '../../engine/types';
import { useSettings, useText } from '../context';
import { useIsLit } from './pointing';
import { faceId } from './faceIds';
import { useIsIndexed } from './useIsIndexed';
import { wantIndexed } from './sprite';

/** Kinds that have the sign of what adds to the worth of every hand. */
export const DearContext = createContext<readonly TileKind[]>([]);

interface FaceProps {
  readonly kind: TileKind;
}

/** The drawing on a tile, without its body. */
export const TileFace = memo(function TileFace({ kind }: FaceProps) {
  const isIndexed = useIsIndexed();
  const isSafe = useSettings((settings) => settings.suits === 'safe');
  const set = !hasIndex(kind) || !isIndexed ? 't' : isSafe ? 'j' : 'i';
  useLayoutEffect(() => {
    if (set !== 't') wantIndexed();
  }, [set]);
  const isDear = useContext(DearContext).includes(countsAs(kind));
  const looks = [isRedFive(kind) && 'face--red', isDear && 'face--dear'].filter(Boolean).join(' ');
  return <i className={`face face--${set}-${faceId(kind)} ${looks}`} aria-hidden="true" />;
});

/** What else there is shows what it is by its picture. */
function hasIndex(kind: TileKind): boolean {
  return kind < PLAYING_KINDS || isRedFive(kind);
}

interface TileProps extends FaceProps {
  /** Which tile it is, where it lies on the table: what moves is found by it. */
  readonly id?: TileId;
  readonly className?: string;
  /** Its name, where more is to be said than its kind. */
  readonly label?: string | undefined;
  /** Drawn beside words that name it: not read out again. */
  readonly silent?: boolean;
}

/** A tile lying face up. */
export const Tile = memo(function Tile({ kind, id, className = '', label, silent = false }: TileProps) {
  const text = useText();
  const isLit = useIsLit(kind);
  const named = silent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label ?? text.tile(kind) } as const);
  return (
    <span className={`tile ${className} ${isLit ? 'tile--alike' : ''}`} data-tile={id} {...named}>
      <TileFace kind={kind} />
    </span>
  );
});

/** A tile lying face down. */
export function FaceDown({ id, className = '' }: { readonly id?: TileId; readonly className?: string }) {
  return <span className={`tile tile--down ${className}`} data-tile={id} aria-hidden="true" />;
}

/** One Chinese character of the interface, drawn so that every device shows the same. */
export const Glyph = memo(function Glyph({ name }: { readonly name: string }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#g-${name}`} />
    </svg>
  );
});

const WIND_GLYPHS = ['e', 's', 'w', 'n'];

export const WindGlyph = memo(function WindGlyph({ wind }: { readonly wind: number }) {
  return <Glyph name={WIND_GLYPHS[wind] ?? 'e'} />;
});
