import { useContext } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { formatTile } from '../../engine/notation';
import { rankOf } from '../../engine/tiles';
import type { Meld, TileId, TileKind } from '../../engine/types';
import { addedTile, sortTiles } from '../../store/selectors/tiles';
import type { Place } from '../../store/selectors/seats';
import type { Person } from '../../store/types';
import { useKinds, useText } from '../context';
import { usePlayWords } from '../table/usePlayWords';
import { PressContext } from '../table/pressing';
import type { Press } from '../table/pressing';
import { FaceDown, Tile, TileFace } from './Tile';
import { meldName } from './meldName';

interface MeldProps {
  readonly meld: Meld;
  /** Where it was claimed from, as its owner sees it, and who sits there. */
  readonly source: Place | null;
  readonly from: Person | null;
  readonly line?: LineWidths | undefined;
}

/** The line that a meld lies on, in widths of a tile; `open` is without the last tile of each meld. */
export interface LineWidths {
  readonly all: number;
  readonly open: number;
  /** How many lie on it. */
  readonly melds: number;
}

/** A laid-out meld. The claimed tile lies turned, on the side of the seat it came from. */
export function MeldTiles({ meld, source, from, line }: MeldProps) {
  const text = useText();
  const kinds = useKinds();
  const words = usePlayWords();
  const faces = meld.tiles.map((tile) => kinds[tile] ?? meld.kind);
  const name = meld.hidden ? text.table.hiddenKong : meldName({ ...meld, faces }, words, text);
  const style: CSSProperties | undefined = line && {
    '--tiles': line.all,
    '--tiles-open': line.open,
    '--melds': line.melds,
  };
  const label = from ? text.table.claimedFrom(name, from) : name;
  return (
    <span
      className={`meld meld--${meld.type}${meld.concealed ? ' meld--concealed' : ''}${line && line.melds > 1 ? ' meld--shared' : ''}`}
      role="group"
      aria-label={label}
      data-source={source ?? undefined}
      data-made={meld.type === 'group' ? madeOf(meld, faces) : undefined}
      data-ranks={meld.type === 'chow' ? `${rankOf(meld.kind)}-${rankOf(meld.kind) + 2}` : undefined}
      style={style}
    >
      <LaidTiles meld={meld} source={source} areKnown />
    </span>
  );
}

/** Of a group that is told by one of its tiles: how many it has, and how many stand for another. */
function madeOf({ kind, tiles }: Meld, faces: readonly TileKind[]): string {
  const others = faces.filter((face) => face !== kind);
  const letters = [...new Set(others)].map(
    (face) => `${formatTile(face)}${others.filter((each) => each === face).length}`,
  );
  return [`×${tiles.length}`, ...letters].join('\n');
}

interface LaidTilesProps extends Pick<MeldProps, 'meld' | 'source'> {
  /** They lie on the table: what moves is found by its id. */
  readonly areKnown?: boolean;
}

/** The tiles of a meld, without its name. */
export function LaidTiles({ meld, source, areKnown = false }: LaidTilesProps): ReactNode {
  const kinds = useKinds();
  const presses = useContext(PressContext);
  return layOut(meld, source, kinds).map((placed) => {
    const { tile, down } = placed;
    const id = areKnown ? { id: tile } : {};
    if (down) return <FaceDown key={tile} {...id} />;
    const kind = kinds[tile] ?? meld.kind;
    const isShown = meld.type === 'group' && kind === meld.kind;
    const className = [laidLook(placed), isShown && 'tile--shown'].filter(Boolean).join(' ');
    const press = areKnown ? presses.get(tile) : undefined;
    if (press) return <PressedTile key={tile} {...{ tile, kind, className, ...press }} />;
    return <Tile key={tile} {...id} kind={kind} className={className} silent />;
  });
}

interface PressedTileProps extends Press {
  readonly tile: TileId;
  readonly kind: TileKind;
  readonly className: string;
}

/** A tile that is chosen by pressing it. */
function PressedTile({ tile, kind, className, label, perform }: PressedTileProps) {
  return (
    <button
      type="button"
      className={`tile tile--press ${className}`}
      data-tile={tile}
      aria-label={label}
      onClick={perform}
    >
      <TileFace kind={kind} />
    </button>
  );
}

interface PlacedTile {
  readonly tile: TileId;
  readonly turned: boolean;
  /** It lies on the turned one before it. */
  readonly added?: true;
  readonly down: boolean;
}

/** How a tile that lies face up in a meld is drawn. */
export function laidLook({ turned, added }: PlacedTile): string {
  return `${turned ? 'tile--turned' : ''}${added ? ' tile--added' : ''}`;
}

/** How many tiles of a concealed meld lie face down; the last is face up, so that a fan shows it. */
const CONCEALED_DOWN: Readonly<Partial<Record<Meld['type'], number>>> = { pong: 1, kong: 2 };

/** The tiles of a meld from left to right as its owner sees them. */
export function layOut(meld: Meld, source: Place | null, kinds: readonly TileKind[]): PlacedTile[] {
  const sorted = sortTiles(meld.tiles, kinds);
  if (meld.concealed) {
    if (meld.hidden) return meld.tiles.map((tile) => ({ tile, turned: false, down: true }));
    const down = CONCEALED_DOWN[meld.type] ?? 0;
    return sorted.map((tile, at) => ({ tile, turned: false, down: at < down }));
  }
  const { claimed } = meld;
  if (claimed === null || source === null)
    return sorted.map((tile) => ({ tile, turned: false, down: false }));
  const added = addedTile(meld);
  const own = sorted.filter((tile) => tile !== claimed && tile !== added);
  const placed: PlacedTile[] = own.map((tile) => ({ tile, turned: false, down: false }));
  const on = added === null ? [] : [{ tile: added, turned: true, down: false, added: true } as const];
  placed.splice(placeOf(source, own.length + 1), 0, { tile: claimed, turned: true, down: false }, ...on);
  return placed;
}

/** Left for the seat before in turn, right for the seat after, between them for the seat across. */
function placeOf(source: Place, tiles: number): number {
  if (source === 'left') return 0;
  return source === 'right' ? tiles - 1 : 1;
}
