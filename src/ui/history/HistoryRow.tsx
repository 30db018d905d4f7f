import { memo, useId } from 'react';
import type { HistoryEntry } from '../../store/types';
import type { ShownBest } from '../../store/records/shownBest';
import { useText, useSettings, useWords } from '../context';
import { Button } from '../controls/buttons';
import { useGameName } from '../useGameName';
import { BotLevel } from '../scoring/BotLevel';
import { dateWords } from '../text/dates';
import { HistoryBest } from './HistoryBest';
import { OwnResult } from './OwnResult';
import { namesIn } from './replay/replayPeople';
import './historyRow.css';
import { searchWords } from '../text';
import { cardOf } from '../text/languages';

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
  const language = useSettings((settings) => settings.language);
  const nameOf = useGameName();
  const when = new Date(entry.at);
  return (
    <li className="history-row" aria-labelledby={titleId} data-match={entry.id}>
      <OwnResult entry={entry} />
      <div className="history-words">
        <h2 id={titleId}>
          {nameOf(entry.rules)}{' '}
          {entry.at > 0 && (
            <time dateTime={when.toISOString()}>{dateWords(entry.at, language, navigator.languages)}</time>
          )}
        </h2>
        <p>
          {text.history.line(entry.hands, entry.complete)}
          {isChallenge && <span className="coached">{text.history.challenge}</span>}
          {entry.foreign && <span className="coached">{words.foreign}</span>}
          {entry.practice && <span className="coached">{text.history.practice}</span>}
          {entry.coached && <span className="coached">{text.history.coached}</span>}
          {worst !== null && <span className="coached">{worst}</span>}
        </p>
        <p className="history-scores">
          {namesIn(entry, text, cardOf(language).sender).map((name, player) => (
            <span key={player}>
              {name}
              <BotLevel bot={entry.bots?.[player] ?? null} stoodIn={entry.stoodIn?.[player]} />{' '}
              <b>{text.total(entry.scores[player] ?? 0)}</b>
            </span>
          ))}
        </p>
      </div>
      <HistoryBest entry={entry} best={best} />
      <div className="history-buttons">
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
