import { countsAs } from '../../../engine/tiles';
import type { Action, TileId, TileKind } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import { wildKinds } from '../../../store/selectors/tiles';

/** A tile pictured on a button; `taken`: it comes from the table, not from the hand. */
export interface PicturedTile {
  readonly kind: TileKind;
  readonly taken: boolean;
}

/** One thing the player may do, read by its button and by its key alike. */
export interface TrayOption {
  readonly id: string;
  readonly name: 'win' | 'pong' | 'chow' | 'kong' | 'group' | 'pass' | 'declare';
  readonly action: Action;
  /** Which declaration it is; null for what every game has. */
  readonly what: string | null;
  /** `KeyboardEvent.key` in lower case; the first is shown on the button. */
  readonly keys: readonly string[];
  readonly tiles: readonly PicturedTile[];
  /** The tiles of the hand that it would use. */
  readonly own: readonly TileId[];
  /** It stands for several that differ in their tile: one has to be selected in the hand first. */
  readonly needsTile: boolean;
  /** Of a group of tiles alike: how many it has, and how many of those are wild; null for all else. */
  readonly group: { readonly size: number; readonly wild: number } | null;
  /** `size`: it stands for all groups of its size, and shows those when it is pressed; `mixture`: it is one of them. */
  readonly of: 'size' | 'mixture' | null;
  /** A pass where nothing but declarations is asked. */
  readonly isRefusal: boolean;
}

/** Choices stand in this order wherever they are listed. */
const ORDER: readonly Action['type'][] = [
  'win',
  'concealed-kong',
  'added-kong',
  'kong',
  'pong',
  'group',
  'chow',
  'declare',
  'exchange',
  'discard',
  'pass',
];

/** Compares two choices by the order in which they are listed. */
export function byOrder(a: Action, b: Action): number {
  return ORDER.indexOf(a.type) - ORDER.indexOf(b.type);
}

/** Everything on offer but discards, in the order of the tray. */
export function trayOptions(
  view: SeatView,
  choices: readonly Action[],
  kinds: readonly TileKind[],
): TrayOption[] {
  const isRefusal = choices.every(({ type }) => type === 'pass' || type === 'declare');
  const options = choices
    .toSorted(byOrder)
    .flatMap((action) => optionFor(view, action, kinds) ?? [])
    .toSorted(byGroup);
  return withKeys(options.map((option) => (option.name === 'pass' ? { ...option, isRefusal } : option)));
}

/** Small groups before large ones, and those of one size by their wild tiles. */
function byGroup({ group: a }: TrayOption, { group: b }: TrayOption): number {
  return a && b ? a.size - b.size || a.wild - b.wild : 0;
}

/** The tile that a declaration discards; null where it is laid out, aimed at another tile, is about none, or is no declaration. */
export function discardOf({ action }: Pick<TrayOption, 'action'>): TileId | null {
  return action.type === 'declare' && action.target === null && !action.lays ? action.tile : null;
}

/** Each option with its keys: a letter, and numbers through all of which there may be several. */
export function withKeys(options: readonly TrayOption[]): TrayOption[] {
  const numbered = options.filter((option) => isNumbered(option, options));
  return options.map((option) => ({ ...option, keys: keysFor(option, numbered) }));
}

const PLAIN = {
  what: null,
  keys: [],
  tiles: [],
  own: [],
  needsTile: false,
  group: null,
  of: null,
  isRefusal: false,
} as const;

function optionFor(view: SeatView, action: Action, kinds: readonly TileKind[]): TrayOption | null {
  switch (action.type) {
    case 'discard':
    case 'exchange':
      return null;
    case 'win':
    case 'pass':
      return { ...PLAIN, id: action.type, name: action.type, action };
    case 'declare':
      return declareOption(action, kinds);
    case 'chow':
    case 'pong':
    case 'kong':
    case 'group':
      return claimOption(view, action, kinds);
    case 'concealed-kong':
    case 'added-kong':
      return ownKong(view, action, kinds);
  }
}

function declareOption(action: Extract<Action, { type: 'declare' }>, kinds: readonly TileKind[]): TrayOption {
  const { what, tile, target, lays } = action;
  const own = lays ?? (tile === null ? [] : [tile]);
  const aim = target === null || target.tile === null ? [] : [target.tile];
  const tiles = [...own, ...aim].map((id, at) => ({ kind: kinds[id] ?? 0, taken: at >= own.length }));
  const id = ['declare', what, tile, target?.seat, target?.tile].join('-');
  return { ...PLAIN, id, name: 'declare', action, what, tiles, own };
}

function claimOption(
  view: SeatView,
  action: Extract<Action, { own: unknown }>,
  kinds: readonly TileKind[],
): TrayOption {
  const taken = view.pending?.tile ?? null;
  const ids = taken === null ? action.own : [...action.own, taken];
  const sorted = ids.toSorted(
    (a, b) => countsAs(kinds[a] ?? 0) - countsAs(kinds[b] ?? 0) || Number(a === taken) - Number(b === taken),
  );
  const tiles = sorted.map((id) => ({ kind: kinds[id] ?? 0, taken: id === taken }));
  const id = `${action.type}-${action.own.join('-')}`;
  return {
    ...PLAIN,
    id,
    name: action.type,
    action,
    tiles,
    own: action.own,
    group: action.type === 'group' ? { size: ids.length, wild: wildIn(view, tiles) } : null,
  };
}

function wildIn(view: SeatView, tiles: readonly PicturedTile[]): number {
  const wild = wildKinds(view);
  return tiles.filter(({ kind }) => wild.includes(kind)).length;
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
  return { ...PLAIN, id: `${action.type}-${kind}`, name: 'kong', action, tiles, own };
}

const LETTERS: Readonly<Partial<Record<TrayOption['name'], string>>> = {
  win: 'w',
  pong: 'p',
  kong: 'k',
  declare: 'i',
  pass: ' ',
};

/** What has no letter and declarations always; of the others only several. */
function isNumbered({ name }: TrayOption, all: readonly TrayOption[]): boolean {
  return (
    LETTERS[name] === undefined || name === 'declare' || all.filter((other) => other.name === name).length > 1
  );
}

function keysFor(option: TrayOption, numbered: readonly TrayOption[]): string[] {
  const at = numbered.indexOf(option);
  const isFirst = numbered.findIndex(({ name }) => name === option.name) === at;
  const letter = isFirst ? LETTERS[option.name] : undefined;
  const letters = letter === undefined ? [] : [letter];
  const figures = at >= 0 && at < 9 ? [`${at + 1}`] : [];
  // An I beside a 2 would be read as a 1.
  const isOneOfSeveral = option.name === 'declare' && numbered.length > 1;
  return isOneOfSeveral ? [...figures, ...letters] : [...letters, ...figures];
}
