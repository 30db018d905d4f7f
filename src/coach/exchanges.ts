import { newOutlook } from '../bots/targets/outlook';
import type { Mind } from '../bots/targets/mind';
import { exchangesOf } from '../engine/exchange';
import { rulesOf } from '../engine/knownRules';
import type { ExchangeAction, TileId } from '../engine/types';
import type { SeatView } from '../engine/view';

/** Packets are made of so many tiles that are missed least. */
const LOOSE = 7;
/** So many packets of the largest size are compared, and so many of each smaller one. */
export const LARGEST = 7;
const SMALLER = 2;

/** The packets of an offer that are worth comparing: of the tiles that the hand misses least, those that leave most hope. */
export function packetsOf(
  view: SeatView,
  { seat, tiles, offer }: ExchangeAction,
  mind: Mind,
): readonly ExchangeAction[] {
  if (!offer) return [{ type: 'exchange', seat, tiles }];
  const outlook = newOutlook();
  const packet = (given: readonly TileId[]): ExchangeAction => ({ type: 'exchange', seat, tiles: given });
  const hopeOf = (given: readonly TileId[]): number => {
    mind.survey(view, packet(given), outlook);
    return outlook.hope;
  };
  const loose = byHope(
    offer.from.map((tile) => [tile]),
    hopeOf,
  ).slice(0, LOOSE);
  const most = { ...offer, from: loose.flat(), ordered: false };
  const all = exchangesOf(most, rulesOf(view).tiles.faces);
  const sizes = Array.from({ length: offer.most - offer.least + 1 }, (_, fewer) => offer.most - fewer);
  return sizes.flatMap((size) => {
    const ofSize = byHope(
      all.filter(({ length }) => length === size),
      hopeOf,
    );
    return ofSize.slice(0, size === offer.most ? LARGEST : SMALLER).map(packet);
  });
}

function byHope(
  packets: readonly (readonly TileId[])[],
  hopeOf: (given: readonly TileId[]) => number,
): readonly (readonly TileId[])[] {
  return packets
    .map((given) => ({ given, hope: hopeOf(given) }))
    .toSorted((a, b) => b.hope - a.hope)
    .map(({ given }) => given);
}
