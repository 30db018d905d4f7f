import { useEffect, useState } from 'react';
import { dayText } from '../../store/facts/practice';
import { Button } from '../controls/buttons';
import { useSpeak } from '../live/LiveRegion';
import { usePracticeWords } from './practiceWords';
import { useAsked, usePractice } from './usePracticeStore';

/** So long the button says what was done, in milliseconds. */
const SAID = 2000;

type Outcome = 'copied' | 'failed';

/** The result of the day as text, which does not give the answer away. */
export function ShareText({ date }: { readonly date: string }) {
  const words = usePracticeWords();
  const { drill, answer } = useAsked();
  const kept = usePractice((state) => state.progress.days);
  const { outcome, copy } = useCopy();
  if (!answer) return null;
  const days = { ...kept, [date]: { rules: drill.rules, drill: drill.id, class: answer.class } };
  const text = dayText({
    date,
    days,
    words: { title: words.shareTitle(words.date(date)), lastSeven: words.lastSeven, classes: words.classes },
  });
  return (
    <section className="practice-card day-share">
      <h2>{words.share}</h2>
      <pre>{text}</pre>
      <p className="practice-note">{outcome === 'failed' ? words.copyFailed : words.noGiveaway}</p>
      <Button onClick={() => void copy(text)}>{outcome === 'copied' ? words.copied : words.copy}</Button>
    </section>
  );
}

/** Copies a text, and says so for a while, on the button and aloud. */
function useCopy() {
  const words = usePracticeWords();
  const speak = useSpeak();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(done ? 'copied' : 'failed');
    speak(done ? words.copied : words.copyFailed);
  };
  return { outcome, copy };
}
