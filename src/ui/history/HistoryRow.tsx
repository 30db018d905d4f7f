import { memo, useId } from 'react';
import type { HistoryEntry } from '../../store/types';
import type { ShownBest } from '../../store/records/shownBest';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { useFinal, useMatchName } from '../useGameName';
import { BotLevel } from '../scoring/BotLevel';
import { HistoryBest } from './HistoryBest';
import { OwnResult } from './OwnResult';
import { useEntryWords } from './useEntryWords';
import './historyRow.css';
import { searchWords } from '../text';

/** What the buttons of a row lead to. */
export type RowDeed = 'replay' | 'review' | 'more';

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  /** It was played, or can be, by somebody else too. */
  readonly isChallenge: boolean;
  /** What is said of its mistakes, where that is asked for. */
  readonly worst: string | null;
  /** Undefined as long as it is not known. */
  readonly best: ShownBest | undefined;
  readonly onDeed: (deed: RowDeed, entry: HistoryEntry) => void;
}

/** One match: when, under which rules, how it stood, and what can be done with it. Drawn again only if it changed. */
export const HistoryRow = memo(function HistoryRow({
  entry,
  isChallenge,
  worst,
  best,
  onDeed,
}: HistoryRowProps) {
  const text = useText();
  const words = useWords(searchWords);
  const titleId = useId();
  const nameOf = useMatchName();
  const final = useFinal()(entry);
  const { when, line, marks, names } = useEntryWords()(entry, isChallenge);
  return (
    <li className="card row row--apart history-row" aria-labelledby={titleId} data-match={entry.id}>
      <OwnResult entry={entry} />
      <div className="history-words">
        <h2 id={titleId}>
          {nameOf(entry)}{' '}
          {when !== null && (
            <time className="note" dateTime={new Date(entry.at).toISOString()}>
              {when}
            </time>
          )}
        </h2>
        <p>
          {line}
          {[...marks, ...(worst === null ? [] : [worst])].map((mark) => (
            <span key={mark} className="chip chip--jade">
              {mark}
            </span>
          ))}
        </p>
        <p className="row history-scores">
          {names.map((name, player) => (
            <span key={player}>
              {name}
              <BotLevel bot={entry.bots?.[player] ?? null} stoodIn={entry.stoodIn?.[player]} />{' '}
              <b>{final(entry.scores[player] ?? 0)}</b>
            </span>
          ))}
        </p>
      </div>
      <HistoryBest entry={entry} names={names} best={best} />
      <div className="row history-buttons">
        <Button icon="play" look="main" aria-describedby={titleId} onClick={() => onDeed('replay', entry)}>
          {text.history.open}
        </Button>
        <Button icon="chart" aria-describedby={titleId} onClick={() => onDeed('review', entry)}>
          {text.history.review}
        </Button>
        <Button aria-describedby={titleId} aria-haspopup="dialog" onClick={() => onDeed('more', entry)}>
          {words.row.more}
        </Button>
      </div>
    </li>
  );
});
