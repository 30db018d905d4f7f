import type { Game } from '../../bots/knownBooks';
import type { Action, Deal, Seat } from '../../engine/types';
import type { Grade } from './grades';

/** A table, and the seat of the player there. */
export interface QuestionTable {
  readonly deal: Deal;
  readonly seat: Seat;
}

/** One kind of question: how one is made, which table it is about, and how answers to it are graded. */
export interface QuestionsOf<Question, Answer> {
  /** The same for the same seed; null where none is found. What `loadAdvisor` loads must be there. */
  make(game: Game, seed: string): Question | null;
  table(question: Question): QuestionTable;
  grade(question: Question, answer: Answer): Grade;
  /** What a choice at the table answers; null for no answer. Left out where nobody chooses at the table. */
  heard?(question: Question, action: Action): Answer | null;
}
