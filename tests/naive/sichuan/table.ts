import { objectOf, oneOf, SEATS, type Seat } from '../parseRequest';

/** What a request says besides the winner's hand and how it was won. */
export interface Table {
  /** The suit that the winner gives up, by its place among the letters. */
  readonly void: number | null;
  /** Who has won before. */
  readonly out: readonly Seat[];
  /** Whose discard made the last kong. */
  readonly fedBy: Seat | null;
}

const SUITS = ['m', 'p', 's'] as const;

export function parseTable(request: unknown): Table {
  const { out = [], fedBy, ...fields } = objectOf(request, 'the line');
  const suit = fields['void'];
  if (!Array.isArray(out)) throw new Error('out is not a list');
  const seats = out.map((seat) => oneOf(SEATS, seat, 'out'));
  if (seats.some((seat) => seat === fields['seat'])) throw new Error('the winner has won before');
  if (fedBy !== undefined && fedBy === fields['seat']) throw new Error('the winner has fed the kong');
  return {
    void: suit === undefined ? null : SUITS.indexOf(oneOf(SUITS, suit, 'void')),
    out: seats,
    fedBy: fedBy === undefined ? null : oneOf(SEATS, fedBy, 'fedBy'),
  };
}
