import { browserStorage } from '../../store/saves/browserStorage';
import { noteName } from '../../store/share/keptShares';
import '../controls/field.css';
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
    <label className="field">
      <span>{setUp.name}</span>
      <input
        type="text"
        value={name}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => noteName(browserStorage, name.trim())}
      />
    </label>
  );
}
