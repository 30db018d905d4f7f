import type { Reason, WayToMinimum } from '../../../coach/reasons/reason';
import type { RuleSetId } from '../../../engine/types';
import { useText, useWords } from '../../context';
import { useWordsOfGame } from '../../text/gameWords';
import { Tile } from '../../tile/Tile';
import { plainText } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';
import { sentenceOf } from './told';
import type { Reasoned, SentenceWords } from './told';
import './reasons.css';
import { reasonWords } from '../../text';

/** A reason as a sentence with the tiles drawn in it. */
export function ReasonLine({ reason, ...reasoned }: Reasoned & { readonly reason: Reason }) {
  const words = useSentenceWords(reasoned.view.rules);
  return <Sentence parts={sentenceOf(reason, reasoned, words)} />;
}

/** How much of the least value a hand has, and the ways to the rest. */
export function WayLine({ way, rules }: { readonly way: WayToMinimum; readonly rules: RuleSetId }) {
  const words = useSentenceWords(rules);
  return <Sentence parts={minimumOf(way, words)} />;
}

/** Says reasons and the way to the least value as plain text, for what is read out. */
export function useReasonText(rules: RuleSetId) {
  const words = useSentenceWords(rules);
  const names = { name: words.text.tile, between: words.reasons.betweenTiles };
  return {
    ofReason: (reason: Reason, reasoned: Reasoned) => plainText(sentenceOf(reason, reasoned, words), names),
    ofWay: (way: WayToMinimum) => plainText(minimumOf(way, words), names),
  };
}

function minimumOf(way: WayToMinimum, { game, reasons }: SentenceWords): readonly Part[] {
  const amount = (value: number) => game.units[way.unit]?.amount(value) ?? `${value}`;
  return reasons.minimum(way, amount, (id) => game.items[id] ?? null);
}

/** Stops at the beginning of words belong to what is before them. */
const STOPS = /^[\p{Po}\p{Pe}\p{Pf}]*/u;

function stopsOf(part: Part | undefined): string {
  return typeof part === 'string' ? (STOPS.exec(part)?.[0] ?? '') : '';
}

/** Words with tiles drawn among them. No line begins with the stop after a tile. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <span className="reason">
      {parts.map((part, at) =>
        typeof part === 'string' ? (
          part.slice(typeof parts[at - 1] === 'object' ? stopsOf(part).length : 0)
        ) : (
          <span key={at} className="reason-kept">
            <Tile kind={part.tile} className="reason-tile" />
            {stopsOf(parts[at + 1])}
          </span>
        ),
      )}
    </span>
  );
}

function useSentenceWords(rules: RuleSetId): SentenceWords {
  return { text: useText(), game: useWordsOfGame(rules), reasons: useWords(reasonWords) };
}
