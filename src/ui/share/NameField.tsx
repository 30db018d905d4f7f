import { browserStorage } from '../../store/saves/browserStorage';
import { noteName } from '../../store/share/keptShares';
import { TextField } from '../controls/TextField';
import { useWords } from '../context';
import { shareWords } from '../text';

const MOST_LETTERS = 24;

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** What the player is called in links; it is remembered. */
export function NameField({ name, onChange }: NameFieldProps) {
  const { setUp } = useWords(shareWords);
  return (
    <TextField
      label={setUp.name}
      value={name}
      maxLength={MOST_LETTERS}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => noteName(browserStorage, name.trim())}
    />
  );
}
