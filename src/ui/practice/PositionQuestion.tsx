import { useGame, useText, useWords } from '../context';
import { Sentence } from '../coach/reasons/ReasonLine';
import { useWordsOfGame } from '../text/gameWords';
import { useQuestion } from '../table/tray/ClaimTray';
import { usePersonAt } from '../table/usePersonAt';
import { FocusedLine } from './FocusedLine';
import { useAsked } from './usePracticeStore';
import { practiceWords } from '../text';

/** What is asked: the discard, and what to do about it. */
export function PositionQuestion() {
  const words = useWords(practiceWords);
  // What is asked of an exchange stands where it is made.
  const isExchange = useGame(({ view }) => view?.pending?.why === 'exchange');
  return (
    <FocusedLine className="practice-question">
      {!isExchange && <Offered />} {words.chooseFirst}
    </FocusedLine>
  );
}

/** Who discarded what, with the tile drawn. */
export function Offered() {
  const words = useWords(practiceWords);
  const { people, say } = useText();
  const { title, tile } = useQuestion();
  const pending = useGame(({ view }) => view?.pending ?? null);
  const personAt = usePersonAt();
  const isOffered = pending?.why === 'discard' && pending.from !== null && tile !== null;
  const parts = isOffered ? words.offered(people[personAt(pending.from)], tile) : [say.sentence(title)];
  return <Sentence parts={parts} />;
}

/** What matters besides the tiles: the seat, the wall, and how much of the least value the hand has. */
export function Facts() {
  return (
    <ul className="row">
      {useFacts().map((fact) => (
        <li key={fact} className="chip">
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** The same facts as words. */
export function useFacts(): readonly string[] {
  const words = useWords(practiceWords);
  const { wind } = useText();
  const { task, minimum } = useAsked();
  const { units } = useWordsOfGame(task.view.rules);
  const { seat, wallLeft } = task.view;
  const facts = [words.seat(wind(seat)), words.left(wallLeft)];
  if (!minimum) return facts;
  const amount = (value: number) => units[minimum.unit]?.amount(value) ?? `${value}`;
  return [...facts, words.minimum(minimum.has, minimum.needs, amount)];
}
