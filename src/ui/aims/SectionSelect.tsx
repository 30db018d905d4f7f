import { useWords } from '../context';
import { Select } from '../controls/Select';
import { aimWords } from '../text';
import { useGameWords } from '../text/gameWords';
import './aims.css';
import { useSection } from './section';

const ALL = '';

/** Which section of the card is shown, where it has some. */
export function SectionSelect() {
  const words = useWords(aimWords);
  const { options } = useGameWords();
  const { sections, section, show } = useSection();
  if (!sections) return null;
  const named: Readonly<Record<string, string>> =
    (sections.option === null ? null : options[sections.option]?.values) ?? {};
  return (
    <Select
      className="aim-section"
      aria-label={words.section}
      values={[ALL, ...sections.names]}
      value={section ?? ALL}
      wordFor={(name) => (name === ALL ? words.all : (named[name] ?? name))}
      onChange={(name) => show(name === ALL ? null : name)}
    />
  );
}
