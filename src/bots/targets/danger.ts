import { rulesOf } from '../../engine/knownRules';
import { ALL_KINDS, FIRST_WIND, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { PublicSeat } from '../../engine/view';
import type { Holding } from './holding';
import { suitCollected } from './suitCollected';

/** How much an opponent with so many exposed melds is feared at the end of the wall, and from which share of it on. */
const THREATS = [0, 0, 0.4, 1, 1.3];
const LATE = 0.5;

/** What an opponent is taken to collect, by its exposed melds: how likely it waits for a tile of each block. */
type Wants = readonly [characters: number, dots: number, bamboo: number, honours: number];

const ANY_PONGS: Wants = [0.6, 0.6, 0.6, 0.6];
const MIXED: Wants = [0.15, 0.15, 0.15, 0.3];
const ONE_SUIT: readonly Wants[] = [
  [1, 0.1, 0.1, 0.6],
  [0.1, 1, 0.1, 0.6],
  [0.1, 0.1, 1, 0.6],
];

/** How dangerous each kind is to discard, by what lies on the table: nothing before others have laid out melds. */
export class Danger {
  readonly of = new Float64Array(ALL_KINDS);

  read(holding: Holding): void {
    const { view, wallShare } = holding;
    this.of.fill(0);
    for (let seat = 0; seat < view.seats.length; seat++) {
      const opponent = view.seats[seat]!;
      if (seat === view.seat || opponent.open) continue;
      const exposed = opponent.melds.filter(({ concealed }) => !concealed).length;
      const threat = THREATS[exposed]! * (1 - wallShare / LATE);
      if (threat > 0) this.fear(opponent, threat, holding);
    }
  }

  /** What the opponent has thrown itself is taken to be safe; of the rest, a kind is safer the fewer copies are left. */
  private fear(opponent: PublicSeat, threat: number, { live, kinds, view }: Holding): void {
    const { copies } = rulesOf(view).tiles;
    const wants = wantsOf(opponent);
    const thrown = new Set(opponent.river.map(({ tile }) => kinds[tile]!));
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (thrown.has(kind) || copies[kind] === 0) continue;
      const neighbours = kind < FIRST_WIND ? 1 : 0;
      this.of[kind]! +=
        (threat * wants[suitOf(kind) as 0 | 1 | 2 | 3] * (live[kind]! + neighbours)) / copies[kind]!;
    }
  }
}

function wantsOf(seat: PublicSeat): Wants {
  const { melds } = seat;
  const suit = suitCollected(seat);
  if (suit >= 0) return ONE_SUIT[suit]!;
  return melds.some(({ type }) => type === 'chow') ? MIXED : ANY_PONGS;
}
