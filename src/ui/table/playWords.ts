import type { RuleSetId } from '../../engine/types';
import { useGame } from '../context';

/** Who did something, and with which tile, as they are called. */
interface Told {
  readonly name: string;
  readonly isYou: boolean;
  readonly tile: string | null;
}

/** A question and the line below it. */
export interface AskWords {
  readonly title: string;
  readonly line: string;
}

/** An action of the game's own: on its button, after "You can", once it was done, and where it has a question of its own. */
interface DeclarationWords {
  readonly name: string;
  readonly verb: string;
  readonly said: (told: Told) => string;
  readonly ask?: AskWords;
}

/** A game's own words for what happens at its table. */
export interface PlayWords {
  readonly declaration: (what: string) => DeclarationWords;
  /** What is asked in a step before play; null where the game has no words of its own for it. */
  readonly phase: (id: string) => AskWords | null;
  readonly mark: (code: string, figures: readonly number[]) => string;
}

/** The words of the match under way. */
export function usePlayWords(): PlayWords {
  return playWordsOf(useGame((state) => state.match?.rules ?? ''));
}

/** A code that has no words of its own stands for itself. */
export function playWordsOf(_rules: RuleSetId): PlayWords {
  return {
    declaration: (what) => ({
      name: readable(what),
      verb: readable(what),
      said: ({ name, tile }) => `${[name, readable(what), ...(tile === null ? [] : [tile])].join(', ')}.`,
    }),
    phase: () => null,
    mark: (code, figures) => [readable(code), ...figures].join(' '),
  };
}

function readable(code: string): string {
  return `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
}
