import { memo } from 'react';
import type { Meld } from '../../engine/types';
import { sourceOf } from '../../store/selectors/seats';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useKinds, useText } from '../context';
import { layOut, MeldTiles } from '../tile/MeldTiles';
import type { LineWidths } from '../tile/MeldTiles';
import { useMeldSpace } from './layout';
import { usePersonAt } from './usePersonAt';
import { meldWidths } from './widths';

interface MeldsProps extends Pick<SeatInfo, 'seat' | 'place' | 'person'> {
  readonly melds: readonly Meld[];
}

/**
 * The laid-out melds of a seat, in the order in which they were made. On small screens they lie in lines, and the tiles
 * of a line overlap if they must. If too little of them could be seen, each meld shows one tile and says what it is.
 */
export const Melds = memo(function Melds({ seat, place, person, melds }: MeldsProps) {
  const text = useText();
  const kinds = useKinds();
  const [lines, most] = useMeldSpace(place, melds.length);
  const personAt = usePersonAt();
  const seats = useGame((state) => state.players.length);
  const sources = melds.map((meld) => sourceOf(meld, seat, seats));
  const widths = melds.map((meld, at) =>
    widthsOf(meld, layOut(meld, sources[at] ?? null, kinds).at(-1)?.turned === true),
  );
  const lying = widths.map((_, at) => lineOf(widths, at, lines));
  const style = {
    // How many tiles wide the widest line is, with its gaps.
    '--widest': Math.max(...lying.map((line) => line.all + (line.melds - 1) * GAP)),
    // The most melds on one line.
    '--in-line': Math.max(...lying.map((line) => line.melds)),
  };
  // Of tiles alike less has to be seen.
  const told = melds.map((meld, at) => {
    const { all, open } = widths[at] ?? NO_WIDTHS;
    return { all: meld.type === 'group' ? all * ALIKE : all, open, melds: 1 };
  });
  const isTold = told.some((_, at) => lineOf(told, at, lines).all > most);
  if (melds.length === 0) return null;
  return (
    <div
      className="melds"
      role="group"
      aria-label={text.table.melds(person)}
      data-count={melds.length}
      data-told={isTold}
      style={style}
    >
      {melds.map((meld, at) => (
        <MeldTiles
          key={meld.tiles.join()}
          meld={meld}
          source={sources[at] ?? null}
          from={meld.from === null ? null : personAt(meld.from)}
          line={lying[at]}
        />
      ))}
    </div>
  );
});

const NO_WIDTHS: LineWidths = { all: 0, open: 0, melds: 0 };
/** How much of a group of tiles alike is enough to read it. */
const ALIKE = 0.75;
const LYING = 4 / 3;
/** Between two melds, at most: in widths of a tile. */
const GAP = 0.32;

/** In widths of a tile: all tiles of a meld side by side, and those without the last, which is never covered. */
function widthsOf(meld: Meld, isLastTurned: boolean): LineWidths {
  const all = meldWidths(meld);
  return { all, open: all - (isLastTurned ? LYING : 1), melds: 1 };
}

/** The line that a meld lies on: where there are fewer lines than melds, the last lines hold one more than the first. */
function lineOf(widths: readonly LineWidths[], at: number, lines: number): LineWidths {
  const least = Math.floor(widths.length / lines);
  const more = widths.length % lines;
  const small = (lines - more) * least;
  const [size, first] = at < small ? [least, 0] : [least + 1, small];
  const start = first + Math.floor((at - first) / size) * size;
  const mates = widths.slice(start, start + size);
  const sum = (of: (line: LineWidths) => number) => mates.reduce((total, line) => total + of(line), 0);
  return { all: sum(({ all }) => all), open: sum(({ open }) => open), melds: mates.length };
}
