import { kindsOfText } from '../../../src/engine/notation';
import type { Options, TileKind } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { dealFixture } from '../../ui/fixtures';
import type { SeatText } from '../../ui/fixtures';

export const kindOf = (text: string): TileKind => kindsOfText(text)[0]!;

interface Asked {
  readonly rules?: string;
  readonly options?: Options;
  /** Of East: its last tile is asked about. */
  readonly river?: string;
  readonly wallLeft?: number;
}

/** What South sees that holds and has laid out this, when East has just discarded. */
export function asked(own: SeatText, { river = 'P', wallLeft = 60, ...game }: Asked = {}): SeatView {
  const seats = [{ hand: '?', river }, own, { hand: '?' }, { hand: '?' }];
  const at = { humanSeat: 1, turn: 0, why: 'discard', wallLeft } as const;
  return seatView(dealFixture({ ...game, seats, ...at }).deal, 1);
}

/** What South sees in a turn, the seats after it having laid out these melds. `river`: of the seat next to it. */
export function seen(
  melds: readonly (readonly string[])[],
  { river = '', options = {} }: { readonly river?: string; readonly options?: Options } = {},
): SeatView {
  const [west, north, east] = [0, 1, 2].map((at): SeatText => ({
    hand: '?',
    melds: (melds[at] ?? []).map((meld) => (meld.startsWith('(') ? meld : `${meld}1`)).join(' '),
    river: at === 0 ? river : '',
  }));
  const seats = [east!, { hand: '22778899mSSNFFP' }, west!, north!];
  const at = { humanSeat: 1, turn: 1, why: 'turn', wallLeft: 60 } as const;
  return seatView(dealFixture({ seats, ...at, options }).deal, 1);
}
