import type { RuleSetId, ScoreSheet, Win } from '../../engine/types';
import type { Term } from '../../store/selectors/calls';
import type { DeclarationWords, GameWords, GroupWords, StepWords, Told } from '../text/gameWords';
import { calledWorth, worthOf } from './worth';

/** A game's own words for what happens at its table. A code without words stands for itself. */
export interface PlayWords {
  readonly declaration: (what: string) => DeclarationWords;
  /** What all of the game's declarations are called. */
  readonly declared: readonly string[];
  /** A group alike of so many tiles. */
  readonly group: (size: number) => GroupWords;
  /** What is asked in a step before play; null where the game has no words of its own for it. */
  readonly phase: (id: string) => StepWords | null;
  /** What a note tells; null where it is not told. */
  readonly note: (what: string, told: Told) => string | null;
  /** Why a deal ended without a winner; null for a reason that every game has. */
  readonly ending: (code: string) => string | null;
  /** What a hand is called out as, and a win. */
  readonly worth: (sheet: ScoreSheet) => string;
  readonly win: (rules: RuleSetId, win: Pick<Win, 'seat' | 'by' | 'sheet'>) => string;
  /** What makes a discard safer: its name, and the same on a tile. */
  readonly safety: (code: string) => { readonly name: string; readonly brief: string };
  readonly mark: (code: string, figures: readonly number[]) => string;
  /** What is called out, in the game's own term; null where it is called as in most games. */
  readonly term: (term: Term) => string | null;
}

export function playWordsIn(game: GameWords | null): PlayWords {
  return {
    declaration: (what) => game?.declarations[what] ?? bareWords(what),
    declared: Object.values(game?.declarations ?? {}).map(({ name }) => name),
    group: (size) => game?.sizes[size] ?? bareWords(`${size}`),
    phase: (id) => game?.phases[id] ?? null,
    note: (what, told) => game?.notes[what]?.(told) ?? null,
    ending: (code) => game?.endings[code] ?? null,
    worth: (sheet) => worthOf(sheet, game?.units ?? {}),
    win: (rules, win) => calledWorth(win, rules, { units: {}, ...game }),
    term: (term) => game?.terms?.[term] ?? null,
    safety: (code) => {
      const { name = code, brief = name } = game?.safeties[code] ?? {};
      return { name, brief };
    },
    mark: (code, figures) => game?.marks[code]?.(...figures) ?? [code, ...figures].join(' '),
  };
}

function bareWords(what: string): DeclarationWords {
  return { name: what, verb: what, said: ({ name }) => `${name}: ${what}.` };
}
