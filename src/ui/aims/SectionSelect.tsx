import type { Sections } from '../../store/selectors/aims';
import { useWords } from '../context';
import { Select } from '../controls/Select';
import { aimWords } from '../text';
import { useGameWords } from '../text/gameWords';

interface SectionSelectProps {
  readonly sections: Sections;
  /** Null: all of them. */
  readonly value: string | null;
  readonly onChange: (name: string | null) => void;
}

const ALL = '';

/** Which section of the card is shown. */
export function SectionSelect({ sections: { option, names }, value, onChange }: SectionSelectProps) {
  const words = useWords(aimWords);
  const { options } = useGameWords();
  const named: Readonly<Record<string, string>> = options[option]?.values ?? {};
  return (
    <Select
      className="aim-section"
      aria-label={words.section}
      values={[ALL, ...names]}
      value={value ?? ALL}
      wordFor={(name) => (name === ALL ? words.all : (named[name] ?? name))}
      onChange={(name) => onChange(name === ALL ? null : name)}
    />
  );
}
