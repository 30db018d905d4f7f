import { kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Step } from '../../engine/rules';
import { takeFromHand, tilesOfKind } from '../../engine/state';
import { PONG_SIZE } from '../../engine/tiles';
import type { Action, Deal, DeclareAction, Seat, TileId } from '../../engine/types';

const CONCEALED_PONG = 'concealed-pong';

/** In the own turn three alike may be laid out, one of them turned. Source: `RULES.md#concealed-pong`. */
export function withConcealedPongs(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const { tiles } = rulesOf(deal);
  const state = seatState(deal, seat);
  const pongs = state.counts.flatMap((count, kind): DeclareAction[] => {
    if (count < PONG_SIZE) return [];
    const lays = tilesOfKind(tiles, state, { kind, count: PONG_SIZE });
    const [tile = null] = lays;
    return [{ type: 'declare', seat, what: CONCEALED_PONG, tile, target: null, lays }];
  });
  return pongs.length > 0 ? [...choices, ...pongs] : choices;
}

/** The turn goes on. */
export function layOutPong({ rules, deal }: Step, { seat, lays: tiles = [] }: DeclareAction): 'turn' {
  const state = seatState(deal, seat);
  const kind = kindOf(rules, tiles[0] as TileId);
  for (const each of tiles) takeFromHand(state, each, kind);
  state.melds.push({ type: 'pong', kind, tiles, concealed: true, from: null, claimed: null });
  return 'turn';
}
