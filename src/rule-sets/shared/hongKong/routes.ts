import { wordOf } from '../../../engine/options';
import { FIRST_DRAGON, FIRST_WIND } from '../../../engine/tiles';
import type { Options, TileKind, Wind } from '../../../engine/types';
import type { RouteShape } from '../../../bots/routes/route';

/** Faan of a pong of this honour for a seat: a dragon, the seat wind, the prevailing wind. */
export function honourFaan(kind: TileKind, seat: Wind, round: Wind): number {
  if (kind >= FIRST_DRAGON) return 1;
  return Number(kind === FIRST_WIND + seat) + Number(kind === FIRST_WIND + round);
}

/** The shapes without those of chows only where the strict common hand makes them uncertain. */
export function withCommonHand(options: Options, shapes: readonly RouteShape[]): readonly RouteShape[] {
  return wordOf(options, 'commonHand') === 'plain' ? shapes : shapes.filter(({ sets }) => sets !== 'chows');
}
