import type { Random } from '../../engine/random';
import { rulesOf } from '../../engine/knownRules';
import { rankOf, suitOf } from '../../engine/tiles';
import type { Action, ExchangeAction, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Slips } from '../botPart';
import { routesOf } from '../knownBooks';
import type { Mind } from '../targets/mind';

/** A hasty discard by a card is one of so many. */
const NEXT = 2;

interface Asked {
  readonly view: SeatView;
  readonly choices: readonly Action[];
  /** Who chose; null for a game without a book. */
  readonly mind: Mind | null;
  readonly random: Random;
  readonly slips: Slips;
}

/** What a player does who now and then overlooks a claim or is hasty; `best`: what it would do with care. */
export function slip(best: Action, asked: Asked): Action {
  const { view, choices, mind, random, slips } = asked;
  if (best.type === 'win' || best.type === 'pass') return best;
  const pass = choices.find((choice) => choice.type === 'pass');
  if (pass) return random.below(100) < slips.overlookedClaims ? pass : best;
  const mayErr = best.type === 'discard' || best.type === 'exchange';
  if (!mayErr || random.below(100) >= slips.hastyDiscards) return best;
  const isByMind = mind !== null && routesOf(view.rules) === null;
  return (isByMind ? nextBest(asked) : looseDiscard(asked)) ?? best;
}

/** Where hands are no routes, as by a card, no tile is loose for good: one of the next best, or another tile in a packet. */
function nextBest({ view, choices, mind, random }: Asked): Action | undefined {
  const [best, ...others] = mind?.rank(view, choices) ?? [];
  if (best?.action.type === 'exchange') return otherPacket(best.action, choices, random);
  const next = others.filter(({ action }) => action.type === 'discard').slice(0, NEXT);
  return next[random.below(Math.max(1, next.length))]?.action;
}

function otherPacket(chosen: ExchangeAction, choices: readonly Action[], random: Random): Action | undefined {
  const offer = choices.find((choice) => choice.type === 'exchange')?.offer;
  const others = offer?.from.filter((tile) => !chosen.tiles.includes(tile)) ?? [];
  if (others.length === 0 || chosen.tiles.length === 0) return undefined;
  const at = random.below(chosen.tiles.length);
  return { ...chosen, tiles: chosen.tiles.with(at, others[random.below(others.length)]!) };
}

/** A discard that breaks no pair and no neighbours. */
function looseDiscard({ view, choices, random }: Asked): Action | undefined {
  const { kinds } = rulesOf(view).tiles;
  const loose = choices.filter(
    (choice) => choice.type === 'discard' && isLoose(view.counts, kinds[choice.tile]!),
  );
  return loose[random.below(Math.max(1, loose.length))];
}

function isLoose(counts: readonly number[], kind: TileKind): boolean {
  if (counts[kind] !== 1) return false;
  if (suitOf(kind) > 2) return true;
  const held = (at: TileKind): boolean => suitOf(at) === suitOf(kind) && counts[at]! > 0;
  return !((rankOf(kind) > 1 && held(kind - 1)) || (rankOf(kind) < 9 && held(kind + 1)));
}
