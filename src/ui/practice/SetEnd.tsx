import type { ThemeSummary } from '../../coach/practice/summary';
import type { PracticeSet } from '../../coach/practice/session';
import { Button } from '../controls/buttons';
import { Page } from '../controls/Page';
import { ChoiceMark } from './ChoiceMark';
import { Dock } from './Dock';
import { MarkList } from './MarkList';
import { pointsOf } from './points';
import { RatingScale } from './RatingScale';
import { Returning } from './Returning';
import { usePractice } from './usePracticeStore';
import './setEnd.css';
import './rows.css';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The end of a set: how it went, the rating, what to look at, and what comes back. */
export function SetEnd() {
  const words = useWords(practiceWords);
  const summary = usePractice((state) => state.summary);
  const leave = usePractice((state) => state.leave);
  if (!summary) return null;
  return (
    <Page title={words.endTitle(summary.marks.length)} back={words.close} onBack={leave}>
      <main className="page-body practice practice--end">
        <Score />
        <section className="card stack stack--start">
          <h2>{words.rating}</h2>
          <RatingScale rating={summary.rating.after} before={summary.rating.before} />
        </section>
        <section className="card stack stack--start">
          <h2>{words.lookAt}</h2>
          <ul className="list practice-rows end-themes">
            {summary.themes.map((theme) => (
              <ThemeRow key={theme.theme} theme={theme} />
            ))}
          </ul>
        </section>
        <Returning />
      </main>
      <Acts />
    </Page>
  );
}

/** How many were best or good, the mark of each, and what was given up where. */
function Score() {
  const words = useWords(practiceWords);
  const summary = usePractice((state) => state.summary);
  const set = usePractice((state) => state.set);
  if (!summary) return null;
  const { right, of, marks, loss } = summary;
  return (
    <section className="card stack stack--start">
      <h2 className="end-score">
        <b>{right}</b> {words.scoreOf(of)}
      </h2>
      <MarkList
        label={words.marks}
        className="marks--wide"
        answers={marks}
        nameOf={(at) => words.mark(at + 1, words.classes[marks[at] ?? 'unknown'])}
      />
      <p className="note">
        {loss > 0 ? words.gaveUp(pointsOf(loss), set ? dearest(set) : []) : words.nothingMissed}
      </p>
    </section>
  );
}

/** So many of the dearest answers are named. */
const NAMED = 2;

/** The places (from 1) of the answers that lost most; none where so few lost anything that the marks say it. */
function dearest({ answers }: PracticeSet): readonly number[] {
  const lost = answers.flatMap(({ loss }, at) => (loss > 0 ? [{ loss, place: at + 1 }] : []));
  const most = lost.toSorted((a, b) => b.loss - a.loss).slice(0, NAMED);
  return lost.length > NAMED ? most.map(({ place }) => place).toSorted((a, b) => a - b) : [];
}

function ThemeRow({ theme: { theme, seen, missed, marks } }: { readonly theme: ThemeSummary }) {
  const words = useWords(practiceWords);
  const unknown = marks.filter((each) => each === 'unknown').length;
  return (
    <li>
      <span className="named grow end-what">
        <b>{words.theme[theme]}</b>
        <span>{words.themeLine(seen - missed - unknown, seen)}</span>
      </span>
      <span className="row marks" aria-hidden="true">
        {marks.map((each, at) => (
          <ChoiceMark key={at} answer={each} />
        ))}
      </span>
    </li>
  );
}

function Acts() {
  const words = useWords(practiceWords);
  const summary = usePractice((state) => state.summary);
  const begin = usePractice((state) => state.begin);
  const leave = usePractice((state) => state.leave);
  const retry = usePractice((state) => state.retry);
  const isFlawless = summary === null || summary.right === summary.marks.length;
  return (
    <Dock>
      {isFlawless ? (
        <Button onClick={leave}>{words.done}</Button>
      ) : (
        <Button onClick={retry}>{words.retryMissed}</Button>
      )}
      <Button look="main" icon="play" onClick={() => void begin(null)}>
        {words.tenMore}
      </Button>
    </Dock>
  );
}
