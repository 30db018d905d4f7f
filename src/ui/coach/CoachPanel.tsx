import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Advice } from '../../store/coach/coachStore';
import { useCoach, useGame, useKinds, useSettings, useText } from '../context';
import { IconButton } from '../controls/buttons';
import { isKeyboardMode } from '../live/inputMode';
import { useSpeak } from '../live/LiveRegion';
import { usePlayWords } from '../table/playWords';
import { Countdown } from '../table/tray/Countdown';
import { useQuestion } from '../table/tray/ClaimTray';
import { useWinValue } from '../table/useHandFacts';
import { useWhyLine } from '../table/useMissing';
import { usePersonAt } from '../table/usePersonAt';
import type { TableControls } from '../table/useTableControls';
import { worthOf } from '../table/worth';
import { useGameWords } from '../text/gameWords';
import { useCoachWords } from './coachWords';
import { OptionList } from './OptionList';
import { bareRows, isClose, judgedRows } from './rows';
import type { Row, RowFacts, Rows } from './rows';
import { ScaleAxis } from './ScaleAxis';
import { formatPoints, scaleOf } from './scale';
import './panel.css';
import './beside/index.css';

/** The coach in the tray's place: what each choice is worth, and why. Its options are the action buttons. */
export function CoachPanel({ controls }: { readonly controls: TableControls }) {
  const words = useCoachWords();
  const close = useCoach((state) => state.close);
  const advice = useCoach((state) => state.advice);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isAsked = advice.status !== 'idle' && !controls.passing;
  const moment = useGame((state) => state.seen.length);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
    };
  }, []);
  return (
    <section ref={panel} className="panel" role="dialog" aria-modal="false" aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{words.title}</h2>
        <Asked />
        <Countdown />
        <IconButton icon="close" label={words.close} onClick={close} />
      </header>
      {isAsked ? <Told key={moment} advice={advice} controls={controls} /> : <Idle />}
    </section>
  );
}

/** What is asked, in one line. */
function Asked() {
  const text = useText();
  const kinds = useKinds();
  const question = useQuestion();
  const view = useGame((state) => (state.choices.length > 0 ? state.view : null));
  if (!view) return <span className="panel-asked" />;
  const drawn =
    view.drawn === null ? text.tray.yourTurn : text.tray.drew(text.tile(kinds[view.drawn.tile] ?? 0));
  return <span className="panel-asked">{view.pending?.why === 'turn' ? drawn : question.title}</span>;
}

/** Nothing is asked: who plays. */
function Idle() {
  const text = useText();
  const view = useGame((state) => state.view);
  const personAt = usePersonAt();
  if (!view) return null;
  const line = {
    'before-play': text.tray.othersChoose,
    play: text.tray.waitFor(personAt(view.turn)),
    ended: text.tray.over,
  }[view.phase.type];
  return <p className="panel-note">{line}</p>;
}

interface ToldProps {
  readonly advice: Exclude<Advice, { status: 'idle' }>;
  readonly controls: TableControls;
}

/** What the coach says about the decision pending now. */
function Told({ advice, controls }: ToldProps) {
  const words = useCoachWords();
  const { line } = useWhyLine();
  const rows = useRows(advice, controls);
  const isOne = advice.decision.choices.length === 1;
  useSpoken(advice, rows.rows);
  return (
    <>
      {line !== null && <p className="panel-note why">{line}</p>}
      {isOne ? <p className="panel-note">{words.onlyOne}</p> : <State advice={advice} />}
      <Choices advice={advice} {...rows} controls={controls} />
      {advice.status === 'found' && <Foot advice={advice} />}
    </>
  );
}

/** Three dots while nothing is known, or why nothing will be. */
function State({ advice }: Pick<ToldProps, 'advice'>): ReactNode {
  const words = useCoachWords();
  if (advice.status === 'none') return <p className="panel-note">{words.none[advice.why]}</p>;
  if (advice.status === 'found') return null;
  return (
    <p className="panel-note panel-thinking">
      {words.thinking}
      <span className="panel-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  );
}

/** So many discards are shown at once; the others are folded away. */
const SHOWN_DISCARDS = 5;

function Choices({ rows, close, advice, controls }: Rows & ToldProps) {
  const words = useCoachWords();
  const act = useGame((state) => state.act);
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const scale = useMemo(() => scaleFor(rows), [rows]);
  useEffect(() => {
    if (isKeyboardMode()) list.current?.querySelector<HTMLElement>('.option')?.focus();
  }, []);
  const discards = rows.filter(({ action }) => action.type === 'discard');
  const folded = isWhole ? [] : discards.slice(SHOWN_DISCARDS);
  const shown = rows.filter((row) => !folded.includes(row));
  const hasBars = advice.status !== 'none' && advice.decision.choices.length > 1;
  const perform = (row: Row) => {
    controls.mark([]);
    act(row.action);
  };
  return (
    <div className="panel-choices" ref={list}>
      {scale && <ScaleAxis scale={scale} />}
      <OptionList
        options={shown}
        close={Math.min(close, shown.length)}
        {...(hasBars && { scale })}
        onChoose={perform}
        onMark={(row) => controls.mark(row?.own ?? [])}
      />
      {folded.length > 0 && (
        <button type="button" className="panel-all" onClick={() => setWhole(true)}>
          {words.all(discards.length)}
        </button>
      )}
    </div>
  );
}

function scaleFor(rows: readonly Row[]) {
  const worths = rows.flatMap(({ worth }) => worth ?? []);
  return worths.length > 0 ? scaleOf(worths) : null;
}

/** How much was imagined, and what the lines mean. */
function Foot({ advice }: { readonly advice: Extract<Advice, { status: 'found' }> }) {
  const words = useCoachWords();
  const deepen = useCoach((state) => state.deepen);
  const { depth, choices } = advice.finding.judgement;
  const futures = choices.reduce((sum, choice) => sum + choice.futures, 0);
  return (
    <footer className="panel-foot">
      <p>{words.foot(futures)}</p>
      {depth === 'quick' && (
        <button type="button" className="panel-all" onClick={deepen}>
          {words.deepen}
        </button>
      )}
    </footer>
  );
}

function useRows(advice: ToldProps['advice'], controls: TableControls): Rows {
  const facts = useRowFacts(controls);
  return useMemo(() => {
    const { decision } = advice;
    return advice.status === 'found'
      ? judgedRows(decision, advice.finding.judgement, facts)
      : bareRows(decision, facts);
  }, [advice, facts]);
}

function useRowFacts({ options }: TableControls): RowFacts {
  const text = useText();
  const coach = useCoachWords();
  const play = usePlayWords();
  const kinds = useKinds();
  const value = useWinValue();
  const { units } = useGameWords();
  const isShown = useSettings((settings) => settings.showWinValue);
  return useMemo(() => {
    const gain = value?.gain === null || !value ? '' : text.signed(value.gain);
    const worth =
      value?.sheet.legal && isShown ? [worthOf(value.sheet, units), gain].filter(Boolean).join(' · ') : null;
    return { text, coach, play, kinds, options, worth };
  }, [text, coach, play, kinds, options, value, units, isShown]);
}

/** Says once for each decision what has been found. */
function useSpoken(advice: ToldProps['advice'], rows: readonly Row[]): void {
  const words = useCoachWords();
  const speak = useSpeak();
  const isTold = useRef(false);
  const message = spokenWords(advice, rows, words);
  useEffect(() => {
    if (message === null || isTold.current) return;
    isTold.current = true;
    speak(message);
  }, [message, speak]);
}

function spokenWords(
  advice: ToldProps['advice'],
  rows: readonly Row[],
  words: ReturnType<typeof useCoachWords>,
): string | null {
  if (advice.status === 'none') return words.say([words.none[advice.why]]);
  if (advice.status === 'thinking' || advice.finding.judgement.depth === 'instant') return null;
  const { choices } = advice.finding.judgement;
  const close = choices.filter(isClose).length;
  if (close > 1) return words.say([words.sayClose(rows.slice(0, close).map(({ name }) => name))]);
  const [best] = rows;
  return best ? words.say([words.sayBest(best.name, formatPoints(best.worth?.points ?? 0, 1))]) : null;
}
