import type { BoardPlayer } from '../../store/facts/replayBoard';
import { useFullText } from '../context';
import type { PlayWords } from '../table/playWords';
import { FaceDown, Tile, WindGlyph } from '../tile/Tile';
import { ReplayMarks } from './ReplayMarks';
import { nameWords } from './replayWords';

/** Tiles of a concealed meld that lie face up. */
const FACE_UP = 2;

interface ReplayPlayerProps {
  readonly name: string;
  readonly player: BoardPlayer;
  readonly words: PlayWords;
  readonly isActing: boolean;
  readonly discarded: boolean;
}

/** One player of a replay: hand, melds, bonus tiles and discards. */
export function ReplayPlayer({ name, player, words, isActing, discarded }: ReplayPlayerProps) {
  const text = useFullText();
  const { wind, hand, drawn, melds, bonus, river, place, marks } = player;
  return (
    <li className={isActing ? 'replay-player replay-player--acting' : 'replay-player'}>
      <div className="replay-head">
        <h2 className="replay-name">
          <span className="wind">
            <WindGlyph wind={wind} />
          </span>
          <b>{nameWords(name, text)}</b> <span>{text.table.seatWind(wind, wind === 0)}</span>
        </h2>
        <ReplayMarks place={place} marks={marks} words={words} />
      </div>
      <div className="replay-tiles" role="group" aria-label={text.replay.hold}>
        <span className="replay-group">
          {hand.map((kind, at) => (
            <Tile key={at} kind={kind} />
          ))}
          {drawn !== null && <Tile kind={drawn} className="replay-drawn" />}
        </span>
        {melds.map(({ type, kind: lowest, kinds, concealed, turned }, at) => (
          <span
            key={at}
            className="replay-group"
            role="group"
            aria-label={text.meld(type, lowest, concealed)}
          >
            {kinds.map((kind, tile) =>
              concealed && tile < kinds.length - FACE_UP ? (
                <FaceDown key={tile} />
              ) : (
                <Tile key={tile} kind={kind} className={tile === turned ? 'tile--turned' : ''} silent />
              ),
            )}
          </span>
        ))}
        {bonus.length > 0 && (
          <span className="replay-group">
            {bonus.map((kind, at) => (
              <Tile key={at} kind={kind} />
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
