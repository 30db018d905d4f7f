import { daysUntil } from '../../store/selectors/practice';
import type { ReturningPosition } from '../../store/practice/returning';
import { ChoiceMark } from './ChoiceMark';
import { ChoiceTiles } from '../coach/ChoiceTiles';
import { useRowOf } from '../coach/useRows';
import { kindsOf } from '../../store/selectors/tiles';
import type { PicturedTile } from '../table/tray/choices';
import { useToday } from '../today';
import { pointsOf } from './points';
import { usePractice } from './usePracticeStore';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The positions that come back: what was chosen, what is better and by how much, and when each is asked again. */
export function Returning() {
  const words = useWords(practiceWords);
  const returning = usePractice((state) => state.returning);
  return (
    <section className="card stack stack--start">
      <h2>
        {words.comesBack} <small>{words.positions(returning.length)}</small>
      </h2>
      {returning.length > 0 && (
        <ul className="list practice-rows">
          {returning.map((position) => (
            <ReturningRow key={position.place} position={position} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReturningRow({ position: { place, task, answer, due } }: { readonly position: ReturningPosition }) {
  const words = useWords(practiceWords);
  const rowOf = useRowOf(task.view);
  const today = useToday(usePractice((state) => state.today));
  const [best] = task.judged;
  const chosen = task.judged.find(({ choice }) => choice === answer.choice);
  if (!best) return null;
  const row = rowOf(best.action);
  const word = row?.word ?? '';
  const chosenWord = chosen ? (rowOf(chosen.action)?.word ?? '') : null;
  const line =
    answer.loss > 0 && chosenWord !== null
      ? words.better(chosenWord, word, pointsOf(answer.loss))
      : words.bestIs(word);
  return (
    <li>
      <ChoiceMark answer={answer.class} label={words.classes[answer.class]} />
      <span className="named grow end-what">
        <b>{words.position(place)}</b>
        <span>{line}</span>
        <span>{words.inDays(daysUntil(today, due), due)}</span>
      </span>
      <ChoiceTiles
        tiles={row && row.tiles.length > 0 ? row.tiles : offeredTile(task.view)}
        className="tiles"
      />
    </li>
  );
}

/** The tile that was let go, where the best choice uses none. */
function offeredTile(view: ReturningPosition['task']['view']): readonly PicturedTile[] {
  const tile = view.pending?.tile ?? null;
  return tile === null ? [] : [{ kind: kindsOf(view)[tile] ?? 0, taken: true }];
}
