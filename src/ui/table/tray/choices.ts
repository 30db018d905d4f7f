import type { Action, TileId, TileKind } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';

/** A tile pictured on a button; `taken`: it comes from the table, not from the hand. */
export interface PicturedTile {
  readonly kind: TileKind;
  readonly taken: boolean;
}

/** One thing the player may do, read by its button and by its key alike. */
export interface TrayOption {
  readonly id: string;
  readonly name: 'win' | 'pong' | 'chow' | 'kong' | 'pass' | 'declare';
  readonly action: Action;
  /** `KeyboardEvent.key` in lower case; the first is shown on the button. */
  readonly keys: readonly string[];
  readonly tiles: readonly PicturedTile[];
  /** The tiles of the hand that it would use. */
  readonly own: readonly TileId[];
}

const ORDER: readonly TrayOption['name'][] = ['win', 'kong', 'pong', 'chow', 'declare', 'pass'];

/** Everything on offer but discards, in the order of the tray. */
export function trayOptions(
  view: SeatView,
  choices: readonly Action[],
  kinds: readonly TileKind[],
): TrayOption[] {
  const options = choices.flatMap((action) => optionFor(view, action, kinds) ?? []);
  const sorted = options.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  return sorted.map((option) => ({ ...option, keys: keysFor(option, sorted) }));
}

function optionFor(view: SeatView, action: Action, kinds: readonly TileKind[]): TrayOption | null {
  switch (action.type) {
    case 'discard':
    case 'exchange':
      return null;
    case 'win':
    case 'pass':
      return { id: action.type, name: action.type, action, keys: [], tiles: [], own: [] };
    case 'declare':
      return {
        id: `declare-${action.what}-${action.tile}`,
        name: 'declare',
        action,
        keys: [],
        tiles: [],
        own: [],
      };
    case 'chow':
    case 'pong':
    case 'kong':
      return claimOption(view, action, kinds);
    case 'concealed-kong':
    case 'added-kong':
      return ownKong(view, action, kinds);
  }
}

function claimOption(
  view: SeatView,
  action: Extract<Action, { own: unknown }>,
  kinds: readonly TileKind[],
): TrayOption {
  const taken = view.pending?.tile ?? null;
  const ids = taken === null ? action.own : [...action.own, taken];
  const sorted = ids.toSorted(
    (a, b) => (kinds[a] ?? 0) - (kinds[b] ?? 0) || Number(a === taken) - Number(b === taken),
  );
  const tiles = sorted.map((id) => ({ kind: kinds[id] ?? 0, taken: id === taken }));
  return {
    id: `${action.type}-${action.own.join('-')}`,
    name: action.type,
    action,
    keys: [],
    tiles,
    own: action.own,
  };
}

function ownKong(
  view: SeatView,
  action: Extract<Action, { type: 'concealed-kong' | 'added-kong' }>,
  kinds: readonly TileKind[],
): TrayOption {
  const kind = action.type === 'concealed-kong' ? action.kind : (kinds[action.tile] ?? 0);
  const own = action.type === 'added-kong' ? [action.tile] : view.hand.filter((tile) => kinds[tile] === kind);
  const laid = 4 - own.length; // the same in every game: a kong has four tiles
  const tiles = [0, 1, 2, 3].map((at) => ({ kind, taken: laid > 0 && at >= laid }));
  return { id: `${action.type}-${kind}`, name: 'kong', action, keys: [], tiles, own };
}

const NUMBERS = ['1', '2', '3', '4', '5', '6'];

function keysFor(option: TrayOption, all: readonly TrayOption[]): string[] {
  const alike = all.filter(({ name }) => name === option.name);
  const number = NUMBERS[alike.indexOf(option)] ?? '';
  switch (option.name) {
    case 'win':
      return ['w'];
    case 'pong':
      return ['p'];
    case 'chow':
      return [number];
    case 'kong':
      return alike.length === 1 ? ['k'] : number === '1' ? ['k', '1'] : [number];
    case 'pass':
      return [' '];
    case 'declare':
      return [];
  }
}
