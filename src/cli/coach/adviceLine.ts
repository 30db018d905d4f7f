import { faceOf } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import { formatTile } from '../../engine/notation';
import type { SeatView } from '../../engine/view';
import { reasonsFor } from '../../coach/reasons/reasons';
import { recordedChoice } from '../recordedChoice';
import type { Advice } from './coachRecords';
import { thousandths, writtenReason } from './writtenReason';

/** A judged decision as the command prints it. */
export function adviceLine({ record, hand, decision, view, judgement, verdict }: Advice): object {
  const { choices } = judgement;
  const printed = choices.map(({ action, points, low, high }) => ({
    do: recordedChoice(view, action, decision.players),
    points: thousandths(points),
    low: thousandths(low),
    high: thousandths(high),
  }));
  const chosen = choices.indexOf(verdict.judged);
  const lost = verdict.loss > 0 ? printed[0]!.points - printed[chosen]!.points : 0;
  return {
    record,
    hand,
    event: decision.event,
    p: decision.player,
    why: view.pending?.why,
    tile: tileOf(view),
    wallLeft: view.wallLeft,
    choices: printed,
    best: 0,
    chosen,
    loss: thousandths(lost),
    close: verdict.close,
    class: verdict.class,
    reasons: reasonsFor({ view, choices: decision.choices }, judgement, chosen > 0 ? chosen : undefined).map(
      (reason) => writtenReason(reason, decision.players),
    ),
  };
}

/** The tile that is decided about: the one offered, or in a turn the one drawn; null in a turn after a claim. */
function tileOf(view: SeatView): string | null {
  const tile = view.pending?.why === 'turn' ? (view.drawn?.tile ?? null) : (view.pending?.tile ?? null);
  return tile === null ? null : formatTile(faceOf(rulesOf(view), tile));
}
