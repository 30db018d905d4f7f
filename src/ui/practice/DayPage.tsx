import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/buttons';
import { Sentence } from '../coach/reasons/ReasonLine';
import { BotChoices } from './BotChoices';
import { DayTable } from './DayTable';
import { Dock } from './Dock';
import { useKeysOnward } from './useKeysOnward';
import { usePracticeWords } from './practiceWords';
import { Offered, useFacts } from './Question';
import { ShareText } from './ShareText';
import { useAsked, usePractice } from './usePracticeStore';
import { ReasonsOfPosition, VerdictLine } from './Verdict';
import './day.css';

/** The position of a day once it is answered: the table as it was, the verdict, what bots did, and a text to share. */
export function DayPage({ date }: { readonly date: string }) {
  const words = usePracticeWords();
  const leave = usePractice((state) => state.leave);
  const showDays = usePractice((state) => state.showDays);
  const playOn = usePractice((state) => state.playOn);
  useKeysOnward();
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.close} onClick={leave} />
        <h1 className="bar-title">
          <b>{words.day}</b> <span>{words.date(date)}</span>
        </h1>
      </header>
      <main className="practice practice--day">
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
    </div>
  );
}

/** The position in words and tiles, and how good the answer was. The verdict takes the focus. */
function Position() {
  const words = usePracticeWords();
  const { task } = useAsked();
  const facts = useFacts();
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.focus({ preventScroll: true }), []);
  return (
    <section className="practice-card day-position">
      <p className="practice-question">
        <Offered /> <Sentence parts={[words.factsOf(task.view.prevailing, facts)]} />
      </p>
      <DayTable />
      <p className="verdict" tabIndex={-1} ref={verdict}>
        <VerdictLine />
      </p>
      <ReasonsOfPosition />
    </section>
  );
}
