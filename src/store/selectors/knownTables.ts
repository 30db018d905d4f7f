import type { Extras, Options, RuleSetId, Seat, TileKind, Win } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { addOwnFacts } from './marks';
import type { OwnFacts } from './marks';

/** What is said of a table in one line: a code of the game's own, or a number; null where there is nothing to say. */
export type Facts = Readonly<Record<string, string | number | null>>;

/** What the store says of a game: what is offered for a new match, and what a table of it is about. */
export interface GameTable extends OwnFacts {
  /** Options to be chosen for a new match at once, in that order. */
  readonly choices: readonly string[];
  /** Ready-made tables: what differs from the defaults. */
  readonly presets: Readonly<Record<string, Options>>;
  /** With these every player deals exactly once; left out where no options promise that. */
  readonly once?: Options;
  /** The group of options under which a form shows what hands pay; left out where payments do not start from a value. */
  readonly pays?: string;
  /** The reason of the payments that factors may multiply; left out where nothing multiplies a payment. */
  readonly multiplied?: string;
  /** Its tiles have numbers and letters where the player does not choose: they are read in Western figures. */
  readonly indexed?: true;
  /** How often hands were repeated as its players count, by what earlier hands left; its marks tell it. Left out: how often a dealer has stayed. */
  readonly repeats?: (carry: Extras) => number;
  /** A round has no wind that bears on hands: calculator and examples leave it out. */
  readonly noRoundWind?: true;
  /** The option whose values are the sections of the card, where the game has one; left out where they are not told apart. */
  readonly sections?: string;
  facts(this: void, options: Options): Facts;
  /** What makes a discard of this kind safe or safer against the seats to beware of; left out where the game has no names for it. `unseen`: copies out of sight by kind. */
  safeties?(this: void, view: SeatView, kind: TileKind, unseen: readonly number[]): readonly Safety[];
  /** Whether what a choice is worth holds what places bring at the end of the match; left out where it never does. */
  placesCount?(this: void, view: SeatView): boolean;
  /** The figures of what winners call out beside what the hand is worth: its points; left out where that is not done. */
  called?(this: void, win: Pick<Win, 'seat' | 'by' | 'sheet'>): Readonly<Record<string, number>>;
  /** What the places of a match are worth beside its points, by player, in the words of a reason; null where nothing, left out where never. */
  placePoints?(this: void, options: Options, scores: readonly number[]): PlacePoints | null;
  /** The figures of the words for what a hand needs to win, and for the match in the table's bar. */
  goal(this: void, options: Options): readonly number[];
  bar(this: void, options: Options): readonly number[];
}

/** Points for places as tournaments add them up; players with equal standings share them. */
export interface PlacePoints<Code extends string = string> {
  readonly reason: Code;
  readonly points: readonly number[];
}

/** A code of the game's own, null where nothing makes the tile safer. `isSure`: the seat cannot win on it. */
export interface Safety {
  readonly seat: Seat;
  readonly code: string | null;
  readonly isSure: boolean;
}

const tables = new Map<RuleSetId, GameTable>();

export function addTable(id: RuleSetId, table: GameTable): void {
  tables.set(id, table);
  addOwnFacts(id, table);
}

/** Whether the tiles of a game have numbers and letters by themselves; of one that is not loaded they have none. */
export function isIndexed(id: RuleSetId): boolean {
  return tables.get(id)?.indexed ?? false;
}

/** How a game counts repeated hands, if its marks tell it. */
export function repeatsTold(id: RuleSetId): GameTable['repeats'] {
  return tables.get(id)?.repeats;
}

/** What makes a discard safe or safer, in the terms of the game. */
export function safetiesIn(view: SeatView, kind: TileKind, unseen: readonly number[]): readonly Safety[] {
  return tables.get(view.rules)?.safeties?.(view, kind, unseen) ?? [];
}

/** What winners of a game call out of their points; null where that is not done. */
export function calledFigures(
  id: RuleSetId,
  win: Pick<Win, 'seat' | 'by' | 'sheet'>,
): Readonly<Record<string, number>> | null {
  return tables.get(id)?.called?.(win) ?? null;
}

/** Whether what choices are worth holds what places bring at the end of the match. */
export function doPlacesCount(view: SeatView): boolean {
  return tables.get(view.rules)?.placesCount?.(view) ?? false;
}

/** Whether a round has a wind that bears on what hands are worth. */
export function hasRoundWind(id: RuleSetId): boolean {
  return !tables.get(id)?.noRoundWind;
}

/** What the store says of a game. Throws if the game is unknown. */
export function tableOf(id: RuleSetId): GameTable {
  const table = tables.get(id);
  if (!table) throw new Error(`Nothing is known of a table of "${id}".`);
  return table;
}
