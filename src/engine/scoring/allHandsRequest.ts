import { allTiles, parseHand } from '../handNotation';
import type { WrittenHand } from '../handNotation';
import { formatSeat, formatTile, parseSeat, seatNames } from '../notation';
import { countKinds } from '../tileSet';
import { fail, ok, type Result } from '../result';
import type { HeldHand, Rules, WinContext } from '../rules';
import type { Seat } from '../types';
import { factsOfHands, fault, isRequest, parseWin, tilesOf } from './winRequest';
import type { WinRequest } from './winRequest';

/** A win with the hands of all seats by seat, the winner's among them. */
export interface AllHands {
  readonly context: WinContext;
  readonly hands: readonly HeldHand[];
}

/**
 * The win and the other hands that a request describes: `hands` by seat and `winner`; the rest as `parseWin` takes it, but
 * that `from` may be left out. All tiles together must fit into one set.
 */
export function parseAllHands(rules: Rules, request: WinRequest): Result<AllHands> {
  const { seats } = rules.geometry;
  const winner = parseSeat(request['winner'], seats);
  if (winner === null) return fail(fault(request, 'winner', seatNames(seats)));
  const texts = request['hands'];
  if (!isRequest(texts)) return fail(fault(request, 'hands', 'an object with a hand for every seat'));
  const written = readHands(rules, texts, winner);
  if (!written.ok) return written;
  const from = request['from'] ?? formatSeat(winner === 0 ? 1 : 0);
  const hand = texts[formatSeat(winner)];
  const context = parseWin(rules, { ...request, hand, seat: request['winner'], from });
  if (!context.ok) return context;
  const short = tooOften(rules, written.value);
  if (short !== null) return fail(short);
  const hands = written.value.map((each, seat) => ({ seat, ...tilesOf(rules, each) }));
  return ok({ context: context.value, hands });
}

function readHands(rules: Rules, texts: WinRequest, winner: Seat): Result<WrittenHand[]> {
  const written: WrittenHand[] = [];
  for (let seat = 0; seat < rules.geometry.seats; seat++) {
    const name = formatSeat(seat);
    const text = texts[name];
    if (typeof text !== 'string') return fail(`Field "hands" must have a hand as text for ${name}.`);
    const hand = parseHand(text, { ...factsOfHands(rules), sort: seat === winner ? 'won' : 'held' });
    if (!hand.ok) return fail(`Hand of ${name}: ${hand.error}`);
    written.push(hand.value);
  }
  return ok(written);
}

/** A sentence about a tile that the hands hold more often than it is in the set. */
function tooOften({ tiles }: Rules, hands: readonly WrittenHand[]): string | null {
  const copies = tiles.printed;
  const used = countKinds(hands.flatMap(allTiles));
  const wrong = used.findIndex((count, kind) => count > copies[kind]!);
  if (wrong < 0) return null;
  const name = formatTile(wrong);
  return `The hands together have ${name} ${used[wrong]} times, and the set has only ${copies[wrong]}.`;
}
