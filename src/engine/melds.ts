import { faceOf, kindOf, seatState } from './draw';
import { emit } from './events';
import type { Rules, Step } from './rules';
import { addToHand, takeFromHand, tilesOfKind } from './state';
import { KONG_SIZE } from './tiles';
import type {
  ClaimAction,
  DealEvent,
  DeclareAction,
  Discard,
  Meld,
  Pending,
  Seat,
  TileId,
  TileKind,
} from './types';
import type { WinWay } from './winContext';

/** Marks the last discard of a river as taken. */
function takeDiscard(step: Step, from: Seat, by: Seat): void {
  const { river } = seatState(step.deal, from);
  river[river.length - 1] = { ...(river.at(-1) as Discard), claimedBy: by };
}

/** Lays out a claimed meld; the claimer is now in turn, without having drawn. Gives its event. */
export function takeClaim(step: Step, claim: ClaimAction, way: WinWay): DealEvent {
  const { rules, deal } = step;
  const from = way.from as Seat;
  const state = seatState(deal, claim.seat);
  takeDiscard(step, from, claim.seat);
  for (const tile of claim.own) takeFromHand(state, tile, kindOf(rules, tile));
  state.melds.push(claimedMeld(rules, claim, way));
  deal.turn = claim.seat;
  deal.drawn = null;
  if (claim.seat === 0 && claim.type === 'kong') deal.dealerKong = true;
  const stands = claim.kind === undefined ? {} : { kind: claim.kind };
  const event = { type: claim.type, seat: claim.seat, tile: way.tile, from, own: claim.own, ...stands };
  emit(step, event);
  return event;
}

/** The meld of a claim, its tiles in their places: the own ones as the claim has them, the taken one between. */
function claimedMeld(rules: Rules, { type, own, kind: stated }: ClaimAction, way: WinWay): Meld {
  const taken = kindOf(rules, way.tile);
  const lowest = type === 'chow' ? Math.min(taken, ...own.map((tile) => kindOf(rules, tile))) : taken;
  const kind = stated ?? lowest;
  const tiles = own.toSpliced(type === 'chow' ? taken - kind : own.length, 0, way.tile);
  return withFaces(rules, { type, kind, tiles, concealed: false, from: way.from, claimed: way.tile });
}

/** The same meld, saying what is printed on its tiles where its type and kind do not. */
export function withFaces(rules: Rules, meld: Omit<Meld, 'faces'>): Meld {
  const isPlain =
    meld.type !== 'group' && meld.tiles.every((tile, at) => faceOf(rules, tile) === kindAt(meld, at));
  return isPlain ? meld : { ...meld, faces: meld.tiles.map((tile) => faceOf(rules, tile)) };
}

function kindAt({ type, kind }: Pick<Meld, 'type' | 'kind'>, place: number): TileKind {
  return type === 'chow' ? kind + place : kind;
}

/** 2 when the kong now declared is made with a tile drawn for a kong, else 1. Source: `rule-sets/hong-kong-common/RULES.md#kong-on-kong`. */
export function kongsInARow({ rules, deal }: Step, tile: TileId): 1 | 2 {
  const { drawn } = deal;
  return drawn !== null && drawn.kongs > 0 && kindOf(rules, drawn.tile) === kindOf(rules, tile) ? 2 : 1;
}

/** Lays out a kong of the seat in turn once nobody has robbed it. */
export function makeKong(step: Step, tile: TileId, kong: NonNullable<Pending['kong']>): void {
  const { rules, deal } = step;
  const state = seatState(deal, deal.turn);
  const kind = kindOf(rules, tile);
  if (kong === 'concealed-kong') {
    const tiles = tilesOfKind(rules.tiles, state, { kind, count: KONG_SIZE });
    for (const each of tiles) takeFromHand(state, each, kind);
    state.melds.push(concealedKong(rules, tiles));
    return;
  }
  takeFromHand(state, tile, kind);
  const at = state.melds.findIndex((meld) => meld.type === 'pong' && meld.kind === kind);
  state.melds[at] = addedKong(rules, state.melds[at]!, tile);
}

export function concealedKong(rules: Rules, tiles: readonly TileId[]): Meld {
  const kind = kindOf(rules, tiles[0]!);
  return withFaces(rules, { type: 'kong', kind, tiles, concealed: true, from: null, claimed: null });
}

/** The kong that a tile makes of a pong. */
export function addedKong(rules: Rules, pong: Meld, tile: TileId): Meld {
  return withFaces(rules, { ...pong, type: 'kong', tiles: [...pong.tiles, tile] });
}

/** Puts a tile of the hand in the place of a wild one that lies in somebody's group. Gives the wild tile, now in the hand. */
export function swapForWild({ rules, deal }: Step, { seat, tile, target }: DeclareAction): TileId {
  const wild = target?.tile ?? null;
  if (tile === null || !target || wild === null) throw new Error('A swap names a tile and a wild one.');
  const state = seatState(deal, seat);
  takeFromHand(state, tile, kindOf(rules, tile));
  addToHand(state, wild, kindOf(rules, wild));
  const other = seatState(deal, target.seat);
  other.melds = other.melds.map((meld): Meld => {
    if (!meld.tiles.includes(wild)) return meld;
    const tiles = meld.tiles.map((each) => (each === wild ? tile : each));
    return { ...meld, tiles, faces: tiles.map((each) => faceOf(rules, each)) };
  });
  return wild;
}

/** The winning tile is taken: a discard, or the tile of a kong that is not made. */
export function takeWinningTile(step: Step, way: WinWay, by: Seat): void {
  if (way.kong === null) takeDiscard(step, way.from as Seat, by);
  else takeRobbedTile(step, way, by);
}

/** The robbed tile leaves its owner's hand as if it had been discarded. */
function takeRobbedTile(step: Step, way: WinWay, by: Seat): void {
  const state = seatState(step.deal, way.from as Seat);
  takeFromHand(state, way.tile, kindOf(step.rules, way.tile));
  state.river.push({ tile: way.tile, drawn: false, claimedBy: by });
}
