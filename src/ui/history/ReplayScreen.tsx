import { Suspense, useMemo, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { Replay } from '../../store/facts/replayBoard';
import { finalScores } from '../../store/records/matchRecord';
import { useFullText } from '../context';
import { IconButton } from '../controls/buttons';
import { lateComponent } from '../lateComponent';
import { ReplayBoard } from './ReplayBoard';
import { ReplaySteps } from './ReplaySteps';
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
        {hand && replayed && (
          <ReplaySteps key={at} hand={hand} own={ownPlayer(record)} step={step} onStep={setStep} />
        )}
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

/** The player who is no bot; the first where all are. */
function ownPlayer({ players }: GameRecord): number {
  return Math.max(
    0,
    players.findIndex(({ bot }) => !bot),
  );
}
