import type { DangerReading } from '../../../../bots/botPart';
import type { SeatView } from '../../../../engine/view';
import { factsOf } from './facts';
import { Outside } from './outside';

/** How likely each seat wins on a discard: whether it is ready, and what it may wait for. */
export function dangersOf(view: SeatView): DangerReading {
  const { threats } = new Outside(factsOf(view));
  return (seat, kind) => {
    const threat = threats.find((each) => each.seat === seat);
    return threat ? threat.ready * threat.waits[kind]! : 0;
  };
}
