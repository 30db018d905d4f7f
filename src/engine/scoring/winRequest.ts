import { quote } from '../quote';
import { countKinds, parseHand, type HandFacts, type WrittenHand } from '../handNotation';
import { parseSeat } from '../notation';
import { fail, ok, type Result } from '../result';
import type { Rules, WinContext } from '../rules';
import { PLAYING_KINDS } from '../tiles';
import type { Seat, WinBy } from '../types';

/** A win as text, field by field, as the calculators take it. */
export type WinRequest = Readonly<Record<string, unknown>>;

const WAYS: readonly WinBy[] = ['wall', 'discard', 'robbed-kong', 'bonus-tiles'];

/** Circumstances that a request may state. */
const SITUATIONS = [
  'last-tile',
  'kong-replacement',
  'bonus-replacement',
  'double-kong-replacement',
  'first-draw',
  'first-discard',
] as const;
type Situation = (typeof SITUATIONS)[number];

/**
 * The win that a request describes, under these rules: `hand`, `seat`, `by`, `from` where another seat gave the tile,
 * `round` and `situation` if wanted. Refuses a missing or wrong field with a sentence that names it.
 */
export function parseWin(rules: Rules, request: WinRequest): Result<WinContext> {
  const by = WAYS.find((way) => way === request['by']);
  if (by === undefined) return fail(fault(request, 'by', `one of ${WAYS.join(', ')}`));
  const hand = readHand(rules, request, by);
  if (!hand.ok) return hand;
  const seat = parseSeat(request['seat']);
  if (seat === null) return fail(fault(request, 'seat', 'E, S, W or N'));
  const round = request['round'] === undefined ? 0 : parseSeat(request['round']);
  if (round === null) return fail(fault(request, 'round', 'E, S, W or N'));
  const from = readFrom(request, by, seat);
  if (!from.ok) return from;
  const situation = readSituation(request);
  if (!situation.ok) return situation;
  return ok({
    ...tilesOf(hand.value),
    ...wayOf(by, situation.value),
    seat,
    round,
    from: from.value,
    extras: {},
  });
}

/** A sentence about a field that is missing or holds something wrong. */
export function fault(request: WinRequest, field: string, allowed: string): string {
  const value = request[field];
  if (value === undefined) return `Field "${field}" is missing.`;
  return `Field "${field}" must be ${allowed}, not ${quote(value)}.`;
}

function readHand(rules: Rules, request: WinRequest, by: WinBy): Result<WrittenHand> {
  const text = request['hand'];
  if (typeof text !== 'string') return fail(fault(request, 'hand', 'a hand as text'));
  const sort: HandFacts['sort'] = by === 'bonus-tiles' ? 'bonus-win' : 'won';
  return parseHand(text, { geometry: rules.geometry, kongs: rules.kongs, sort });
}

function readFrom(request: WinRequest, by: WinBy, seat: Seat): Result<Seat | null> {
  if (by === 'wall' || by === 'bonus-tiles') return ok(null);
  const from = parseSeat(request['from']);
  if (from === null) return fail(fault(request, 'from', 'E, S, W or N'));
  return from === seat ? fail('Field "from" must be another seat than "seat".') : ok(from);
}

function readSituation(request: WinRequest): Result<readonly Situation[]> {
  const given = request['situation'];
  if (given === undefined) return ok([]);
  const allowed = `a list of some of ${SITUATIONS.join(', ')}`;
  if (!Array.isArray(given)) return fail(fault(request, 'situation', allowed));
  const words: readonly unknown[] = given;
  const stated = SITUATIONS.filter((word) => words.includes(word));
  const isKnown = words.every((word) => stated.some((each) => each === word));
  return isKnown ? ok(stated) : fail(fault(request, 'situation', allowed));
}

function tilesOf(hand: WrittenHand): Pick<WinContext, 'counts' | 'melds' | 'bonus' | 'tile'> {
  const counts = countKinds(hand.concealed, PLAYING_KINDS);
  if (hand.winning !== null) counts[hand.winning]!++;
  return { counts, melds: hand.melds, bonus: hand.bonus, tile: hand.winning };
}

/** What is stated counts only where it can go with the way of winning. */
function wayOf(
  by: WinBy,
  situation: readonly Situation[],
): Pick<WinContext, 'by' | 'lastTile' | 'kongs' | 'end' | 'firstDraw' | 'firstDiscard'> {
  const has = (word: Situation): boolean => situation.includes(word);
  const isDrawn = by === 'wall';
  const isForKong = has('kong-replacement') || has('double-kong-replacement');
  const kongs = has('double-kong-replacement') ? 2 : 1;
  return {
    by,
    lastTile: by !== 'bonus-tiles' && has('last-tile'),
    kongs: isDrawn && isForKong ? kongs : 0,
    end: isDrawn ? (isForKong || has('bonus-replacement') ? 'back' : 'front') : null,
    firstDraw: isDrawn && has('first-draw'),
    firstDiscard: by === 'discard' && has('first-discard'),
  };
}
