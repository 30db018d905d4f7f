import { memo, useContext, useLayoutEffect, useRef, useState } from 'react';
import { isSwappedIn } from '../../store/selectors/hand';
import type { SyntheticEvent } from 'react';
import type { TileDanger } from '../../store/selectors/dangers';
import { countsAs } from '../../engine/tiles';
import type { TileId, TileKind } from '../../engine/types';
import { receivedTiles } from '../../store/selectors/exchange';
import { unseenKinds } from '../../store/selectors/unseen';
import { useGame, useKinds, useSettings, useText } from '../context';
import { usePinnedTiles } from '../aims/usePinned';
import { useRovingFocus } from '../controls/useRovingFocus';
import { useIsLit } from '../tile/pointing';
import { DearContext, TileFace } from '../tile/Tile';
import { DangerMark } from './sight/DangerMark';
import { useDangerWords, useTileDangers } from './sight/useDangers';
import { useBounce } from './useBounce';
import { useGameParts } from './sameParts';
import { focusHand } from './tray/trayParts';
import { useDrags } from './useDrags';
import { useHint } from './hint';
import type { TableControls } from './useTableControls';
import { useWonTile } from './useHandFacts';

interface HandProps {
  readonly controls: TableControls;
  /** How many tiles it has room for, the drawn one among them. */
  readonly places: number;
}

/** The own concealed tiles: one stop for Tab, arrow keys move within. The drawn tile is last and set apart. */
export function Hand({ controls, places }: HandProps) {
  const text = useText();
  const kinds = useKinds();
  const hint = useHint();
  const won = useWonTile();
  const pinned = usePinnedTiles();
  const { hand, selected, exchange, marked, canDiscard, mayNotGo, tap } = controls;
  const tiles = hand.drawn === null ? hand.tiles : [...hand.tiles, hand.drawn];
  const { current, setCurrent, toolbar } = useCurrentTile(tiles, controls);
  const dangers = useTileDangers();
  // Places that are kept free for tiles to come.
  const style = { '--free-places': hand.drawn === null ? Math.max(0, places - tiles.length) : 0 };
  useDrags(toolbar, controls);
  const bounce = useBounce<TileId>();
  const unseen = useUnseen(selected);
  const received = useReceived();
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the tiles take focus and keys
    <div
      className="hand"
      role="toolbar"
      aria-label={text.hand.name}
      ref={toolbar}
      style={style}
      onFocus={(event) => withTile(event, setCurrent)}
      onClick={(event) => withTile(event, (tile) => bounce.isBounce(event, tile) || tap(tile))}
      onPointerDown={bounce.onPointerDown}
    >
      {tiles.map((tile) => (
        <HeldTile
          key={tile}
          tile={tile}
          kind={kinds[tile] ?? 0}
          isDrawn={tile === hand.drawn}
          isSelected={exchange ? exchange.tiles.includes(tile) : tile === selected}
          looks={[
            (exchange ? !exchange.goes(tile) : mayNotGo(tile)) && 'tile--aside',
            marked.includes(tile) && 'tile--usable',
            tile === won && 'tile--won',
            pinned.has(tile) && 'tile--aimed',
            received.includes(tile) && 'tile--received',
            hint?.type === 'discard' && hint.tile === tile && 'tile--hinted',
          ]
            .filter(Boolean)
            .join(' ')}
          unseen={tile === selected ? unseen : null}
          danger={dangers.get(tile) ?? null}
          isCurrent={tile === current}
          canDiscard={canDiscard(tile)}
          bound={exchange ? (exchange.mayGo(tile) ? null : 'given') : mayNotGo(tile) ? 'discarded' : null}
          isReceived={received.includes(tile)}
          isAimed={pinned.has(tile)}
          number={exchange?.ordered ? exchange.tiles.indexOf(tile) + 1 : 0}
        />
      ))}
    </div>
  );
}

/** What came in the last exchange. */
function useReceived(): readonly TileId[] {
  return useGameParts(({ seen, humanSeat }) => receivedTiles(seen, humanSeat));
}

/** How many of this tile are not in sight, where that is counted for the player. */
function useUnseen(tile: TileId | null): number | null {
  const view = useGame((state) => state.view);
  const kinds = useKinds();
  const isOn = useSettings((settings) => settings.showTracker);
  const kind = tile === null ? undefined : kinds[tile];
  if (!isOn || !view || kind === undefined) return null;
  return unseenKinds(view)[kind] ?? null;
}

/** Calls `run` with the held tile that the event came from, if there is one. */
function withTile({ target }: SyntheticEvent, run: (tile: TileId) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  if (button) run(Number(button.dataset['tile']));
}

interface HeldTileProps {
  readonly tile: TileId;
  readonly kind: TileKind;
  readonly isDrawn: boolean;
  readonly isSelected: boolean;
  /** Classes: it does not go with the tiles chosen so far or may not be discarded, would be used, has won, is recommended. */
  readonly looks: string;
  /** How many are not in sight, where that stands below it. */
  readonly unseen: number | null;
  /** How likely it deals in, where that stands above it. */
  readonly danger: TileDanger | null;
  readonly isCurrent: boolean;
  readonly canDiscard: boolean;
  /** It may not be given in the exchange that is asked for, or not be discarded. */
  readonly bound: 'given' | 'discarded' | null;
  readonly isReceived: boolean;
  /** It belongs to the hand that is played for. */
  readonly isAimed: boolean;
  /** As which it is given, where the order matters; 0 where it is not. */
  readonly number: number;
}

/** One of up to fourteen: what is pressed is heard by the hand, so that only tiles that change are drawn again. */
const HeldTile = memo(function HeldTile(props: HeldTileProps) {
  const text = useText();
  const { tile, kind, isDrawn, isSelected, looks, unseen, danger, isCurrent, canDiscard, number } = props;
  const isLit = useIsLit(kind) && !isSelected;
  const name = useNameOf(props);
  const states = [
    isDrawn && 'tile--drawn',
    isSelected && 'tile--selected',
    isLit && 'tile--alike',
    looks,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`tile tile--standing ${states.join(' ')}`}
      data-tile={tile}
      aria-label={name}
      aria-pressed={isSelected}
      data-can-discard={canDiscard}
      tabIndex={isCurrent ? 0 : -1}
    >
      <TileFace kind={kind} />
      {danger && <DangerMark {...danger} />}
      {number > 0 && (
        <small className="tile-number" aria-hidden="true">
          {number}
        </small>
      )}
      {unseen !== null && (
        <small className="tile-unseen" aria-hidden="true">
          {unseen} {text.ready.left}
        </small>
      )}
    </button>
  );
});

/** Its kind, and all that sets it apart. */
function useNameOf({ kind, danger, bound, isReceived, isAimed, number, isDrawn }: HeldTileProps): string {
  const { aims, hand, tile } = useText();
  const dangerWords = useDangerWords();
  const isTaken = useGame(isSwappedIn);
  const isDear = useContext(DearContext).includes(countsAs(kind));
  let name = danger ? dangerWords(danger) : tile(kind);
  if (isDear) name = hand.dear(name);
  if (bound !== null) name = bound === 'given' ? hand.mayNotBeGiven(name) : hand.mayNotGo(name);
  if (isAimed) name = aims.used(name);
  if (number > 0) name = hand.chosenAs(name, number);
  if (isReceived) return hand.justReceived(name);
  if (!isDrawn) return name;
  return isTaken ? hand.justTaken(name) : hand.justDrawn(name);
}

/** The tile that Tab reaches. A drawn tile becomes it. If it leaves the hand, its neighbour becomes it. */
function useCurrentTile(tiles: readonly TileId[], { move }: TableControls) {
  const toolbar = useRef<HTMLDivElement>(null);
  const drawn = useGame((state) => state.view?.drawn?.tile ?? null);
  const [wanted, setWanted] = useState(drawn);
  const [place, setPlace] = useState(0);
  const [known, setKnown] = useState(drawn);
  if (drawn !== known) {
    setKnown(drawn);
    setWanted(drawn);
  }
  const moved = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (moved.current instanceof HTMLElement) moved.current.focus();
    moved.current = null;
  });
  // With a tile that is discarded the focus would go, until the player is asked again.
  const count = tiles.length;
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) focusHand();
    before.current = count;
  }, [count]);
  const at = wanted === null ? -1 : tiles.indexOf(wanted);
  const currentAt = at >= 0 ? at : Math.min(place, tiles.length - 1);

  const current = tiles[currentAt] ?? null;
  useRovingFocus(toolbar, {
    rows: [tiles],
    by: 'tile',
    from: current,
    onReach: (tile, { shiftKey }) => {
      if (!shiftKey || current === null || current === drawn) return true;
      moved.current = document.activeElement;
      move(current, tiles.indexOf(tile));
      return false;
    },
  });
  const setCurrent = (tile: TileId) => {
    setWanted(tile);
    setPlace(tiles.indexOf(tile));
  };
  return { current, setCurrent, toolbar };
}
