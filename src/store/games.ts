import type { ExampleBook } from '../engine/example';
import type { RuleSetId } from '../engine/types';
import type { RecordFormat } from '../engine/recordFormat';
import type { HandPlace } from './selectors/handPlace';
import type { Language, MatchSetup } from './settings';

/** A game in a few words, before any of it is loaded. */
export interface GameCard {
  readonly name: string;
  readonly note: string;
  /** Its name where nothing else says which family of games it belongs to. */
  readonly long: string;
  /** Where it is played, or whom it is for: games are grouped by it. */
  readonly place: string;
  /** What its players call a hand; left out where hands are counted through the match. */
  readonly hand?: (place: HandPlace) => string;
  /** What a match has come to for a player, once it is over, where that is not told in points. */
  readonly final?: (points: number) => string;
  /** A sentence that says how that follows from the points. */
  readonly finalNote?: string;
}

/** The games on offer and the way to them: what a match, a form or a page of rules needs is loaded first. */
export interface Games {
  readonly cards: readonly { readonly id: RuleSetId; readonly words: Readonly<Record<Language, GameCard>> }[];
  readonly isLoaded: (id: RuleSetId) => boolean;
  /**
   * Loads a game. Fails if it cannot be fetched. An unknown id counts as loaded: whoever plays or reads that
   * game reports it.
   */
  readonly load: (id: RuleSetId) => Promise<void>;
  /** Loads a game with what the pages of its rules need, and what cannot be played together. */
  readonly read: (id: RuleSetId) => Promise<ExampleBook>;
  /** How other programs write matches, of the games for which that is known. */
  readonly formats?: Formats;
}

/** Loaders of formats by game. */
export type Formats = ReadonlyMap<RuleSetId, () => Promise<readonly RecordFormat[]>>;

/** The game to begin with: the one that was played last, or the first on offer. */
export function firstGame(games: Games, last: MatchSetup | null): RuleSetId {
  const known = games.cards.find(({ id }) => id === last?.rules) ?? games.cards[0];
  if (!known) throw new Error('There is no game on offer.');
  return known.id;
}
