import { EVEN } from '../beliefs/beliefs';
import type { GameBook } from '../botPart';
import type { Reading, TuningId } from '../reading';
import { styled } from '../styles/style';
import { STYLE_TASTES } from '../styles/styles';
import { bookMind } from './bookMind';
import { OpenPlans } from './plan';
import type { RouteGame } from './routeGame';
import { tuned, withoutPenalties } from './tuning';
import type { TunedBook, Tuning } from './tuning';

/** A game of sets as bots see it. */
export function bookOfRoutes(parts: Omit<RouteGame, 'plans'>): GameBook {
  const plans = new OpenPlans(parts.book);
  const routes = { ...parts, plans };
  return { routes, plans, beliefs: EVEN, newMind: (reading) => bookMind(readBook(routes, reading)) };
}

/** The book as a bot reads it. */
export function readBook(game: RouteGame, { tuning, style }: Reading): TunedBook {
  const numbers = tuningOf(game, tuning);
  const taste = style && { penalties: game.styles[style] ?? {}, taste: STYLE_TASTES[style] };
  return tuned(game.book, taste ? styled(numbers, taste) : numbers);
}

/** The numbers of a name. */
export function tuningOf({ tunings }: RouteGame, name: TuningId): Tuning {
  return tunings[name] ?? withoutPenalties(tunings['routes-1']);
}
