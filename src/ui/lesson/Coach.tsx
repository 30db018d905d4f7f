import type { Advice, Fault } from '../../store/lesson/advice';
import { useGame, useKinds, useText } from '../context';
import { IconButton } from '../controls/buttons';
import type { AdviceWords } from './lessonPart';
import { useLessonText, useWorths } from './useLesson';
import { usePersonAt } from '../table/usePersonAt';

interface CoachProps {
  readonly advice: Advice | null;
  readonly fault: Fault | null;
  readonly onMenu: () => void;
}

/** One line beside the table: what to do and why, or why the last choice was not made. */
export function Coach({ advice, fault, onMenu }: CoachProps) {
  const text = useText();
  const words = useLessonText();
  const at = useAdviceWords(advice);
  const isOver = useGame(({ view }) => view?.phase.type === 'ended');
  const faultWords = ({ code, kind }: Fault, line: string) =>
    code === 'claim' ? words.notNow(line) : words.faults[code](text.tile(kind));
  const seen = useLastDiscard();
  const advised = advice && words.advice[advice.code](at);
  const said = fault && advised ? faultWords(fault, advised) : advised;
  return (
    <aside className={fault ? 'coach coach--fault' : 'coach'} aria-label={words.hand.coach}>
      <IconButton icon="menu" label={words.hand.menu} onClick={onMenu} />
      <h1 className="unseen">{words.title}</h1>
      <p role="status">{said && unbroken(said)}</p>
      {!said && <p>{isOver ? words.hand.over : (seen ?? words.hand.wait)}</p>}
    </aside>
  );
}

/** What was discarded last, and by whom; null before the first discard and after the player's own. */
function useLastDiscard(): string | null {
  const text = useText();
  const words = useLessonText();
  const kinds = useKinds();
  const personAt = usePersonAt();
  const tile = useGame((state) => state.lastDiscard);
  const view = useGame((state) => state.view);
  const seat = view?.seats.findIndex(({ river }) => river.some((each) => each.tile === tile)) ?? -1;
  if (tile === null || seat < 0 || seat === view?.seat) return null;
  return words.hand.seen(text.people[personAt(seat)], text.tile(kinds[tile] ?? 0));
}

/** Runs such as 4-5-6 stay on one line. */
function unbroken(line: string): string {
  return line.replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060');
}

function useAdviceWords(advice: Advice | null): AdviceWords {
  const text = useText();
  const kinds = useKinds();
  const view = useGame((state) => state.view);
  const personAt = usePersonAt();
  const worth = useWorths();
  const nameOf = (tile: number | null | undefined) =>
    tile === null || tile === undefined ? '' : text.tile(kinds[tile] ?? 0);
  return {
    tile: advice ? text.tile(advice.kind) : '',
    drawn: nameOf(view?.drawn?.tile),
    from: text.people[personAt(view?.pending?.from ?? 0)],
    worth,
  };
}
