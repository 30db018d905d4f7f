import { useEffect } from 'react';
import { useText, useMatch } from '../context';
import { TextField } from '../controls/TextField';
import './fairTiles.css';

interface FairTilesProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

const MOST_LETTERS = 200;

/**
 * The hash that fixes the tiles to come, and the field for the player's own words, which are mixed in
 * afterwards.
 */
export function FairTiles({ words, onChange }: FairTilesProps) {
  const { fairTiles } = useText();
  const commitment = useMatch((state) => state.commitment);
  const prepare = useMatch((state) => state.prepareMatch);
  const isNeeded = commitment === null;
  useEffect(() => {
    if (isNeeded) prepare();
  }, [isNeeded, prepare]);
  return (
    <details className="fair">
      <summary>{fairTiles.title}</summary>
      <p className="note">{fairTiles.note}</p>
      <dl>
        <dt>{fairTiles.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
      <TextField
        label={fairTiles.ownWords}
        value={words}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </details>
  );
}
