import { EVEN } from '../../bots/beliefs/beliefs';
import { imagineDeal } from '../../bots/rollouts/imagine';
import { Random } from '../../engine/random';
import type { Action, Deal } from '../../engine/types';
import { advisorFor } from '../advisor';
import { isAlike } from '../candidates';
import { positionWords } from '../positionWords';
import type { Decision } from '../thought';
import type { Drill, Verdict } from './drill';
import { parsePosition } from './position';
import { readChoice } from './writtenChoice';

/** A choice of a drill with what it was found to be worth. */
export interface JudgedAction extends Verdict {
  readonly action: Action;
}

/** A drill on the table: what the seat sees, its legal choices, and the verdicts, the best first: of an offer of tiles those on some packets. */
export interface Task extends Decision {
  readonly judged: readonly JudgedAction[];
}

/** Lays a drill on the table. Throws if its position or a choice cannot be: files of drills are checked before they ship. */
export function taskOf({ rules, position, verdicts }: Pick<Drill, 'rules' | 'position' | 'verdicts'>): Task {
  const read = parsePosition(rules, position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const judged = verdicts.map((verdict): JudgedAction => {
    const action = readChoice(view, choices, verdict.choice);
    if (!action) throw new Error(`"${verdict.choice}" is no choice of the drill ${position}.`);
    return { ...verdict, action };
  });
  return { view, choices, judged };
}

/** The verdict on a choice; undefined where the position has none, as of most of the exchanges that an offer stands for. */
export function judgedIn({ view, judged }: Task, action: Action): JudgedAction | undefined {
  return judged.find((each) => isAlike(view, each.action, action));
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
