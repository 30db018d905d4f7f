import { hashText } from '../../engine/random';
import type { Drill } from '../drills/drill';
import type { AnswerClass } from './answer';
import { dateAfter, dayNumber } from './dates';
import type { DayAnswer, Progress } from './progress';

/** The words of a text to share. */
export interface DayWords {
  /** What the text is about, with the date in words. */
  readonly title: string;
  /** Stands before the marks of the last days. */
  readonly lastSeven: string;
  /** The name of each class. */
  readonly classes: Readonly<Record<AnswerClass, string>>;
}

/** Marks that plain text can have; their shapes are those of the screens. */
const MARKS: Readonly<Record<AnswerClass, string>> = {
  best: '●',
  good: '■',
  inaccuracy: '▲',
  mistake: '◆',
  blunder: '✕',
  unknown: '○',
};

/**
 * The drill of a day (`YYYY-MM-DD`) among those of a game: the same for everyone who has the same drills, in whatever
 * order. Two days in a row have different ones if there are two. Throws if there is none.
 */
export function drillOfDay(drills: readonly Drill[], date: string): Drill {
  const candidates = halfOf(drills, dayNumber(date) % 2).map((drill) => ({
    drill,
    lot: hashText(`${date} ${drill.id}`),
  }));
  const [first, ...rest] = candidates;
  if (!first) throw new Error('There is no drill for a position of the day.');
  return rest.reduce((least, each) => (each.lot < least.lot ? each : least), first).drill;
}

/** The drills of even days (0) or of odd ones (1): by the last digit of their ids, or every second one where all have alike digits. */
function halfOf(drills: readonly Drill[], parity: number): readonly Drill[] {
  const isOf = ({ id }: Drill): boolean => id.charCodeAt(id.length - 1) % 2 === parity;
  const own = drills.filter(isOf);
  if (own.length > 0 && own.length < drills.length) return own;
  if (drills.length < 2) return drills;
  const sorted = drills.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.filter((_, at) => at % 2 === parity);
}

/** Days whose marks are shared. */
const SHARED_DAYS = 7;

/** Stands for a day without an answer. */
const MISSED_DAY = '·';

/**
 * A text to share: which day, how good the answer was, and the marks of the seven days up to it, the day itself last;
 * days that were made up for later have none. It says nothing of the position or the answer.
 */
export function dayText({
  date,
  days,
  words,
}: {
  readonly date: string;
  readonly days: Progress['days'];
  readonly words: DayWords;
}): string {
  const markOf = (day: string): string => {
    const answer = days[day];
    return answer && (day === date || isInTime(days, day)) ? MARKS[answer.class] : MISSED_DAY;
  };
  const answer = days[date]?.class ?? 'unknown';
  const last = Array.from({ length: SHARED_DAYS }, (_, at) => markOf(dateAfter(date, at + 1 - SHARED_DAYS)));
  return [
    words.title,
    `${MARKS[answer]} ${words.classes[answer]}`,
    `${words.lastSeven} ${last.join(' ')}`,
  ].join('\n');
}

/** What is kept after the position of a day was answered. The first answer of a day stands. */
export function afterDay(progress: Progress, date: string, answer: DayAnswer): Progress {
  if (progress.days[date]) return progress;
  return { ...progress, days: { ...progress.days, [date]: answer } };
}

/** Whether the position of a day was asked on that day. Of older answers nobody knows: they count. */
export function isInTime(days: Progress['days'], date: string): boolean {
  const answer = days[date];
  return answer !== undefined && (answer.on ?? date) === date;
}

/** Days in a row with an answer of their own day, up to this date; up to the day before while this one has none yet. */
export function streakOf(days: Progress['days'], date: string): number {
  let day = isInTime(days, date) ? date : dateAfter(date, -1);
  let streak = 0;
  while (isInTime(days, day)) {
    streak++;
    day = dateAfter(day, -1);
  }
  return streak;
}
