import type { BotAnswer } from '../../store/practice/botAnswers';
import { useText, useWords } from '../context';
import { ChoiceTiles } from '../coach/ChoiceTiles';
import { useRowOf } from '../coach/useRows';
import { ChoiceMark } from './ChoiceMark';
import { useAsked } from './usePracticeStore';
import './rows.css';
import { practiceWords } from '../text';

/** What each bot on offer chose here, shown as they come in. */
export function BotChoices() {
  const words = useWords(practiceWords);
  const { bots } = useAsked();
  const isThinking = bots.some(({ chosen, isFailed }) => chosen === null && !isFailed);
  return (
    <section className="card stack day-bots" aria-busy={isThinking}>
      <h2>{words.bots}</h2>
      <ul className="list practice-rows">
        {bots.map((answer) => (
          <BotRow key={answer.level} answer={answer} />
        ))}
      </ul>
    </section>
  );
}

function BotRow({ answer: { level, chosen, isFailed } }: { readonly answer: BotAnswer }) {
  const words = useWords(practiceWords);
  const { setUp } = useText();
  const { task } = useAsked();
  const rowOf = useRowOf(task.view);
  const row = chosen && rowOf(chosen.action);
  return (
    <li>
      <b>{setUp.opponent[level]}</b>
      {row ? (
        <>
          <ChoiceTiles tiles={row.tiles} className="tiles" />
          <span className="grow note">{row.word}</span>
          {chosen.class && <ChoiceMark answer={chosen.class} label={words.classes[chosen.class]} />}
        </>
      ) : (
        <span className="grow note">{isFailed ? words.botFailed : words.botThinks}</span>
      )}
    </li>
  );
}
