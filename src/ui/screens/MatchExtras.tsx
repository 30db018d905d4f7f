import type { MatchConfig } from '../../store/types';
import { useText } from '../context';
import { Switch } from '../controls/Segmented';
import { FairTiles } from './FairTiles';

/** The player's own words for the tiles, and whether choices can be taken back. */
export type Extras = Required<Pick<MatchConfig, 'text' | 'practice'>>;

interface MatchExtrasProps {
  readonly extras: Extras;
  readonly onChange: (extras: Extras) => void;
}

/** What few choose for a new match. */
export function MatchExtras({ extras, onChange }: MatchExtrasProps) {
  const { practiceMatch } = useText();
  return (
    <>
      <div className="practice-match">
        <Switch
          label={practiceMatch.name}
          on={extras.practice}
          onChange={(practice) => onChange({ ...extras, practice })}
        />
        <p className="note">{practiceMatch.note}</p>
      </div>
      <FairTiles words={extras.text} onChange={(text) => onChange({ ...extras, text })} />
    </>
  );
}
