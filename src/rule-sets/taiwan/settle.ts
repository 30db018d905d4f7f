import type { SettledWin, Settlement } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import { payersOf } from '../../engine/settlement';
import type { Payment, Seat } from '../../engine/types';
import { DEALER, streakOf } from './data';
import type { TaiwanOptions } from './options';

/** What is paid between the dealer and a winner beside what the hand is worth. */
interface Added {
  readonly id: 'dealer' | 'streak';
  readonly tai: number;
}

/** Source: `RULES.md#dealer-tai`. */
export function addedBy(
  { dealerTai, streakTai }: TaiwanOptions,
  { carry }: Pick<Settlement, 'carry'>,
): Added[] {
  const all: Added[] = [
    { id: 'dealer', tai: dealerTai },
    { id: 'streak', tai: streakTai * streakOf({ carry }) },
  ];
  return all.filter(({ tai }) => tai > 0);
}

/** Who pays for a win: who gave the tile, or had the eighth bonus tile; else everybody who does not win. */
function payersFor({ context: { from } }: SettledWin, settlement: Settlement): readonly Seat[] {
  return from === null ? payersOf(settlement) : [from];
}

/** Each win is paid by itself. Source: `RULES.md#payment`. */
export function settleBy(options: TaiwanOptions): (settlement: Settlement) => Payment[] {
  return (settlement) =>
    settlement.wins.flatMap((win) =>
      payersFor(win, settlement).flatMap((from) => {
        const { seat: to, total } = win.sheet;
        const pays = (base: number, reason: Added['id'] | 'win'): Payment =>
          payment({ from, to, base, reason, factors: [] });
        const isDealer = from === DEALER || to === DEALER;
        const added = isDealer ? addedBy(options, settlement) : [];
        return [pays(total, 'win'), ...added.map(({ id, tai }) => pays(options.taiPoints * tai, id))];
      }),
    );
}
