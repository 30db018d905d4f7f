import type { TileId, TileKind } from '../../../engine/types';
import { keyOf } from '../../live/keys';
import { toggleLook } from '../../tile/pointing';
import type { PointingStore } from '../../tile/pointing';
import { WOBBLE } from '../drag/followDrags';

/** Milliseconds: a press that lasts so long is a look at the tile. */
const HOLD = 350;
/** A mouse that rests so long on a tile lights up its copies. */
const REST = 250;

interface LookedAt {
  readonly pointing: PointingStore;
  readonly kindOf: (tile: TileId) => TileKind | undefined;
  /** A press has become a look. */
  readonly held: () => void;
}

/**
 * Lets tiles at the table be looked at: for as long as they are held, or by the second button of a mouse until the next
 * press or key. A mouse that rests on one lights up its copies. Gives a function that ends this.
 */
export function followLooks(page: Window, table: LookedAt): () => void {
  const looks = new Looks(table);
  const end = new AbortController();
  const early = { signal: end.signal, capture: true };
  page.addEventListener('pointerdown', looks.press, early);
  page.addEventListener('pointermove', looks.follow, early);
  page.addEventListener('pointerup', looks.letGo, early);
  page.addEventListener('pointercancel', looks.letGo, early);
  page.addEventListener('click', looks.swallow, early);
  page.addEventListener('contextmenu', looks.ask, early);
  page.addEventListener('pointerover', looks.hover, early);
  page.addEventListener('pointerout', looks.leave, early);
  page.addEventListener('keydown', looks.key, early);
  return () => {
    end.abort();
    looks.end();
  };
}

class Looks {
  private readonly table: LookedAt;
  private pressed: { readonly x: number; readonly y: number } | null = null;
  private holding = 0;
  private resting = 0;
  /** What the press under way has closed: its second button does not open it again. */
  private closed: TileId | null = null;

  constructor(table: LookedAt) {
    this.table = table;
  }

  readonly press = (event: PointerEvent): void => {
    const { pointing } = this.table;
    this.end();
    this.closed = pointing.getState().look?.tile ?? null;
    pointing.setState({ look: null, wasHeld: false });
    const tile = tileAt(event);
    if (this.kindAt(tile) !== pointing.getState().near) this.rest(null);
    if (tile === null || event.button !== 0 || !event.isPrimary) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.holding = window.setTimeout(() => this.hold(tile), HOLD);
  };

  private hold(tile: TileId): void {
    const kind = this.table.kindOf(tile);
    if (kind === undefined) return;
    this.table.pointing.setState({ look: { tile, kind }, wasHeld: true });
    this.table.held();
  }

  /** A tile that moves is dragged. */
  readonly follow = ({ clientX, clientY }: PointerEvent): void => {
    const { pressed } = this;
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) >= WOBBLE) this.letGo();
  };

  readonly letGo = (): void => {
    if (!this.pressed) return;
    this.end();
    const { pointing } = this.table;
    if (pointing.getState().wasHeld) pointing.setState({ look: null });
  };

  /** Nothing more comes of a press. */
  end(): void {
    this.pressed = null;
    clearTimeout(this.holding);
    clearTimeout(this.resting);
  }

  /** Keys and programs click too: they count. */
  readonly swallow = (event: MouseEvent): void => {
    if (event.detail === 0 || !this.table.pointing.getState().wasHeld) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** The second button, or the key for menus. A finger that is held brings it too. */
  readonly ask = (event: MouseEvent): void => {
    const tile = tileAt(event);
    const kind = tile === null ? undefined : this.table.kindOf(tile);
    if (tile === null || kind === undefined) return;
    event.preventDefault();
    const isDone = this.pressed !== null || this.closed === tile;
    this.closed = null;
    if (!isDone) toggleLook(this.table.pointing, { tile, kind });
  };

  readonly hover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    clearTimeout(this.resting);
    const near = this.kindAt(tileAt(event));
    if (near === null) this.rest(null);
    else this.resting = window.setTimeout(() => this.rest(near), REST);
  };

  readonly leave = ({ relatedTarget }: PointerEvent): void => {
    if (relatedTarget !== null) return;
    clearTimeout(this.resting);
    this.rest(null);
  };

  private kindAt(tile: TileId | null): TileKind | null {
    return tile === null ? null : (this.table.kindOf(tile) ?? null);
  }

  private rest(near: TileKind | null): void {
    const { pointing } = this.table;
    if (pointing.getState().near !== near) pointing.setState({ near });
  }

  /** A look ends with the next key; the one that began it ends it itself. */
  readonly key = (event: KeyboardEvent): void => {
    const { pointing } = this.table;
    if (pointing.getState().look === null || keyOf(event) === LOOK_KEY) return;
    pointing.setState({ look: null });
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Looks at the tile in focus. */
const LOOK_KEY = 'l';

/** The tile at the table that lies open where something happened. */
function tileAt({ target }: Event): TileId | null {
  const tile =
    target instanceof Element && target.closest<HTMLElement>('.table [data-tile]:not(.tile--down)');
  return tile ? Number(tile.dataset['tile']) : null;
}
