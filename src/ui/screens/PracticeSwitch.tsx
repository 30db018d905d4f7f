import { useFullText } from '../context';
import { Switch } from '../controls/Segmented';

interface PracticeSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the new match is one in which choices can be taken back. */
export function PracticeSwitch({ isOn, onChange }: PracticeSwitchProps) {
  const { practiceMatch } = useFullText();
  return (
    <div className="practice-match">
      <Switch label={practiceMatch.name} on={isOn} onChange={onChange} />
      <p className="note">{practiceMatch.note}</p>
    </div>
  );
}
