import type { Seat, TileId } from '../../engine/types';
import { marksOf } from '../../store/selectors/marks';
import type { Mark } from '../../store/selectors/marks';
import { earlyWins, isOut } from '../../store/selectors/outSeats';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useText } from '../context';
import { FaceDown, Tile } from '../tile/Tile';
import { useReceiver } from './Passes';
import { usePlayWords } from './usePlayWords';
import { useGameParts } from './sameParts';

/** What of the game's own lies at this seat; in the middle of the table, and with it what lies on the wall; or at a tile. */
export function useMarks(at: Seat | 'table' | 'wall' | 'tile'): readonly Mark[] {
  return useGameParts(({ view }) => (view ? marksOf(view) : []).filter((mark) => isAt(mark, at)));
}

function isAt({ at }: Mark, place: Parameters<typeof useMarks>[0]): boolean {
  if (typeof at !== 'object') return at === place;
  return 'wall' in at ? place === 'wall' || place === 'table' : place === 'tile';
}

/** By tile: what is said of a discard that lies turned. */
export function useTurned(): ReadonlyMap<TileId, string> {
  const marks = useMarks('tile');
  const wordsOf = useMarkWords();
  return new Map(
    marks.flatMap((mark) =>
      typeof mark.at === 'object' && 'tile' in mark.at ? [[mark.at.tile, wordsOf(mark)] as const] : [],
    ),
  );
}

function useMarkWords(): (mark: Mark) => string {
  const text = useText();
  const words = usePlayWords();
  return ({ code, figures, tiles, look }) =>
    [words.mark(code, figures), ...(look === 'barred' ? [] : tiles.map((kind) => text.tile(kind)))].join(' ');
}

/** What sets a seat apart, in words: that it has won while others play on, and its marks. */
export function useSeatName(info: SeatInfo): string {
  const text = useText();
  const wordsOf = useMarkWords();
  const { place, marks } = useSeatTags(info.seat);
  const won = place === null ? [] : [place === 0 ? text.won.out : text.won.seat(place)];
  const stoodIn = info.stoodIn > 0 ? [text.table.stoodIn(info.stoodIn)] : [];
  const gets = useReceiver() === info.seat ? [text.table.gets] : [];
  return text.table.also(text.table.seat(info), [...won, ...gets, ...marks.map(wordsOf), ...stoodIn]);
}

/** The place of a seat among the winners, 0 where it is out without a win; null while it plays. */
function usePlace(seat: Seat): number | null {
  return useGame((state) =>
    isOut(state.view, seat) ? (earlyWins(state).find(({ win }) => win.seat === seat)?.place ?? 0) : null,
  );
}

interface SeatTags {
  /** Among the winners, as `usePlace` says. */
  readonly place: number | null;
  readonly marks: readonly Mark[];
}

/** Where a mark says why a seat plays no further, that is enough. */
export function useSeatTags(seat: Seat): SeatTags {
  const place = usePlace(seat);
  const marks = useMarks(seat);
  const isTold = place === 0 && marks.some(({ look }) => look === 'out');
  return { place: isTold ? null : place, marks };
}

/** On the plate of a seat: its place among the winners, and its marks. The name of the seat says the same. */
export function SeatMarks({ place, marks }: SeatTags) {
  const text = useText();
  return (
    <span className="plate-tags" aria-hidden="true">
      {place !== null && (
        <span className="plate-tag plate-tag--won">{place === 0 ? text.won.out : text.won.place(place)}</span>
      )}
      {marks.map((mark, at) => (
        <span key={at} className="plate-tag" data-look={mark.look}>
          <MarkFace {...mark} />
        </span>
      ))}
    </span>
  );
}

/** The seats before which a stick lies. */
export function useSticks(): readonly Mark['at'][] {
  return useGameParts(({ view }) =>
    (view ? marksOf(view) : []).filter(({ look }) => look === 'stick').map(({ at }) => at),
  );
}

/** Why a seat played no further, or how the deal ended for it, in the game's own words; null where nothing is said of that. */
export function useOutWords(seat: Seat): string | null {
  const wordsOf = useMarkWords();
  const out = useMarks(seat).find(({ look }) => look === 'out' || look === 'end');
  return out ? wordsOf(out) : null;
}

/** What of the game's own belongs to no seat. */
export function TableMarks() {
  const text = useText();
  const marks = useMarks('table');
  const wordsOf = useMarkWords();
  if (marks.length === 0) return null;
  return (
    <ul className="table-marks" aria-label={text.table.marks}>
      {marks.map((mark, at) => (
        <li key={at} data-look={mark.look}>
          <span className="table-mark" role="img" aria-label={wordsOf(mark)}>
            <MarkFace {...mark} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the eye is shown instead of words. */
const SIGNS: Readonly<Partial<Record<NonNullable<Mark['look']>, string>>> = {
  stick: 'mark-stick',
  sticks: 'mark-stick',
  counters: 'mark-stick mark-stick--counter',
};

/** Its sign, its words or its figure, and its tiles. */
function MarkFace({ code, figures, tiles, look, down = 0 }: Mark) {
  const words = usePlayWords();
  const sign = look && SIGNS[look];
  const isCounted = look === 'sticks' || look === 'counters';
  return (
    <>
      {sign && <i className={sign} />}
      {look !== 'bare' && <span>{isCounted ? `×${figures.join()}` : words.mark(code, figures)}</span>}
      {tiles.map((kind, at) => (
        <Tile key={at} kind={kind} silent />
      ))}
      {Array.from({ length: down }, (_, at) => (
        <FaceDown key={`down${at}`} />
      ))}
    </>
  );
}
