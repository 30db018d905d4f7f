import { botOfLevel, levelsFor } from '../../bots/levels';
import type { Level } from '../../bots/levelIds';
import type { Drill } from '../../coach/drills/drill';
import type { Task } from '../../coach/drills/task';
import { gradeOf } from '../../coach/practice/session';
import type { AnswerClass } from '../../coach/practice/session';
import { positionWords } from '../../coach/positionWords';
import type { Action } from '../../engine/types';
import { judgedIn } from '../../coach/drills/task';
import type { BotPort } from '../bots/botPort';

/** What a bot chose in a position. */
export interface BotAnswer {
  readonly level: Level;
  /** Null until the bot has chosen. Of an exchange that the position does not judge there is no class. */
  readonly chosen: { readonly action: Action; readonly class: AnswerClass | null } | null;
  /** The bot could not be asked. */
  readonly isFailed: boolean;
}

interface Position {
  readonly drill: Drill;
  readonly task: Task;
  /** Points that deals of this table scatter by: answers are graded by it. */
  readonly noise: number;
}

/**
 * Asks the bots on offer one after the other, the weakest first, where bots think. Each is given what the seat sees and its
 * choices, as at the table. `tell` is called with all answers whenever there is a new one, at first with none;
 * once it gives false, nobody else is asked.
 */
export function askBots(
  bots: BotPort,
  position: Position,
  tell: (answers: readonly BotAnswer[]) => boolean,
): void {
  const { view } = position.task;
  const unasked = levelsFor(view).map((level): BotAnswer => ({ level, chosen: null, isFailed: false }));
  if (tell(unasked)) askFrom(0, unasked);

  function askFrom(at: number, answers: readonly BotAnswer[]): void {
    const open = answers[at];
    if (!open) return;
    const request = {
      bot: botOfLevel(open.level, view.rules),
      view,
      choices: position.task.choices,
      words: positionWords(view, 'bots of the day'),
      player: view.seat,
      decision: 0,
    };
    bots.ask(request, (reply) => {
      const chosen = reply.ok ? gradedChoice(position, reply.action) : null;
      const told = answers.with(at, { ...open, chosen, isFailed: chosen === null });
      if (tell(told)) askFrom(at + 1, told);
    });
  }
}

/** A bot's choice with its class; null for one that the position does not have. */
function gradedChoice({ drill, task, noise }: Position, action: Action): BotAnswer['chosen'] {
  const judged = judgedIn(task, action);
  if (!judged && action.type === 'exchange') return { action, class: null };
  return judged ? { action: judged.action, class: gradeOf(drill, judged.choice, noise).class } : null;
}
