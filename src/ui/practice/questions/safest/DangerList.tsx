import type { DiscardDanger, SafestQuestion } from '../../../../coach/questions/safest/safestQuestion';
import type { Seat } from '../../../../engine/types';
import { useText, useWords } from '../../../context';
import { NAMED, percentOf } from '../../../table/sight/chance';
import { usePersonAt } from '../../../table/usePersonAt';
import { Tile } from '../../../tile/Tile';
import { useAskedQuestion } from '../useQuestions';
import { questionWords } from '../../../text';

/** Every discard with its chance to deal in and why, the safest first. */
export function DangerList({ question }: { readonly question: SafestQuestion }) {
  const words = useWords(questionWords).safest;
  const { answered } = useAskedQuestion();
  const chosen = answered?.answer?.type === 'safest' ? answered.answer.kind : null;
  const most = Math.max(...question.dangers.map(({ chance }) => chance));
  return (
    <ol className="stack dangers" aria-label={words.list}>
      {question.dangers.map((danger, at) => (
        <DangerRow
          key={danger.kind}
          danger={danger}
          share={danger.chance / most}
          isSafe={at < question.safe}
          isChosen={danger.kind === chosen}
        />
      ))}
    </ol>
  );
}

interface DangerRowProps {
  readonly danger: DiscardDanger;
  /** Of the most dangerous one's chance. */
  readonly share: number;
  readonly isSafe: boolean;
  readonly isChosen: boolean;
}

function DangerRow({ danger, share, isSafe, isChosen }: DangerRowProps) {
  const words = useWords(questionWords).safest;
  const text = useText();
  const why = useWhy(danger);
  const { kind, chance } = danger;
  return (
    <li className={`danger ${isSafe ? 'danger--safe' : ''} ${isChosen ? 'danger--chosen' : ''}`}>
      <Tile kind={kind} silent />
      <span className="unseen">{text.tile(kind)}. </span>
      <span className="row">
        <b>{words.chance(percentOf(chance))}</b>
        {isSafe && <span className="chip chip--ring danger-mark--safe">{words.mark.safe}</span>}
        {isChosen && <span className="chip chip--ring">{words.mark.chosen}</span>}
      </span>
      <span className="danger-bar" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <span className="note danger-why">{why}</span>
    </li>
  );
}

/** What is known about a discard, in a line. */
function useWhy({ seats, cannot, letGo, left }: DiscardDanger): string {
  const words = useWords(questionWords).safest;
  const { people } = useText();
  const personAt = usePersonAt();
  const { view } = useAskedView();
  const nameOf = (seat: Seat) => people[personAt(seat)];
  const others = view.seats.length - 1;
  const sure = cannot.length === others ? words.cannotAll : words.cannot(cannot.map(nameOf));
  const parts = [
    cannot.length > 0 ? sure : '',
    letGo.length > 0 ? words.letGo(letGo.map(nameOf)) : '',
    ...seats
      .filter(({ chance }) => chance >= NAMED)
      .map(({ seat, chance }) => words.seat(nameOf(seat), percentOf(chance))),
    words.left(left),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function useAskedView(): SafestQuestion {
  const { question } = useAskedQuestion();
  if (question.type !== 'safest') throw new Error('No discard is asked about.');
  return question;
}
