import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { findBestHand } from '../../store/facts/bestHand';
import type { BestHand as Best } from '../../store/facts/bestHand';
import { handsWon } from '../../store/records/matchRecord';
import { useFullText, useGame } from '../context';
import { whenIdle } from '../live/idle';
import { wayOfWinning, WonGroups } from '../scoring/WinBand';
import { gainOf, personOf } from '../scoring/resultFacts';
import { worthOf } from '../table/worth';
import { useGameWords } from '../text/gameWords';
import { useEndedRecord } from './useEndedRecord';
import './bestHand.css';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

interface BestHandProps {
  /** Is told which hand it is, once that is known. */
  readonly onFound: (best: Pick<Best, 'at' | 'player'>) => void;
  /** Is told how many hands each player has won, as soon as the record is read. */
  readonly onCounted: (won: readonly number[]) => void;
}

/** The hand that brought its winner most in the match that has just ended, as its record in the history tells it. */
export function BestHand({ onFound, onCounted }: BestHandProps) {
  const text = useFullText();
  const players = useGame((state) => state.players);
  const { units } = useGameWords();
  const record = useEndedRecord();
  const best = useBestHand(record);
  useEffect(() => {
    if (record) onCounted(handsWon(record));
  }, [record, onCounted]);
  useEffect(() => {
    if (best) onFound(best);
  }, [best, onFound]);
  if (!best) return null;
  const { replayed, result, win } = best;
  const facts = { result, players };
  const who = personOf(facts, win.seat);
  const { round, number, repeat } = replayed.match.progress ?? { round: 0, number: 1, repeat: 0 };
  const worth = [worthOf(win.sheet, units), text.signed(gainOf(facts, win.seat))];
  return (
    <section className="card best-hand">
      <h2>{text.standings.best}</h2>
      <p>
        <b>{[text.people[who], ...worth].filter(Boolean).join(', ')}</b>
        <i className="chart-ring" aria-hidden="true" />
        <span>{`${text.table.round(round)}, ${text.table.hand(number, repeat)}`}</span>
        <span>{wayOfWinning(facts, win, text)}</span>
      </p>
      <div className="on-mat">
        <WonGroups facts={facts} win={win} />
      </div>
    </section>
  );
}

function useBestHand(record: GameRecord | null): Best | null {
  const [best, setBest] = useState<Best | null>(null);
  useEffect(() => {
    let isOver = false;
    if (record) void findBestHand(record, idle).then((found) => isOver || setBest(found));
    return () => {
      isOver = true;
    };
  }, [record]);
  return best;
}
