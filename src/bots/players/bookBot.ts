import type { RuleSetId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { GameBook, TuningId } from '../botPart';
import type { Bot } from '../bot';
import { bookOf, botPartOf } from '../knownBooks';
import { bookMind } from '../routes/bookMind';
import type { Mind } from '../targets/mind';
import { tuned, withoutPenalties } from '../routes/tuning';
import type { TunedBook, Tuning } from '../routes/tuning';
import { styled } from '../styles/style';
import { STYLE_TASTES } from '../styles/styles';
import type { StyleId } from '../styles/styleIds';
import { decideWithoutBook } from './withoutBook';

/** Whose numbers a bot plays by. */
export interface Reading {
  readonly tuning: TuningId;
  readonly style?: StyleId | undefined;
}

/** A bot that plays by the book of each game. Where there is none it plays as the bookless bot. */
export function bookBot(id: string, reading: Reading): Bot {
  const mindOf = mindsFor(reading);
  return {
    id,
    decide: (view, choices, random) =>
      mindOf(view)?.decide(view, choices) ?? decideWithoutBook(view, choices, random),
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
    const mind = bookMind(readBook(game, { tuning, style: isShown ? style : undefined }));
    minds.set(rules, mind);
    return mind;
  };
}

/** The book as a bot reads it. */
export function readBook(game: GameBook, { tuning, style }: Reading): TunedBook {
  const numbers = tuningOf(game, tuning);
  const taste = style && { penalties: game.styles[style] ?? {}, taste: STYLE_TASTES[style] };
  return tuned(game.book, taste ? styled(numbers, taste) : numbers);
}

/** The numbers of a name. */
export function tuningOf({ tunings }: GameBook, name: TuningId): Tuning {
  return tunings[name] ?? withoutPenalties(tunings['routes-1']);
}
