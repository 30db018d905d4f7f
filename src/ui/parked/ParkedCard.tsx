import { useId } from 'react';
import { knownBot } from '../../store/selectors/knownBot';
import type { ParkedMatch } from '../../store/types';
import { useSettings, useText, useWords } from '../context';
import { Button, IconButton } from '../controls/buttons';
import { dateWords } from '../text/dates';
import { Tile } from '../tile/Tile';
import { useMatchName } from '../useGameName';
import { parkedWords } from '../text';

interface ParkedCardProps {
  readonly match: ParkedMatch;
  /** What else is known of it: that it is the match of the day, or a challenge. */
  readonly label: string | null;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

/** A match under way that is not open: where it stands, and the ways on. */
export function ParkedCard({ match, label, onResume, onRemove }: ParkedCardProps) {
  const text = useText();
  const words = useWords(parkedWords);
  const titleId = useId();
  const language = useSettings((settings) => settings.language);
  const nameOf = useMatchName();
  return (
    <li className="stack parked" aria-labelledby={titleId}>
      <div className="parked-words">
        <h3 id={titleId} className="row row--base">
          {nameOf(match)}
          {label !== null && <span className="parked-label">{label}</span>}
        </h3>
        <p>
          {words.stands({
            ...match,
            round: text.table.round(match.round),
            hand: text.table.hand(match.number, match.repeat),
          })}
        </p>
        <p className="row row--apart parked-note">
          <Opponents bots={match.bots} />
          {match.at !== null && (
            <time dateTime={new Date(match.at).toISOString()}>
              {words.played(dateWords(match.at, language, navigator.languages))}
            </time>
          )}
        </p>
      </div>
      <div className="row row--one parked-foot">
        <span className="parked-hand" aria-hidden="true">
          {match.hand.map((kind, at) => (
            <Tile key={at} kind={kind} silent />
          ))}
        </span>
        <Button icon="play" aria-describedby={titleId} onClick={onResume}>
          {words.resume}
        </Button>
        <IconButton icon="close" label={words.remove} aria-describedby={titleId} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Their levels, each once. */
function Opponents({ bots }: Pick<ParkedMatch, 'bots'>) {
  const { setUp } = useText();
  const words = useWords(parkedWords);
  const levels = [...new Set(bots.flatMap((bot) => knownBot(bot).level ?? []))];
  if (levels.length === 0) return null;
  return <span>{words.against(levels.map((level) => setUp.opponent[level]))}</span>;
}
