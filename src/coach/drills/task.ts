import { EVEN } from '../../bots/beliefs/beliefs';
import { imagineDeal } from '../../bots/rollouts/imagine';
import { formatTile, formatTiles } from '../../engine/notation';
import { Random } from '../../engine/random';
import { rulesOf } from '../../engine/knownRules';
import type { Action, Deal } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import { positionWords } from '../positionWords';
import type { Decision } from '../thought';
import type { Drill, Verdict } from './drill';
import { parsePosition } from './position';

/** A choice of a drill with what it was found to be worth. */
export interface JudgedAction extends Verdict {
  readonly action: Action;
}

/** A drill on the table: what the seat sees, its legal choices, and the verdict on each, the best first. */
export interface Task extends Decision {
  readonly judged: readonly JudgedAction[];
}

/** Lays a drill on the table. Throws if its position or a choice cannot be: files of drills are checked before they ship. */
export function taskOf({ rules, position, verdicts }: Pick<Drill, 'rules' | 'position' | 'verdicts'>): Task {
  const read = parsePosition(rules, position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const judged = verdicts.map((verdict): JudgedAction => {
    const action = choices.find((each) => writtenChoice(view, each) === verdict.choice);
    if (!action) throw new Error(`"${verdict.choice}" is no choice of the drill ${position}.`);
    return { ...verdict, action };
  });
  return { view, choices, judged };
}

/**
 * A deal to play on from the drill: it looks to its seat as the drill does, and the rest is imagined, the same for the
 * same seed. Every seat has a queue of its own to draw from. What a coach needs of the game must be loaded.
 */
export function dealOfDrill(drill: Drill, seed: string): Deal {
  const { view } = taskOf(drill);
  const random = new Random(positionWords(view, `play on ${seed}`));
  return imagineDeal(view, advisorFor(view)?.beliefs ?? EVEN, random);
}

/**
 * A choice as text: `pass`, `win`, `pong`, `kong`, the own tiles of a chow (`67p`), `-5p` a discard, `(5p)` and `[5p]` a
 * concealed and an added kong. Discards of tiles alike are written alike. Null for choices that have no text.
 */
export function writtenChoice(view: Pick<SeatView, 'rules' | 'options'>, action: Action): string | null {
  const { faces } = rulesOf(view).tiles;
  switch (action.type) {
    case 'pass':
    case 'win':
    case 'pong':
    case 'kong':
      return action.type;
    case 'chow':
      return formatTiles(action.own.map((tile) => faces[tile]!).toSorted((a, b) => a - b));
    case 'discard':
      return `-${formatTile(faces[action.tile]!)}`;
    case 'concealed-kong':
      return `(${formatTile(action.kind)})`;
    case 'added-kong':
      return `[${formatTile(faces[action.tile]!)}]`;
    case 'group':
    case 'exchange':
    case 'declare':
      return null;
  }
}
