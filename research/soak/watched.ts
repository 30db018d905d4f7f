import type { Decide } from '../../src/bots/playDeal';
import { offered } from '../../src/engine/actions';

/** A hand has some 150 tiles, each asked about by four seats at most a few times: one that asks for more goes in circles. */
const MOST_DECISIONS = 5_000;

/** What can go wrong in a hand. */
export const FAULT_KINDS = ['exception', 'illegal', 'endless'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Thrown out of a hand that cannot be played on. */
export class Fault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Decides as `decide` does; throws a fault when the choice was not offered, or when a hand asks for too many. For one hand. */
export function watched(decide: Decide, most = MOST_DECISIONS): Decide {
  let decisions = 0;
  return (deal, seat, choices) => {
    if (++decisions > most) throw new Fault('endless', `No end after ${most} decisions.`);
    const choice = decide(deal, seat, choices);
    if (!offered(choices, choice))
      throw new Fault('illegal', `Seat ${seat} chose ${JSON.stringify(choice)}, which was not offered.`);
    return choice;
  };
}
