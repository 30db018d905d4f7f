import { shuffle, type Random } from '../../engine/random';
import type { RuleSetId } from '../../engine/types';
import { botPartOf } from '../knownBooks';
import type { StyleId } from './styleIds';

/** So many different ways to play: the styles that show in a game, and plain (null) as one more. Plain where they run out. */
export function drawStyles(rules: RuleSetId, count: number, random: Random): (StyleId | null)[] {
  const drawn = shuffle([...(botPartOf(rules)?.styles ?? []), null], random);
  return Array.from({ length: count }, (_, at) => drawn[at] ?? null);
}

/** The id of a bot in a style. */
export function inStyle(id: string, style: StyleId | null): string {
  return style === null ? id : `${id}+${style}`;
}
