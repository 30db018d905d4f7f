import { Button } from '../controls/buttons';
import { Page } from '../controls/Page';
import { Sentence } from '../coach/reasons/ReasonLine';
import { BotChoices } from './BotChoices';
import { DayTable } from './DayTable';
import { Dock } from './Dock';
import { FocusedLine } from './FocusedLine';
import { Offered, useFacts } from './PositionQuestion';
import { ShareText } from './ShareText';
import { useAsked, usePractice } from './usePracticeStore';
import { ReasonsOfPosition, useKeysOfAnswer, VerdictLine } from './Verdict';
import './day.css';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The position of a day once it is answered: the table as it was, the verdict, what bots did, and a text to share. */
export function DayPage({ date }: { readonly date: string }) {
  const words = useWords(practiceWords);
  const leave = usePractice((state) => state.leave);
  const showDays = usePractice((state) => state.showDays);
  const playOn = usePractice((state) => state.playOn);
  useKeysOfAnswer();
  return (
    <Page title={words.day} note={<span>{words.date(date)}</span>} back={words.close} onBack={leave}>
      <main className="page-body practice practice--day">
        <Position />
        <BotChoices />
        <ShareText date={date} />
      </main>
      <Dock>
        <Button onClick={showDays}>{words.earlier}</Button>
        <Button look="main" onClick={playOn}>
          {words.playOn}
        </Button>
      </Dock>
    </Page>
  );
}

/** The position in words and tiles, and how good the answer was. The verdict takes the focus. */
function Position() {
  const words = useWords(practiceWords);
  const { task } = useAsked();
  const facts = useFacts();
  return (
    <section className="card stack day-position">
      <p className="practice-question">
        <Offered /> <Sentence parts={[words.factsOf(task.view.prevailing, facts)]} />
      </p>
      <DayTable />
      <FocusedLine className="notice row row--one verdict" preventScroll>
        <VerdictLine />
      </FocusedLine>
      <ReasonsOfPosition />
    </section>
  );
}
