import type { Mind, RankedAction } from '../../../../bots/targets/mind';
import { OpenMind } from '../../../../bots/targets/openMind';
import type { Outlook } from '../../../../bots/targets/outlook';
import { FIRST_TASTE } from '../../../../bots/targets/taste';
import { exp } from '../../../../bots/value/arithmetic';
import type { Action, ClaimAction, TileKind } from '../../../../engine/types';
import { winningSheet } from '../../../../engine/view';
import type { SeatView } from '../../../../engine/view';
import { weighedOf } from './foresight';
import { RiichiPlans } from './plans';
import type { Look } from './weighed';
import { Weighing } from './weighing';

/** Points by which hopes are told apart: e times as much. */
const SCALE = 3000;

/** What hands may become. */
export const plans = new RiichiPlans();

/** Sees what hands become; after a claim it throws what is worth most. */
class Sorts extends OpenMind {
  protected override thrownAfter(view: SeatView, claim: ClaimAction): TileKind {
    return weighedOf(view, claim).thrown ?? super.thrownAfter(view, claim);
  }
}

/** Plays Japanese mahjong by what hands are worth and what discards cost. It keeps nothing about a deal. */
export class RiichiMind implements Mind {
  private readonly sorts = new Sorts(plans, FIRST_TASTE);
  private readonly look: Partial<Look>;

  constructor(look: Partial<Look> = {}) {
    this.look = look;
  }

  decide(view: SeatView, choices: readonly Action[]): Action {
    return this.rank(view, choices)[0]?.action ?? choices[0]!;
  }

  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[] {
    const win = choices.find((choice) => choice.type === 'win');
    if (win && winningSheet(view)?.legal === true) return [{ action: win, hope: 1 }];
    const [only] = choices;
    if (only && choices.length === 1) return [{ action: only, hope: 1 }];
    const weighed = new Weighing(view, this.look).all(choices);
    const most = weighed[0]?.worth ?? 0;
    return weighed.map(({ action, worth }) => ({ action, hope: exp((worth - most) / SCALE) }));
  }

  survey(view: SeatView, action: Action, into: Outlook): TileKind {
    return this.sorts.survey(view, action, into);
  }
}
