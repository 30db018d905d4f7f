import type { TileKind } from '../../engine/types';
import type { Pace } from './pace';

/** What the table does by itself, and how fast. Settings say what holds for good. */
export interface Switches {
  readonly pace: Pace;
  /** Answers given for the player: passing on every chow, on everything but a win. */
  readonly noChows: boolean;
  readonly onlyWins: boolean;
  /** Every win that is offered is taken. */
  readonly autoWin: boolean;
  /** The drawn tile is discarded where nothing else can be chosen than a discard. */
  readonly discardDrawn: boolean;
  readonly sorted: boolean;
  /** The next hand begins by itself. */
  readonly nextHand: boolean;
}

/** What is otherwise in one hand. */
export interface HandSwitches extends Partial<Switches> {
  /** Kinds not to be asked about again. */
  readonly never?: readonly TileKind[];
}

/** For who has changed nothing. */
export const USUAL: Switches = {
  pace: 'normal',
  noChows: false,
  onlyWins: false,
  autoWin: false,
  discardDrawn: false,
  sorted: true,
  nextHand: false,
};

export type SwitchName = keyof Switches;
export const SWITCH_NAMES = Object.keys(USUAL) as readonly SwitchName[];

/** What is otherwise in a hand after these changes; what is as it is for good is left out, where that is known. */
export function withChanges(
  forHand: HandSwitches,
  changes: HandSwitches,
  lasting: Partial<Switches> = {},
): HandSwitches {
  const { never, ...changed } = { ...forHand, ...changes };
  const others = Object.entries(changed).filter(([name, value]) => lasting[name as SwitchName] !== value);
  return { ...Object.fromEntries(others), ...(never?.length && { never }) };
}
