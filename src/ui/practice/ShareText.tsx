import { dayText } from '../../store/selectors/practice';
import { Button } from '../controls/buttons';
import { useCopy } from '../controls/useCopy';
import { useAsked, usePractice } from './usePracticeStore';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The result of the day as text, which does not give the answer away. */
export function ShareText({ date }: { readonly date: string }) {
  const words = useWords(practiceWords);
  const { drill, answer } = useAsked();
  const kept = usePractice((state) => state.progress.days);
  const { outcome, copy } = useCopy(words);
  if (!answer) return null;
  const days = { ...kept, [date]: { rules: drill.rules, drill: drill.id, class: answer.class } };
  const text = dayText({
    date,
    days,
    words: { title: words.shareTitle(words.date(date)), lastSeven: words.lastSeven, classes: words.classes },
  });
  return (
    <section className="card stack">
      <h2>{words.share}</h2>
      <pre className="plain-text">{text}</pre>
      <p className="note">{outcome === 'failed' ? words.copyFailed : words.noGiveaway}</p>
      <Button onClick={() => void copy(text)}>{outcome === 'copied' ? words.copied : words.copy}</Button>
    </section>
  );
}
