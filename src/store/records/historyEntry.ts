import * as v from 'valibot';
import { canonicalText } from '../../engine/canonical';
import { hashText } from '../../engine/random';
import type { GameRecord, RecordedEvent, RecordedHand } from '../../engine/record';
import type { HistoryEntry } from '../types';
import { broughtTitle } from './broughtTitle';
import { finalScores } from './matchRecord';
import { onlyPerson } from './onlyPerson';

/**
 * What a match is known by: its walls and what was done in it, played equally far. What follows from that does not
 * count, nor what is not always written (passes, and which of equal tiles was thrown): a file or a link may tell of the same match in other words.
 */
export function matchId({ rules, options, seed, text = '', hands }: GameRecord): string {
  const known = [rules, options, seed?.toLowerCase() ?? null, text, hands.map(playedIn)];
  return hashText(canonicalText(known)).slice(0, 24);
}

function playedIn(hand: RecordedHand): object {
  const { result: _, events, ...dealt } = hand;
  return { ...dealt, events: events.filter(({ type }) => type !== 'pass').map(chosenIn) };
}

function chosenIn(event: RecordedEvent): object {
  const { score: _, drawn: _drawn, ...chosen } = event;
  return chosen;
}

/** The same match, played equally far, is one entry however often it is kept. `at`: milliseconds since 1970. */
export function entryOf(record: GameRecord, at: number): HistoryEntry {
  const { rules, options, seed, hands, complete, players, coached = false, practice } = record;
  const id = matchId(record);
  const scores = finalScores(record);
  const names = players.map(({ name }) => name);
  const bots = players.map(({ bot }) => bot ?? null);
  const stoodIn = players.map((player) => player.stoodIn ?? 0);
  const line = ownLine(record);
  const title = broughtTitle(options);
  const known = seed === null ? {} : { seed };
  return {
    id,
    at,
    rules,
    hands: hands.length,
    complete,
    players: names,
    bots,
    scores,
    coached,
    ...(practice ? { practice } : {}),
    ...(stoodIn.some(Boolean) ? { stoodIn } : {}),
    ...known,
    ...line,
    ...(title === undefined ? {} : { title }),
  };
}

/** The points of the one person of a record from hand to hand; nothing where there is none, or more than one. */
function ownLine(record: GameRecord): Pick<HistoryEntry, 'line'> {
  const { startScores, hands } = record;
  const own = onlyPerson(record);
  if (own === null) return {};
  const line = [startScores[own] ?? 0];
  for (const { result } of hands) line.push((line.at(-1) ?? 0) + (result?.scores[own] ?? 0));
  return { line };
}

/** When a match was kept first, as its record tells; `now` where it does not, or tells of a time to come. */
export function timeOf(told: GameRecord['at'], now: number): number {
  const time = Date.parse(told ?? '');
  return time <= now ? time : now;
}

/** The record with the time of its entry, as files have it. */
export function withTime(record: GameRecord, { at }: HistoryEntry): GameRecord {
  return at > 0 ? { ...record, at: new Date(at).toISOString() } : record;
}

/** The text of a record as files have it. What cannot be read is given as it is. */
export function exportedText(text: string, entry: HistoryEntry): string {
  try {
    return JSON.stringify(withTime(JSON.parse(text) as GameRecord, entry));
  } catch {
    return text;
  }
}

/** Farther from 1970 no date is known, in milliseconds. */
const LAST_TIME = 8.64e15;

/** Whether this is a time that can be shown. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && Math.abs(at) <= LAST_TIME;
}

const isFlag = v.optional(v.boolean());
const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is kept may have been written by anybody. */
const schema = v.pipe(
  v.object({
    id: v.string(),
    at: v.custom<number>(isTime),
    rules: v.string(),
    hands: count,
    complete: v.boolean(),
    players: v.array(v.string()),
    bots: v.optional(v.array(v.nullable(v.string()))),
    scores: v.array(number),
    coached: isFlag,
    practice: isFlag,
    seed: v.optional(v.string()),
    stoodIn: v.optional(v.array(count)),
    line: v.optional(v.array(number)),
    foreign: v.optional(v.literal(true)),
    title: v.optional(v.string()),
  }),
  v.check(({ players, scores }) => players.length === scores.length),
);

/** Whether this can be shown, and is the entry of this match. */
export function isEntryOf(match: string, value: unknown): value is HistoryEntry {
  return v.is(schema, value) && value.id === match;
}
