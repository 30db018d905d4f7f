import { canonicalText } from '../../engine/canonical';
import { hashText } from '../../engine/random';
import type { GameRecord, RecordedEvent, RecordedHand } from '../../engine/record';
import type { HistoryEntry } from '../types';
import { finalScores } from './matchRecord';
import { onlyPerson } from './onlyPerson';

/**
 * What a match is known by: its walls and what was done in it, played equally far. What follows from that does not
 * count, nor do passes, which are not always written: a file or a link may tell of the same match in other words.
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
  const { score: _, ...chosen } = event;
  return chosen;
}

/** The same match, played equally far, is one entry however often it is kept. `at`: milliseconds since 1970. */
export function entryOf(record: GameRecord, at: number): HistoryEntry {
  const { rules, seed, hands, complete, players, coached = false, practice } = record;
  const id = matchId(record);
  const scores = finalScores(record);
  const names = players.map(({ name }) => name);
  const bots = players.map(({ bot }) => bot ?? null);
  const stoodIn = players.map((player) => player.stoodIn ?? 0);
  const line = ownLine(record);
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

/** Farther from 1970 no date is known, in milliseconds. */
const LAST_TIME = 8.64e15;

/** Whether this is a time that can be shown. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && Math.abs(at) <= LAST_TIME;
}

/** What is kept may have been written by anybody: whether it can be shown, and is the entry of this match. */
export function isEntryOf(match: string, value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    at,
    rules,
    hands,
    complete,
    players,
    bots,
    scores,
    coached,
    practice,
    seed,
    stoodIn,
    line,
    foreign,
  } = value as Record<keyof HistoryEntry, unknown>;
  return (
    id === match &&
    isText(rules) &&
    isTime(at) &&
    isCount(hands) &&
    isFlag(complete) &&
    isListOf(players, isText) &&
    isListOf(scores, isNumber) &&
    players.length === scores.length &&
    (bots === undefined || isListOf(bots, (bot) => bot === null || isText(bot))) &&
    (coached === undefined || isFlag(coached)) &&
    (practice === undefined || isFlag(practice)) &&
    (seed === undefined || isText(seed)) &&
    (stoodIn === undefined || isListOf(stoodIn, isCount)) &&
    (line === undefined || isListOf(line, isNumber)) &&
    (foreign === undefined || foreign === true)
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isFinite(value);
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isItem);
