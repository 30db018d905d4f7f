import { oddsPart, winTraits } from '../../src/bots/card/odds';
import type { WinOdds } from '../../src/bots/card/odds';
import type { Mind } from '../../src/bots/targets/mind';
import { newOutlook } from '../../src/bots/targets/outlook';
import type { Action, Deal, Seat } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import { logistic } from './logistic';
import type { Sample } from './logistic';

const DIGITS = 4;

/** Finds how likely hands are won, by what their positions show, in a game with a card. */
export class OddsTally {
  private readonly mind: Mind;
  private readonly outlook = newOutlook();
  private readonly samples: Record<keyof WinOdds, Sample[]> = { before: [], play: [] };
  private deal: Deal | null = null;
  private seen: { readonly seat: Seat; readonly part: keyof WinOdds; readonly traits: readonly number[] }[] =
    [];

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** The deal is looked at again once it is over. */
  add(view: SeatView, deal: Deal, action: Action): void {
    if (deal !== this.deal) this.close();
    this.deal = deal;
    if (action.type !== 'discard' && action.type !== 'exchange') return;
    this.mind.survey(view, action, this.outlook);
    this.seen.push({ seat: view.seat, part: oddsPart(view), traits: winTraits(view, this.outlook) });
  }

  odds(): WinOdds {
    this.close();
    const found = (part: keyof WinOdds) =>
      logistic(this.samples[part]).map((count) => Number(count.toPrecision(DIGITS)));
    return { before: found('before'), play: found('play') };
  }

  private close(): void {
    const { deal } = this;
    if (!deal) return;
    for (const { seat, part, traits } of this.seen)
      this.samples[part].push({ traits, holds: deal.wins.some((win) => win.seat === seat) });
    this.seen = [];
  }
}
