import { rulesOf } from '../engine/rule-sets/registry';
import { rankOf, suitOf } from '../engine/tiles';
import type { Action, TileKind } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Random } from '../engine/random';
import type { Bot } from './bot';
import { routes1 } from './routes1';

/** Of a hundred claims it would make, so many it does not notice; of a hundred discards, so many are second best. */
const OVERLOOKED_CLAIMS = 35;
const HASTY_DISCARDS = 30;

/** Over `routes-1`. */
export const gentle = gentleFrom(routes1, 'gentle');

/** A beginner: it heads for legal hands as another bot does, but overlooks claims and sometimes throws another loose tile. */
export function gentleFrom(skilled: Bot, id: string): Bot {
  const decide: Bot['decide'] = (view, choices, random) => {
    const best = skilled.decide(view, choices, random);
    if (best.type === 'win' || best.type === 'pass') return best;
    const pass = choices.find((choice) => choice.type === 'pass');
    if (pass) return random.below(100) < OVERLOOKED_CLAIMS ? pass : best;
    if (best.type !== 'discard' || random.below(100) >= HASTY_DISCARDS) return best;
    return looseDiscard(view, choices, random) ?? best;
  };
  return { id, decide };
}

/** A discard that breaks no pair and no neighbours. */
function looseDiscard(view: SeatView, choices: readonly Action[], random: Random): Action | undefined {
  const kinds = rulesOf(view).geometry.tiles;
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
