import { kindOf } from '../../engine/draw';
import { emit } from '../../engine/events';
import type { PrePlay, Step } from '../../engine/rules';
import type { TileId, TileSource } from '../../engine/types';
import { change, ownOf } from './data';

/** Place of the first indicator, counted from the end of the wall, the last tile being 1; below each lies its ura indicator. */
const FIRST = 5;
const MOST = 5;

/** The first indicator is turned up before play. */
export const turnFirst: PrePlay = {
  id: 'indicator',
  begin: (step) => turnUp(step),
  legal: () => [],
  resolve: () => undefined,
};

/** One more indicator is turned up. Source: `RULES.md#dora`. */
export function turnUp(step: Step): void {
  const { rules, deal } = step;
  const { shown = [], dora = [], ura = [] } = ownOf(deal);
  const [tile, under] = indicatorAt(deal.source, shown.length);
  if (tile === undefined || under === undefined) return;
  change(deal, {
    shown: [...shown, tile],
    dora: [...dora, kindOf(rules, tile)],
    ura: [...ura, kindOf(rules, under)],
  });
  emit(step, { type: 'note', what: 'indicator', seat: null, tiles: [tile], public: true });
}

/** Indicators that were waiting for a discard, or for another kong, are turned up. */
export function turnLate(step: Step): void {
  const { late = 0 } = ownOf(step.deal);
  if (late === 0) return;
  change(step.deal, { late: 0 });
  for (let at = 0; at < late; at++) turnUp(step);
}

/** Where the indicators lie in a wall of so many tiles, in the order in which they are turned up. */
export function indicatorPlaces(tiles: number): readonly number[] {
  return Array.from({ length: MOST }, (_, number) => tiles - FIRST - 2 * number);
}

/** The indicator of this number and the one under it. Where seats draw from queues, those that would be drawn last. */
function indicatorAt(source: TileSource, number: number): readonly (TileId | undefined)[] {
  if (source.type === 'wall') {
    const place = indicatorPlaces(source.tiles.length)[number] ?? -1;
    return [source.tiles[place], source.tiles[place - 1]];
  }
  const { queues } = source;
  const queue = queues[number % queues.length]!;
  const place = queue.length - 1 - 2 * Math.floor(number / queues.length);
  return [queue[place], queue[place - 1]];
}
