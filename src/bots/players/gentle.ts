import { rulesOf } from '../../engine/knownRules';
import { rankOf, suitOf } from '../../engine/tiles';
import type { Action, ExchangeAction, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Random } from '../../engine/random';
import type { Bot } from '../bot';
import type { StyleId } from '../styles/styleIds';
import { bookBot, mindsFor } from './bookBot';

/** Of a hundred claims it would make, how many it does not notice; of a hundred discards, how many may be second best. */
interface Slips {
  readonly overlookedClaims: number;
  readonly hastyDiscards: number;
}

/** A table of the first left too many hands unfinished; it stays as the yardstick it was. */
const FIRST_SLIPS: Slips = { overlookedClaims: 35, hastyDiscards: 30 };
/** A hasty discard by a card is one of so many. */
const NEXT = 2;
const SLIPS: Slips = { overlookedClaims: 20, hastyDiscards: 30 };

/** The first beginner, plain or in a style. */
export function gentleAs(id: string, style?: StyleId): Bot {
  return slipping(bookBot(id, { tuning: 'routes-1', style }), FIRST_SLIPS);
}

/** The beginner of the app, plain or in a style. */
export function gentle2As(id: string, style?: StyleId): Bot {
  return slipping(bookBot(id, { tuning: 'routes-1', style }), SLIPS);
}

/** A beginner heads for legal hands as another bot does, but overlooks claims and sometimes throws another loose tile. */
function slipping({ id, ...skilled }: Bot, { overlookedClaims, hastyDiscards }: Slips): Bot {
  const decide: Bot['decide'] = (view, choices, random) => {
    const best = skilled.decide(view, choices, random);
    if (best.type === 'win' || best.type === 'pass') return best;
    const pass = choices.find((choice) => choice.type === 'pass');
    if (pass) return random.below(100) < overlookedClaims ? pass : best;
    const mayErr = best.type === 'discard' || best.type === 'exchange';
    if (!mayErr || random.below(100) >= hastyDiscards) return best;
    const err = rulesOf(view).card ? nextBest : looseDiscard;
    return err(view, choices, random) ?? best;
  };
  return { id, decide };
}

const mindOf = mindsFor({ tuning: 'routes-1' });

/** By a card no tile is loose for good: one of the next best, or another tile in a packet. */
function nextBest(view: SeatView, choices: readonly Action[], random: Random): Action | undefined {
  const [best, ...others] = mindOf(view)?.rank(view, choices) ?? [];
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
function looseDiscard(view: SeatView, choices: readonly Action[], random: Random): Action | undefined {
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
