import { shuffle, type Random } from '../../engine/random';
import type { RuleSetId } from '../../engine/types';
import { STYLE_IDS, type StyleId } from './styleIds';

/** Styles that change nothing under a rule set: where all hands are alike, nobody collects a suit. */
const UNSEEN: Readonly<Record<RuleSetId, readonly StyleId[]>> = { taisen: ['flush'] };

/** So many different ways to play, at most five: styles that show under a rule set, and plain (null) as one more. */
export function drawStyles(rules: RuleSetId, count: number, random: Random): (StyleId | null)[] {
  const shown = STYLE_IDS.filter((style) => !UNSEEN[rules]?.includes(style));
  return shuffle([...shown, null], random).slice(0, count);
}

/** The id of a bot in a style. */
export function inStyle(id: string, style: StyleId | null): string {
  return style === null ? id : `${id}+${style}`;
}
