import { standardBot } from '../../bots/levels';
import { rulesOf } from '../../engine/knownRules';
import { hashText } from '../../engine/random';
import type { RuleSetId } from '../../engine/types';
import { tableOf } from '../facts/knownTables';
import { completeOptions } from '../facts/optionList';
import { differing } from '../facts/presets';
import type { Challenge } from './shared';

/** The seed of the match of a day (`YYYY-MM-DD`): the same for everyone. */
export function bitsOfDay(date: string): string {
  return hashText(`match of the day ${date}`).slice(0, 32);
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
