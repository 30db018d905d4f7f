import { useEffect, useRef } from 'react';
import { leavesChoice } from '../../store/selectors/exchange';
import type { CoachFinding } from '../../store/coach/coachPort';
import type { Advice } from '../../store/coach/coachStore';
import { checkedFor } from '../../store/selectors/checked';
import { doPlacesCount } from '../../store/selectors/knownTables';
import { useCoach, useGame, useWords } from '../context';
import { useSpeak } from '../live/LiveRegion';
import { useDangerLine } from '../table/sight/useDangers';
import { useWhyLine } from '../table/useMissing';
import type { TableControls } from '../table/useTableControls';
import { Choices } from './Choices';
import type { UnfoldProps } from './Choices';
import { Dots } from './Dots';
import type { Rows } from './rows';
import { useAdvice } from './useAdvice';
import { useFocusToHand } from './useFocusToHand';
import { useRows } from './useRows';
import { useSpoken } from './useSpoken';
import { Why } from './Why';
import { coachWords } from '../text';

/** What the coach says about the decision pending now. */
export function Told({ controls }: { readonly controls: TableControls }) {
  const words = useWords(coachWords);
  const { line } = useWhyLine();
  const danger = useDangerLine(controls.selected);
  const said = danger ?? line;
  const advice = useAdvice();
  const view = useGame((state) => state.view);
  const rows = useRows(advice, controls);
  const isOne = useGame(({ choices }) => choices.length > 0 && !leavesChoice(choices));
  useSpoken(advice, rows.rows);
  return (
    <>
      {said !== null && <p className="note why">{said}</p>}
      {isOne ? <p className="note">{words.onlyOne}</p> : <State advice={advice} />}
      {advice.status === 'found' && <Why decision={advice.decision} finding={advice.finding} />}
      {view && doPlacesCount(view) && <p className="note">{words.places}</p>}
      <ToldChoices {...rows} hasBars={!isOne && advice.status !== 'none'} controls={controls} />
      {advice.status === 'found' && <Foot finding={advice.finding} deepens={advice.deepens === true} />}
    </>
  );
}

/** Three dots while nothing is known, or why nothing will be. */
function State({ advice }: { readonly advice: Advice }) {
  const words = useWords(coachWords);
  if (advice.status === 'none') return <p className="note">{words.none[advice.why]}</p>;
  if (advice.status === 'found') return null;
  return (
    <p className="row note">
      {words.thinking}
      <Dots />
    </p>
  );
}

/** So many discards are shown at once; the others are folded away. */
const SHOWN_DISCARDS = 5;

interface ToldChoicesProps extends Rows {
  readonly hasBars: boolean;
  readonly controls: TableControls;
}

function ToldChoices({ controls, ...rows }: ToldChoicesProps) {
  const act = useGame((state) => state.act);
  const list = useRef<HTMLDivElement>(null);
  useFocusToHand(list);
  const discards = rows.rows.filter(({ action }) => action.type === 'discard');
  return (
    <Choices
      ref={list}
      {...rows}
      isFolded={(row) => discards.indexOf(row) >= SHOWN_DISCARDS}
      Unfold={AllDiscards}
      onChoose={({ action }) => {
        controls.mark([]);
        act(action);
      }}
      onMark={(row) => controls.mark(row?.own ?? [])}
    />
  );
}

function AllDiscards({ hidden, onPress }: UnfoldProps) {
  const words = useWords(coachWords);
  return (
    <button type="button" className="text-button" onClick={onPress}>
      {words.all(SHOWN_DISCARDS + hidden)}
    </button>
  );
}

interface FootProps {
  readonly finding: CoachFinding;
  /** A deeper answer is being thought out. */
  readonly deepens: boolean;
}

/** How much was imagined, and what the lines mean. */
function Foot({ finding, deepens }: FootProps) {
  const words = useWords(coachWords);
  const view = useGame((state) => state.view);
  const { depth, choices } = finding.judgement;
  const imagined = choices.filter(({ action }) => action.type !== 'win');
  const futures = imagined.reduce((sum, choice) => sum + choice.futures, 0);
  const told = useRef<HTMLParagraphElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (depth === 'deep' && hasFocus.current) told.current?.focus({ preventScroll: true });
  }, [depth]);
  return (
    <div className="note panel-foot">
      <p ref={told} tabIndex={-1}>
        {words.foot(futures, depth === 'deep')}
      </p>
      {view && <Checked checked={checkedFor(view)} />}
      {depth === 'quick' && <Deepen deepens={deepens} onFocus={(has) => (hasFocus.current = has)} />}
    </div>
  );
}

interface DeepenProps {
  readonly deepens: boolean;
  readonly onFocus: (has: boolean) => void;
}

/** Asks for a deeper answer, and then says that it is being thought out. */
function Deepen({ deepens, onFocus }: DeepenProps) {
  const words = useWords(coachWords);
  const speak = useSpeak();
  const attendant = useCoach((state) => state.attendant);
  useEffect(() => {
    if (deepens) speak(words.deepening);
  }, [deepens, speak, words]);
  return (
    <button
      type="button"
      className="text-button"
      aria-disabled={deepens || undefined}
      onClick={() => attendant?.deepen()}
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
    >
      {deepens ? words.deepening : words.deepen}
      {deepens && <Dots />}
    </button>
  );
}

/** Whether what the coach says was checked for these rules. That it was not is said on every screen. */
function Checked({ checked }: { readonly checked: ReturnType<typeof checkedFor> }) {
  const words = useWords(coachWords);
  return checked === 'checked' ? <p>{words.checked[checked]}</p> : <small>{words.checked[checked]}</small>;
}
