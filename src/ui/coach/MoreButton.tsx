import { useSettings, useStores, useWords } from '../context';
import { useLayout } from '../table/screen';
import { coachWords } from '../text';
import './more.css';

/** On small screens: shows the coach's figures and all choices, or one line alone. Large ones show everything. */
export function MoreButton() {
  const words = useWords(coachWords);
  const { settings } = useStores();
  const hasFigures = useSettings(({ coachFigures }) => coachFigures);
  if (useLayout() === 'desktop') return null;
  return (
    <button
      type="button"
      className="text-button coach-more"
      aria-label={hasFigures ? words.fewer : words.figures}
      aria-expanded={hasFigures}
      onClick={() => settings.setState({ coachFigures: !hasFigures })}
    >
      {hasFigures ? words.less : words.more}
    </button>
  );
}
