import type { RuleSetId } from '../../engine/types';
import type { Language } from '../../store/settings';
import { useGame, useSettings } from '../context';
import { findGameWords } from '../text/gameWords';
import type { AskWords, DeclarationWords } from '../text/gameWords';

/** A game's own words for what happens at its table. */
export interface PlayWords {
  readonly declaration: (what: string) => DeclarationWords;
  /** What is asked in a step before play; null where the game has no words of its own for it. */
  readonly phase: (id: string) => AskWords | null;
  readonly mark: (code: string, figures: readonly number[]) => string;
}

/** The words of the match under way. */
export function usePlayWords(): PlayWords {
  const language = useSettings((settings) => settings.language);
  return playWordsOf(
    useGame((state) => state.match?.rules ?? ''),
    language,
  );
}

/** A code that has no words of its own stands for itself. */
export function playWordsOf(rules: RuleSetId, language: Language): PlayWords {
  const words = findGameWords(rules)?.of(language);
  return {
    declaration: (what) => words?.declarations[what] ?? unknownDeclaration(what),
    phase: (id) => words?.phases[id] ?? null,
    mark: (code, figures) => words?.marks[code]?.(...figures) ?? [readable(code), ...figures].join(' '),
  };
}

function unknownDeclaration(what: string): DeclarationWords {
  const name = readable(what);
  return {
    name,
    verb: name,
    said: (told) => `${[told.name, name, ...(told.tile === null ? [] : [told.tile])].join(', ')}.`,
  };
}

function readable(code: string): string {
  return `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
}
