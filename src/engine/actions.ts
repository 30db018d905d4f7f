import { isWithin } from './exchange';
import type {
  Action,
  AddedKongAction,
  ClaimAction,
  ConcealedKongAction,
  DeclareAction,
  DiscardAction,
  ExchangeAction,
  PassAction,
  Seat,
  TileId,
  TileKind,
  WinAction,
} from './types';

// Actions that carry no list are made once and shared: listing choices allocates nothing but the list.
const passes: PassAction[] = [];
const wins: WinAction[] = [];
const discards: DiscardAction[][] = [];
const addedKongs: AddedKongAction[][] = [];
const concealedKongs: ConcealedKongAction[][] = [];

export function passOf(seat: Seat): PassAction {
  return (passes[seat] ??= Object.freeze({ type: 'pass', seat } as const));
}

export function winOf(seat: Seat): WinAction {
  return (wins[seat] ??= Object.freeze({ type: 'win', seat } as const));
}

function discardOf(seat: Seat, tile: TileId): DiscardAction {
  return ((discards[seat] ??= [])[tile] ??= Object.freeze({ type: 'discard', seat, tile } as const));
}

/** Adds the discard of every tile of a hand to these choices. */
export function addDiscards(seat: Seat, hand: readonly TileId[], choices: Action[]): void {
  const made = (discards[seat] ??= []);
  for (let at = 0; at < hand.length; at++) choices.push(made[hand[at]!] ?? discardOf(seat, hand[at]!));
}

export function addedKongOf(seat: Seat, tile: TileId): AddedKongAction {
  return ((addedKongs[seat] ??= [])[tile] ??= Object.freeze({ type: 'added-kong', seat, tile } as const));
}

export function concealedKongOf(seat: Seat, kind: TileKind): ConcealedKongAction {
  return ((concealedKongs[seat] ??= [])[kind] ??= Object.freeze({
    type: 'concealed-kong',
    seat,
    kind,
  } as const));
}

/** Whether it takes a discard into a group that is laid out. */
export function isClaim(action: Action): action is ClaimAction {
  return 'own' in action;
}

/** Whether two actions are the same choice, also when one was read from a save. An offer is each of its exchanges. */
export function isSameAction(a: Action, b: Action): boolean {
  if (a.type !== b.type || a.seat !== b.seat) return false;
  switch (a.type) {
    case 'pass':
    case 'win':
      return true;
    case 'discard':
    case 'added-kong':
      return a.tile === (b as typeof a).tile;
    case 'concealed-kong':
      return a.kind === (b as typeof a).kind;
    case 'declare':
      return isSameDeclaration(a, b as typeof a);
    case 'exchange':
      return isSameExchange(a, b as typeof a);
    default:
      return a.kind === (b as typeof a).kind && isSameList(a.own, (b as typeof a).own);
  }
}

function isSameExchange(a: ExchangeAction, b: ExchangeAction): boolean {
  return a.offer ? isWithin(a.offer, b.tiles) : isSameList(a.tiles, b.tiles);
}

/** The choice on offer that an action is, with its own tiles where the offer leaves them open; null where there is none. */
export function offered(choices: readonly Action[], action: Action): Action | null {
  const choice = choices.find((each) => isSameAction(each, action));
  if (choice?.type !== 'exchange' || !choice.offer || action.type !== 'exchange') return choice ?? null;
  return { type: 'exchange', seat: choice.seat, tiles: action.tiles };
}

function isSameDeclaration(a: DeclareAction, b: DeclareAction): boolean {
  return (
    a.what === b.what &&
    a.tile === b.tile &&
    a.target?.seat === b.target?.seat &&
    a.target?.tile === b.target?.tile
  );
}

function isSameList(a: readonly TileId[], b: readonly TileId[]): boolean {
  return a.length === b.length && a.every((tile, at) => tile === b[at]);
}
