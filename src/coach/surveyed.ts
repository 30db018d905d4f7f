import { foreseeClaim } from '../bots/targets/foresee';
import type { Mind } from '../bots/targets/mind';
import type { Outlook } from '../bots/targets/outlook';
import { rulesOf } from '../engine/knownRules';
import type { Action, TileKind } from '../engine/types';
import type { SeatView } from '../engine/view';

interface Chosen {
  readonly view: SeatView;
  readonly action: Action;
}

/**
 * What the seat holds once it has made a choice, as `Mind.survey` sees it. Where the rules bar the discard that the mind would
 * like best after a claim, the best of those that are allowed is thrown. Gives the kind thrown, or −1.
 */
export function surveyChoice(mind: Mind, { view, action }: Chosen, into: Outlook): TileKind {
  const thrown = mind.survey(view, action, into);
  const rules = rulesOf(view);
  if ((action.type !== 'chow' && action.type !== 'pong') || thrown < 0 || !rules.turnActions) return thrown;
  const { view: then, discards } = foreseeClaim(view, action);
  const throws = (choice: Action): boolean =>
    choice.type === 'discard' && rules.tiles.kinds[choice.tile] === thrown;
  if (discards.length === 0 || discards.some(throws)) return thrown;
  return mind.survey(then, mind.decide(then, discards), into);
}
