import { useEffect, useRef } from 'react';
import { formatPoints } from '../coach/scale';
import { Button, IconButton } from '../controls/buttons';
import { ChoiceMark } from './ChoiceMark';
import { usePracticeWords } from './practiceWords';
import { RatingScale } from './RatingScale';
import { usePractice } from './usePracticeStore';

/** The end of a set: how it went, the rating, what to look at, and what comes back. */
export function SetEnd() {
  const words = usePracticeWords();
  const summary = usePractice((state) => state.summary);
  const begin = usePractice((state) => state.begin);
  const leave = usePractice((state) => state.leave);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!summary) return null;
  const missed = summary.themes.filter((theme) => theme.missed > 0);
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.close} onClick={leave} />
        <h1 className="bar-title" tabIndex={-1} ref={heading}>
          <b>{words.endTitle}</b>
        </h1>
      </header>
      <main className="practice practice--end">
        <section className="practice-card">
          <h2>{words.score(summary.right, summary.of)}</h2>
          <span className="marks">
            {summary.marks.map((each, at) => (
              <ChoiceMark key={at} answer={each} label={words.mark(at + 1, words.classes[each])} />
            ))}
          </span>
          <p className="practice-note">{words.pointsLost(formatPoints(summary.loss, 1).replace('+', ''))}</p>
        </section>
        <section className="practice-card">
          <h2>{words.rating}</h2>
          <RatingScale rating={summary.rating.after} before={summary.rating.before} />
        </section>
        <section className="practice-card">
          <h2>{words.lookAt}</h2>
          {missed.length === 0 && <p className="practice-note">{words.nothingMissed}</p>}
          <ul className="practice-look">
            {missed.map(({ theme, missed: count, seen }) => (
              <li key={theme}>
                <b>{words.theme[theme]}</b> <span>{words.themeLine(count, seen)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="practice-card">
          <h2>{words.tomorrow}</h2>
          <p className="practice-note">{words.tomorrowLine(summary.tomorrow.length)}</p>
        </section>
        <div className="practice-acts">
          <Button onClick={leave}>{words.done}</Button>
          <Button look="main" icon="play" onClick={() => void begin(null)}>
            {words.tenMore}
          </Button>
        </div>
      </main>
    </div>
  );
}
