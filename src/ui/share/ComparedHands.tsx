import type { GameRecord } from '../../engine/record';
import { ownPlayerOf } from '../../store/share/compare';
import type { Comparison, HandSide } from '../../store/share/compare';
import { useText, useWords } from '../context';
import { nameWords } from '../history/replay/replayPeople';
import { signed } from '../text/numbers';
import { shareWords } from '../text';

interface ComparedHandsProps {
  readonly compared: Comparison;
  readonly mine: GameRecord;
  readonly theirs: GameRecord;
  /** Who played the other match. */
  readonly name: string;
}

/** Two matches of one challenge: the same wall in each row, and who got more from it. */
export function ComparedHands({ compared, mine, theirs, name }: ComparedHandsProps) {
  const { result } = useWords(shareWords);
  const { hands, closing, total, ahead } = compared;
  const walls = hands.filter(({ mine: own, theirs: other }) => own && other);
  const isSame = walls.every(
    ({ mine: own, theirs: other }) => own?.hand.wall.join() === other?.hand.wall.join(),
  );
  return (
    <section className="card stack stack--start share-card" aria-labelledby="share-both">
      <h2 id="share-both">{result.both}</h2>
      <p className="share-lead" role="status">
        <b>{result.ahead(name, total.mine - total.theirs)}</b> {result.better(ahead.mine, ahead.theirs, name)}
      </p>
      <table className="figures compared">
        <thead>
          <tr>
            <th scope="col">{result.hand}</th>
            <th scope="col">{result.mine}</th>
            <th scope="col">{name}</th>
            <th scope="col">{result.lead}</th>
          </tr>
        </thead>
        <tbody>
          {hands.map((hand, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <Side side={hand.mine} record={mine} isBetter={leadOf(hand.mine, hand.theirs) > 0} />
              <Side side={hand.theirs} record={theirs} isBetter={leadOf(hand.mine, hand.theirs) < 0} />
              <td>{signed(leadOf(hand.mine, hand.theirs))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {closing && (
            <tr>
              <th scope="row">{result.closing}</th>
              <td>{signed(closing.mine)}</td>
              <td>{signed(closing.theirs)}</td>
              <td>{signed(closing.mine - closing.theirs)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{result.total}</th>
            <td>{signed(total.mine)}</td>
            <td>{signed(total.theirs)}</td>
            <td>{signed(total.mine - total.theirs)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{isSame ? result.sameWalls(walls.length) : result.otherWalls}</p>
    </section>
  );
}

function leadOf(mine: HandSide | null, theirs: HandSide | null): number {
  return (mine?.points ?? 0) - (theirs?.points ?? 0);
}

interface SideProps {
  readonly side: HandSide | null;
  readonly record: GameRecord;
  readonly isBetter: boolean;
}

/** The points of one hand, and who won it. The better one of two is bold. */
function Side({ side, record, isBetter }: SideProps) {
  const { result } = useWords(shareWords);
  const text = useText();
  if (!side) return <td className="note">{result.notPlayed}</td>;
  const own = ownPlayerOf(record);
  const names = side.winners.map((player) => nameWords(record.players[player]?.name ?? '', text));
  const isOwn = side.winners.includes(own);
  return (
    <td className={isBetter ? 'better' : undefined}>
      <b>{signed(side.points)}</b>
      <small>{isOwn ? result.wonSelf : result.wonBy(names)}</small>
    </td>
  );
}
