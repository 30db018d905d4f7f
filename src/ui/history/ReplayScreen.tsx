import { Suspense, useEffect, useMemo, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { Replay } from '../../store/facts/replayBoard';
import { finalScores } from '../../store/records/matchRecord';
import { useFullText } from '../context';
import { IconButton } from '../controls/buttons';
import { lateComponent } from '../lateComponent';
import { ReplayBoard } from './ReplayBoard';
import { nameWords } from './replayWords';
import { VerifyPanel } from './VerifyPanel';
import './history.css';

/** Only games that add something at the end draw it. */
const ClosingTable = lateComponent(async () => (await import('../scoring/ClosingTable')).ClosingTable);

interface ReplayScreenProps {
  readonly record: GameRecord;
  /** Where closing leads, if not to the list of matches. */
  readonly from?: string;
  readonly onClose: () => void;
}

/** A recorded match hand by hand, every event a step, all hands open. */
export function ReplayScreen({ record, from, onClose }: ReplayScreenProps) {
  const text = useFullText();
  const [at, setAt] = useState(0);
  const [step, setStep] = useState(0);
  const hand = record.hands[at];
  const replay = useMemo(() => new Replay(record), [record]);
  const replayed = useMemo(() => replay.hand(at), [replay, at]);
  const isOver = at === record.hands.length - 1 && step === hand?.events.length;
  const showHand = (next: number) => {
    setAt(next);
    setStep(0);
  };
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={from ?? text.replay.toList} onClick={onClose} />
        <h1 className="bar-title">
          <b>{text.replay.title}</b>
        </h1>
        <label className="replay-hand">
          <span>{text.replay.hand}</span>
          <select value={at} onChange={(event) => showHand(Number(event.target.value))}>
            {record.hands.map(({ round, number, repeat }, index) => (
              <option key={index} value={index}>
                {text.sheet.row('ESWN'.indexOf(round), number, repeat)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main className="replay">
        {replayed ? (
          <ReplayBoard record={record} replayed={replayed} step={step} />
        ) : (
          <p>{text.history.unreadable}</p>
        )}
        {isOver && <Closing record={record} />}
        {hand && replayed && <Steps count={hand.events.length} step={step} onStep={setStep} />}
        <VerifyPanel record={record} />
      </main>
    </div>
  );
}

/** What the end of the match added, where it did. */
function Closing({ record }: Pick<ReplayScreenProps, 'record'>) {
  const text = useFullText();
  const { rules, players, closing } = record;
  if (!closing) return null;
  return (
    <Suspense fallback={<p aria-busy="true">{text.setUp.loading}</p>}>
      <ClosingTable
        rules={rules}
        lines={closing}
        scores={finalScores(record)}
        names={players.map(({ name }) => nameWords(name, text))}
      />
    </Suspense>
  );
}

interface StepsProps {
  readonly count: number;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Forward and back by buttons, slider or arrow keys. */
function Steps({ count, step, onStep }: StepsProps) {
  const text = useFullText();
  const go = (to: number) => onStep(Math.max(0, Math.min(count, to)));
  useStepKeys((by) => go(step + by));
  return (
    <div className="replay-steps" role="group" aria-label={text.replay.slider}>
      <IconButton icon="first" label={text.replay.first} onClick={() => go(0)} />
      <IconButton icon="back" label={text.replay.back} onClick={() => go(step - 1)} />
      <input
        type="range"
        min={0}
        max={count}
        value={step}
        aria-label={text.replay.slider}
        aria-valuetext={text.replay.step(step, count)}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      <IconButton icon="next" label={text.replay.forward} onClick={() => go(step + 1)} />
      <IconButton icon="last" label={text.replay.last} onClick={() => go(count)} />
      <span className="replay-count">{text.replay.step(step, count)}</span>
    </div>
  );
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function useStepKeys(onStep: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      onStep(by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
