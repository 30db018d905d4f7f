import type { RuleSetId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Bot } from '../bot';
import type { Reading } from '../reading';
import { bookOf, botPartOf } from '../knownBooks';
import type { Mind } from '../targets/mind';
import { slip } from './slip';
import { decideWithoutBook } from './withoutBook';

/** A bot that plays by the book of each game. Where there is none it plays as the bookless bot. */
export function bookBot(id: string, reading: Reading): Bot {
  const mindOf = mindsFor(reading);
  return {
    id,
    decide: (view, choices, random) => {
      const mind = mindOf(view);
      if (!mind) return decideWithoutBook(view, choices, random);
      const best = mind.decide(view, choices);
      const slips = bookOf(view.rules)?.slips?.steady;
      return slips ? slip(best, { view, choices, mind, random, slips }) : best;
    },
  };
}

/** One mind for each game, made when first asked for. Null for a game without a book. A style that a game leaves out is not played there. */
export function mindsFor({ tuning, style }: Reading): (view: Pick<SeatView, 'rules'>) => Mind | null {
  const minds = new Map<RuleSetId, Mind>();
  return ({ rules }) => {
    const known = minds.get(rules);
    if (known) return known;
    const game = bookOf(rules);
    if (!game) return null;
    const isShown = botPartOf(rules)?.styles.some((shown) => shown === style);
    const mind = game.newMind({ tuning, style: isShown ? style : undefined });
    minds.set(rules, mind);
    return mind;
  };
}
