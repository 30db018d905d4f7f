import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import type { Step } from '../../engine/rules';
import type { DealEvent, Seat, TileId } from '../../engine/types';
import { catchOf } from './extraTiles';

/** Who lays out an owner takes its catch over from the player before whom it lies. Source: `RULES.md#catches`. */
export function capture(step: Step, event: DealEvent): void {
  if (event.type !== 'bonus') return;
  const caught = catchOf(kindOf(step.rules, event.tile));
  const found = caught === null ? null : findBonus(step, caught);
  if (!found || found.seat === event.seat) return;
  const { tile, seat: from } = found;
  const owner = seatState(step.deal, from);
  owner.bonus = owner.bonus.filter((each) => each !== tile);
  seatState(step.deal, event.seat).bonus.push(tile);
  emit(step, { type: 'note', what: 'capture', seat: event.seat, tiles: [tile], from, public: true });
}

/** Where the extra tile of this kind lies; null where it does not lie before anybody. */
function findBonus({ rules, deal }: Step, kind: number): { seat: Seat; tile: TileId } | null {
  for (const [seat, { bonus }] of deal.seats.entries()) {
    const tile = bonus.find((each) => kindOf(rules, each) === kind);
    if (tile !== undefined) return { seat, tile };
  }
  return null;
}
