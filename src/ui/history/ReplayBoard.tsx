import type { GameRecord } from '../../engine/record';
import { boardAfter } from '../../store/facts/replayBoard';
import type { ReplayedHand } from '../../store/facts/replayBoard';
import { useFullText } from '../context';
import { playWordsOf } from '../table/playWords';
import { ReplayMarks } from './ReplayMarks';
import { ReplayPlayer } from './ReplayPlayer';
import { eventWords } from './replayWords';

interface ReplayBoardProps {
  readonly record: GameRecord;
  readonly replayed: ReplayedHand;
  readonly step: number;
}

/** The table of a replay after one event, and the event in words. */
export function ReplayBoard({ record, replayed, step }: ReplayBoardProps) {
  const text = useFullText();
  const event = step === 0 ? undefined : replayed.hand.events[step - 1];
  const names = record.players.map(({ name }) => name);
  const words = playWordsOf(record.rules, text.language);
  const { players, marks } = boardAfter(replayed, step);
  return (
    <>
      <p className="replay-event" role="status">
        {event ? eventWords(event, { names, words }, text) : text.replay.dealt}
      </p>
      <ReplayMarks label={text.table.marks} place={null} marks={marks} words={words} />
      <ul className="replay-board">
        {players.map((player, index) => (
          <ReplayPlayer
            key={index}
            name={names[index] ?? ''}
            player={player}
            words={words}
            isActing={event?.p === index}
            discarded={event?.type === 'discard' && event.p === index}
          />
        ))}
      </ul>
    </>
  );
}
