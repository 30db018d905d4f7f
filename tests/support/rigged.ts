import { parseOptions } from '../../src/engine/options';
import { kindsOfText } from '../../src/engine/notation';
import { startDeal } from '../../src/engine/match';
import type { StartedDeal } from '../../src/engine/match';
import { findRuleSet, rulesOf } from '../../src/engine/knownRules';
import { wallSource } from '../../src/engine/source';
import { isBonus } from '../../src/engine/tiles';
import { breakWall } from '../../src/engine/wall';
import type { Extras, Options, TileId, TileKind } from '../../src/engine/types';

const STRIDE = 61;

/** A deal as a test wants it: tiles as text; what is not named is scattered, bonus tiles to the middle of the wall. */
export interface Rigged {
  readonly rules?: string;
  readonly options?: object;
  /** Thirteen tiles a seat (fewer are filled up). */
  readonly hands: readonly string[];
  /** Tiles in the order of drawing from the front, the dealer's fourteenth first. */
  readonly front?: string;
  /** Replacement tiles in the order of drawing from the back. */
  readonly back?: string;
  readonly prevailing?: number;
  readonly carry?: Extras;
}

export function optionsOf(rules: string, overrides: object = {}): Options {
  const ruleSet = findRuleSet(rules);
  const options = ruleSet && parseOptions(ruleSet.options, overrides);
  if (!options?.ok) throw new Error(options ? options.error : `There is no rule set ${rules}.`);
  return options.value;
}

/** Starts a deal whose wall gives these tiles. */
export function rig({
  rules = 'hong-kong-old',
  options = {},
  hands,
  front = '',
  back = '',
  prevailing = 0,
  carry = {},
}: Rigged): StartedDeal {
  const config = { rules, options: optionsOf(rules, options) };
  const { geometry } = rulesOf(config);
  const free = new Map<TileKind, TileId[]>();
  geometry.tiles.forEach((kind, id) => free.set(kind, [...(free.get(kind) ?? []), id]));
  const take = (kind: TileKind): TileId => {
    const id = free.get(kind)?.shift();
    if (id === undefined) throw new Error(`There is no tile of kind ${kind} left to rig.`);
    return id;
  };
  const named = {
    hands: hands.map((hand) => kindsOfText(hand).map(take)),
    front: kindsOfText(front).map(take),
    back: kindsOfText(back).map(take),
  };
  const scattered = (id: TileId): number => (id * STRIDE) % geometry.tiles.length;
  const order = (id: TileId): number =>
    scattered(id) + (isBonus(geometry.tiles[id] as TileKind) ? geometry.tiles.length : 0);
  const rest = [...free.values()].flat().toSorted((a, b) => order(a) - order(b));
  const dealt = Array.from({ length: geometry.seats }, (_, seat) => {
    const hand = named.hands[seat] ?? [];
    return [...hand, ...rest.splice(0, geometry.handSize - hand.length)];
  });
  const wall: TileId[] = [];
  for (let held = 0; held < geometry.handSize; held += 4)
    for (const hand of dealt) wall.push(...hand.slice(held, held + 4));
  const bonus = rest.splice(rest.findIndex((id) => isBonus(geometry.tiles[id] as TileKind)) >>> 0);
  const middle = rest.length >> 1;
  const tiles = [
    ...wall,
    ...named.front,
    ...rest.slice(0, middle),
    ...bonus,
    ...rest.slice(middle),
    ...named.back.toReversed(),
  ];
  return startDeal(config, {
    prevailing,
    carry,
    source: wallSource(tiles),
    dice: [1, 2, 3],
    wallBreak: breakWall(geometry, [1, 2, 3]),
  });
}
