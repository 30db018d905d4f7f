import { objectOf, oneOf, SEATS, type Seat, type Win } from '../parseRequest';

/** What a request says besides the winner's hand and how it was won. */
export interface Table {
  /** How many hands the dealer has stayed. */
  readonly streak: number;
  /** Who has the eighth bonus tile, where the winner has seven. */
  readonly holder: Seat | null;
}

const SEVEN = 7;

export function parseTable(request: unknown, { by, seat, hand }: Win): Table {
  const { streak = 0, from } = objectOf(request, 'the line');
  if (typeof streak !== 'number' || !Number.isInteger(streak) || streak < 0) throw new Error('wrong streak');
  const isSeven = by === 'bonus-tiles' && hand.bonus.length === SEVEN;
  const holder = isSeven ? oneOf(SEATS, from, 'from') : null;
  if (holder === seat) throw new Error('from is the winner');
  return { streak, holder };
}
