import type { BoardPlayer } from '../../store/facts/replayBoard';
import { useFullText } from '../context';
import { FaceDown, Tile, WindGlyph } from '../tile/Tile';
import { nameWords } from './replayWords';

interface ReplayPlayerProps {
  readonly name: string;
  readonly wind: number;
  readonly player: BoardPlayer;
  readonly isActing: boolean;
  readonly discarded: boolean;
}

/** One player of a replay: hand, melds, bonus tiles and discards. */
export function ReplayPlayer({ name, wind, player, isActing, discarded }: ReplayPlayerProps) {
  const text = useFullText();
  const { hand, drawn, melds, bonus, river } = player;
  return (
    <li className={isActing ? 'replay-player replay-player--acting' : 'replay-player'}>
      <h2 className="replay-name">
        <span className="wind">
          <WindGlyph wind={wind} />
        </span>
        <b>{nameWords(name, text)}</b> <span>{text.table.seatWind(wind, wind === 0)}</span>
      </h2>
      <div className="replay-tiles" role="group" aria-label={text.replay.hold}>
        <span className="replay-group">
          {hand.map((kind, at) => (
            <Tile key={at} kind={kind} />
          ))}
          {drawn !== null && <Tile kind={drawn} className="replay-drawn" />}
        </span>
        {melds.map(({ type, kinds, concealed }, at) => (
          <span
            key={at}
            className="replay-group"
            role="group"
            aria-label={text.meld(type, kinds[0] ?? 0, concealed)}
          >
            {kinds.map((kind, place) =>
              concealed && place < 2 ? <FaceDown key={place} /> : <Tile key={place} kind={kind} silent />,
            )}
          </span>
        ))}
        {bonus.length > 0 && (
          <span className="replay-group">
            {bonus.map((kind) => (
              <Tile key={kind} kind={kind} />
            ))}
          </span>
        )}
      </div>
      <ol className="replay-river" aria-label={text.replay.river}>
        {river.map((kind, at) => (
          <li key={at} className={discarded && at === river.length - 1 ? 'last' : undefined}>
            <Tile kind={kind} />
          </li>
        ))}
      </ol>
    </li>
  );
}
