import { earlierDays, isInTime } from '../../store/selectors/practice';
import { Page } from '../controls/Page';
import { ChoiceMark } from './ChoiceMark';
import { useToday } from '../today';
import { usePractice } from './usePracticeStore';
import './day.css';
import './rows.css';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** So many days are listed. */
const LISTED = 28;

/** Positions of earlier days, answered or missed. Any of them can be opened. */
export function EarlierDays() {
  const words = useWords(practiceWords);
  const leave = usePractice((state) => state.leave);
  const today = useToday(usePractice((state) => state.today));
  return (
    <Page title={words.earlier} back={words.close} onBack={leave}>
      <main className="page-body practice">
        <ul className="card list practice-rows">
          {[today, ...earlierDays(today, LISTED)].map((date) => (
            <DayRow key={date} date={date} />
          ))}
        </ul>
      </main>
    </Page>
  );
}

function DayRow({ date }: { readonly date: string }) {
  const words = useWords(practiceWords);
  const answer = usePractice((state) => state.progress.days[date]);
  const isLate = usePractice(({ progress }) => answer !== undefined && !isInTime(progress.days, date));
  const choose = usePractice((state) => state.choose);
  const beginDay = usePractice((state) => state.beginDay);
  const open = () => {
    if (answer) choose(answer.rules);
    void beginDay(date);
  };
  return (
    <li>
      <button type="button" className="entry" onClick={open}>
        <time dateTime={date}>{words.date(date)}</time>
        <span className="grow note">
          {answer ? words.answered(words.classes[answer.class], isLate) : words.open}
        </span>
        <ChoiceMark answer={answer?.class ?? null} />
      </button>
    </li>
  );
}
