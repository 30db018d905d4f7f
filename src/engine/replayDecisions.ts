import { advance } from './advance';
import { legalActions } from './legalActions';
import type { RecordedEvent } from './record';
import { answersFrom, recordedType } from './replayAnswers';
import type { ReplayPlace, ShownAnswer } from './replayAnswers';
import { sameJson } from './sameJson';
import { copyDeal } from './state';
import type { Action, Deal, DealEvent, Player, Seat } from './types';

/** A decision that a record shows, with what was chosen. */
export interface RecordedDecision {
  /** The deal as it waits for it. It goes on afterwards. */
  readonly deal: Deal;
  readonly seat: Seat;
  readonly player: Player;
  /** Who sits where, by seat. */
  readonly players: readonly Player[];
  readonly choices: readonly Action[];
  readonly chosen: Action;
  /** Index of the event that shows it; of a pass that no event shows, of the next event. */
  readonly event: number;
}

export type OnDecision = (decision: RecordedDecision) => void;

/**
 * Tells the decisions among these answers. Of a seat that let a claim go only because another's went before it, the
 * record does not know what it chose: nothing is told, unless a pass is written.
 */
export function tellDecisions(
  replay: ReplayPlace,
  answers: readonly ShownAnswer[],
  onDecision: OnDecision,
): void {
  const { deal, hand, players } = replay;
  for (const answer of answers) {
    const { seat, action, place } = answer;
    const choices = legalActions(deal, seat);
    const isKnown =
      place === null ? letsGo(replay, answers, answer) : isClear(replay, hand.events[place]!, choices);
    if (!isKnown) continue;
    onDecision({
      deal,
      seat,
      player: players[seat]!,
      players,
      choices,
      chosen: action,
      event: place ?? replay.next,
    });
  }
}

/** A claim that was called in vain may be written without its tiles: it is clear if only one of its kind was possible. */
function isClear(
  { rules }: ReplayPlace,
  { type, claim, own }: RecordedEvent,
  choices: readonly Action[],
): boolean {
  return (
    type !== 'pass' ||
    own !== undefined ||
    choices.filter((choice) => recordedType(rules, choice) === claim).length <= 1
  );
}

/** True if the record proves that this seat passed: any other choice would have led to other events. */
function letsGo(replay: ReplayPlace, answers: readonly ShownAnswer[], pass: ShownAnswer): boolean {
  const { deal, hand, next } = replay;
  if (
    next + answersFrom(replay).filter((at) => hand.events[at]!.type === 'pass').length >=
    hand.events.length
  )
    return false;
  const others = answers.filter((answer) => answer !== pass);
  if (others.every(({ action }) => action.type === 'pass')) return true;
  const after = (action: Action): readonly DealEvent[] =>
    outcomeOf(
      deal,
      answers.map((answer) => (answer === pass ? action : answer.action)),
    );
  const went = after(pass.action);
  return legalActions(deal, pass.seat).every(
    (choice) => choice.type === 'pass' || !sameJson(after(choice), went),
  );
}

function outcomeOf(deal: Deal, answers: readonly Action[]): readonly DealEvent[] {
  const events: DealEvent[] = [];
  const copy = copyDeal(deal);
  for (const answer of answers) advance(copy, answer, events);
  return events;
}
