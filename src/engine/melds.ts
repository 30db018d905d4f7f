import { emit, kindOf, seatState } from './draw';
import type { Step } from './rules';
import { takeFromHand, tilesOfKind } from './state';
import type { ClaimAction, Discard, Pending, Seat, TileId } from './types';
import type { WinWay } from './winContext';

/** Marks the last discard of a river as taken. */
export function takeDiscard(step: Step, from: Seat, by: Seat): void {
  const { river } = seatState(step.deal, from);
  river[river.length - 1] = { ...(river.at(-1) as Discard), claimedBy: by };
}

/** Lays out a claimed meld; the claimer is now in turn, without having drawn. */
export function takeClaim(step: Step, claim: ClaimAction, way: WinWay): void {
  const { rules, deal } = step;
  const from = way.from as Seat;
  const state = seatState(deal, claim.seat);
  takeDiscard(step, from, claim.seat);
  for (const tile of claim.own) takeFromHand(state, tile, kindOf(rules, tile));
  const tiles = [...claim.own, way.tile].toSorted((a, b) => kindOf(rules, a) - kindOf(rules, b));
  const kind = kindOf(rules, tiles[0]!);
  state.melds.push({ type: claim.type, kind, tiles, concealed: false, from, claimed: way.tile });
  deal.turn = claim.seat;
  deal.drawn = null;
  if (claim.seat === 0 && claim.type === 'kong') deal.dealerKong = true;
  emit(step, { type: claim.type, seat: claim.seat, tile: way.tile, from, own: claim.own });
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
    const tiles = tilesOfKind(rules.geometry, state, { kind, count: 4 });
    for (const each of tiles) takeFromHand(state, each, kind);
    state.melds.push({ type: 'kong', kind, tiles, concealed: true, from: null, claimed: null });
    return;
  }
  takeFromHand(state, tile, kind);
  const at = state.melds.findIndex((meld) => meld.type === 'pong' && meld.kind === kind);
  const pong = state.melds[at]!;
  state.melds[at] = { ...pong, type: 'kong', tiles: [...pong.tiles, tile] };
}

/** The robbed tile leaves its owner's hand as if it had been discarded; the kong is not made. */
export function takeRobbedTile(step: Step, way: WinWay, by: Seat): void {
  const state = seatState(step.deal, way.from as Seat);
  takeFromHand(state, way.tile, kindOf(step.rules, way.tile));
  state.river.push({ tile: way.tile, drawn: false, claimedBy: by });
}
