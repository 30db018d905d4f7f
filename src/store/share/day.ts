import { DATE_PATTERN, dateAfter } from '../../coach/practice/dates';
import { standardBot } from '../../bots/levels';
import { rulesOf } from '../../engine/knownRules';
import { hashText } from '../../engine/random';
import type { RuleSetId } from '../../engine/types';
import { tableOf } from '../selectors/knownTables';
import { completeOptions } from '../selectors/optionList';
import { differing } from '../selectors/presets';
import type { Challenge } from './shared';

/** The seed of the match of a day (`YYYY-MM-DD`): the same for everyone. */
export function bitsOfDay(date: string): string {
  return hashText(`match of the day ${date}`).slice(0, 32);
}

/** So many days back the match of a day is known by its walls. */
const KNOWN_DAYS = 400;

/**
 * The day whose match has these walls; null where it is that of none. East of here it may be tomorrow already. The date is
 * in the walls, so that every match of a day knows its own, however late it ends and wherever it came from.
 */
export function dayOfWalls(bits: string, today: string): string | null {
  for (let back = -1; back < KNOWN_DAYS; back++) {
    const date = dateAfter(today, -back);
    if (bitsOfDay(date) === bits) return date;
  }
  return null;
}

export function dayBefore(date: string): string {
  return dateAfter(date, -1);
}

/** Whether a text is the date of a day that there is. */
export function isDate(text: string): boolean {
  return DATE_PATTERN.test(text) && dateAfter(text, 0) === text;
}

/** The match of a day in this game: each player deals once, against standard bots. The game must be loaded. */
export function challengeOfDay(date: string, rules: RuleSetId): Challenge {
  const options = differing(rules, completeOptions(rules, tableOf(rules).once ?? {}));
  const { seats } = rulesOf({ rules, options: completeOptions(rules, options) }).geometry;
  const bots = Array<string>(seats - 1).fill(standardBot(rules));
  return { rules, options, bits: bitsOfDay(date), text: '', bots };
}

/** The words of a text about the match of a day. */
export interface DayText {
  /** What it is about, with the date in words. */
  readonly title: string;
  /** The place and the points. */
  readonly result: string;
  /** The points of a hand. */
  readonly points: (points: number) => string;
  /** Where the match of the day is. */
  readonly link: string;
}

/** Marks that plain text can have: a hand brought points, cost some, or neither. */
const MARKS = { gained: '▲', lost: '▽', level: '○' } as const;

/** A result to share: it says nothing of the tiles. `hands`: the own points of each. */
export function textOfDay(hands: readonly number[], { title, result, points, link }: DayText): string {
  const line = hands.map((each) => `${markOf(each)} ${points(each)}`).join('  ');
  return [title, result, line, link].join('\n');
}

function markOf(points: number): string {
  if (points === 0) return MARKS.level;
  return points > 0 ? MARKS.gained : MARKS.lost;
}
