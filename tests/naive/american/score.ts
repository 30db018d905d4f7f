import { HANDS, WINDS } from './card';
import type { CardHand, Form, Tile } from './card';
import { allTiles, countTiles, parseHand } from './text';
import type { WrittenHand } from './text';

export interface AmericanOptions {
  readonly sections?: readonly string[];
  readonly jokerlessDoubles?: boolean;
  readonly dealerDoubles?: boolean;
}

/** What the calculator is asked. */
export interface AmericanRequest {
  readonly rules: string;
  readonly hand: string;
  readonly seat: string;
  readonly by: string;
  readonly from?: string;
  readonly options?: AmericanOptions;
}

export interface Won {
  readonly legal: true;
  readonly points: number;
  readonly items: readonly { readonly id: string; readonly points: number }[];
  /** Left out where there are none. */
  readonly doublings?: readonly string[];
  /** Every form that the hand may be read as: any of them is an answer. */
  readonly forms: readonly Form[];
  readonly payments: Readonly<Record<string, number>>;
}

export interface NotComplete {
  readonly legal: false;
  readonly reason: 'not-complete';
  readonly deficiency: number | null;
}

/** What the rules say of a hand: its worth, what it lacks, or why it is refused. */
export function score(request: AmericanRequest): Won | NotComplete | { readonly error: string } {
  let hand: WrittenHand;
  try {
    hand = read(request);
  } catch (error) {
    return { error: String(error) };
  }
  const { options = {} } = request;
  const inForce = HANDS.filter(({ section }) => options.sections?.includes(section) ?? true);
  const best = bestOf(hand, inForce, options);
  if (best) return { legal: true, ...best, payments: paymentsOf(request, best.points) };
  const missing = inForce.flatMap((cardHand) =>
    cardHand.forms.flatMap((form) => missingOf(hand, cardHand, form) ?? []),
  );
  return {
    legal: false,
    reason: 'not-complete',
    deficiency: missing.length === 0 ? null : Math.min(...missing) - 1,
  };
}

function read({ hand, seat, by, from }: AmericanRequest): WrittenHand {
  const seats: readonly string[] = WINDS;
  if (!seats.includes(seat)) throw new Error('There is no such seat.');
  if (by !== 'wall' && by !== 'discard') throw new Error('A hand is won from the wall or on a discard.');
  const written = parseHand(hand);
  if (by === 'wall') return written;
  if (from === undefined || from === seat || !seats.includes(from)) throw new Error('Another seat discards.');
  if (written.winning === 'J') throw new Error('A discarded joker cannot be claimed.');
  return written;
}

function bestOf(hand: WrittenHand, inForce: readonly CardHand[], options: AmericanOptions) {
  const isJokerless = !allTiles(hand).includes('J');
  const complete = inForce.flatMap((cardHand) => {
    const forms = cardHand.forms.filter((form) => missingOf(hand, cardHand, form) === 0);
    if (forms.length === 0) return [];
    const { id, section, value } = cardHand;
    const isDoubled = isJokerless && section !== 'pairs' && options.jokerlessDoubles !== false;
    return {
      points: isDoubled ? 2 * value : value,
      items: [{ id, points: value }],
      ...(isDoubled ? { doublings: ['jokerless'] } : {}),
      forms,
    };
  });
  const most = Math.max(...complete.map(({ points }) => points));
  return complete.find(({ points }) => points === most);
}

/** How many tiles of a form, the laid-out groups apart, the concealed tiles cannot supply; null where those groups do not fit it. */
function missingOf(hand: WrittenHand, { exposable }: CardHand, form: Form): number | null {
  if (hand.groups.length > 0 && !exposable) return null;
  const rest = [...form];
  for (const laid of hand.groups) {
    const tile = laid.find((each) => each !== 'J');
    const at = rest.findIndex(
      (group) => group.alike && group.tiles.length === laid.length && group.tiles[0] === tile,
    );
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  const held = countTiles([...hand.concealed, hand.winning]);
  const unlike = rest.filter(({ alike }) => !alike).flatMap(({ tiles }) => tiles);
  const alike = rest.filter((group) => group.alike).flatMap(({ tiles }) => tiles);
  const missing = notIn(unlike, held).length;
  return missing + Math.max(0, notIn(alike, held).length - (held.get('J') ?? 0));
}

/** The tiles asked for that are not held; those that are leave `held`. */
function notIn(asked: readonly Tile[], held: Map<Tile, number>): Tile[] {
  return asked.filter((tile) => {
    const copies = held.get(tile) ?? 0;
    if (copies > 0) held.set(tile, copies - 1);
    return copies === 0;
  });
}

function paymentsOf(
  { seat, by, from, options = {} }: AmericanRequest,
  points: number,
): Record<string, number> {
  const payments: Record<string, number> = { E: 0, S: 0, W: 0, N: 0 };
  const dealerDoubles = options.dealerDoubles !== false;
  for (const payer of WINDS) {
    if (payer === seat) continue;
    let amount = points;
    if (by === 'wall') amount *= 2;
    if (by === 'discard' && payer === from) amount *= 2;
    if (dealerDoubles && seat === 'E') amount *= 2;
    if (dealerDoubles && payer === 'E') amount *= 2;
    payments[payer]! -= amount;
    payments[seat]! += amount;
  }
  return payments;
}
