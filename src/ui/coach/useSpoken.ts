import { useEffect, useRef } from 'react';
import type { Advice } from '../../store/coach/coachStore';
import { useGame, useText, useWords } from '../context';
import { useSpeak } from '../live/LiveRegion';
import { usePersonAt } from '../table/usePersonAt';
import { useReasonText } from './reasons/ReasonLine';
import { isClose, scaleOfRows } from './rows';
import type { Row } from './rows';
import { formatPoints } from './scale';
import type { CoachWords } from '../languages/en/coach';
import type { Text } from '../text';
import { coachWords } from '../text';

/** Says for each decision what has been found, and again once it was thought about longer. */
export function useSpoken(advice: Advice, rows: readonly Row[]): void {
  const words = useWords(coachWords);
  const speak = useSpeak();
  const told = useRef<string | null>(null);
  const more = useSpokenReasons(advice).join(' ');
  const text = useText();
  const message = spokenWords(advice, rows, { words, text });
  const what = advice.status === 'found' ? advice.finding.judgement.depth : advice.status;
  useEffect(() => {
    if (message === null || told.current === what) return;
    told.current = what;
    speak([message, more].filter(Boolean).join(' '));
  }, [message, what, more, speak]);
}

/** Why the first choice is the best, and the way to the least value, in plain words. */
function useSpokenReasons(advice: Advice): readonly string[] {
  const rules = useGame(({ match }) => match?.rules ?? '');
  const { ofReason, ofWay } = useReasonText(rules);
  const personAt = usePersonAt();
  if (advice.status !== 'found') return [];
  const { view } = advice.decision;
  const { judgement, reasons, way } = advice.finding;
  const [first] = reasons;
  const why = first ? [ofReason(first, { view, choices: judgement.choices, personAt })] : [];
  return [...why, ...(way ? [ofWay(way)] : [])];
}

interface SpokenWords {
  readonly words: CoachWords;
  readonly text: Pick<Text, 'tile'>;
}

function spokenWords(advice: Advice, rows: readonly Row[], { words, text }: SpokenWords): string | null {
  if (advice.status === 'none') return words.say([words.none[advice.why]]);
  if (advice.status === 'thinking' || advice.finding.judgement.depth === 'instant') return null;
  const close = rows.slice(0, advice.finding.judgement.choices.filter(isClose).length);
  if (close.length > 1) return words.say([words.sayClose(namesOf(close, text))]);
  const [best] = rows;
  const decimals = scaleOfRows(rows)?.decimals ?? 1;
  return best ? words.say([words.sayBest(best.name, formatPoints(best.worth?.points ?? 0, decimals))]) : null;
}

/** Discards alone are told by their tiles. */
function namesOf(rows: readonly Row[], text: Pick<Text, 'tile'>): readonly string[] {
  const areDiscards = rows.every(({ action }) => action.type === 'discard');
  return rows.map(({ name, tiles: [tile] }) => (areDiscards && tile ? text.tile(tile.kind) : name));
}
