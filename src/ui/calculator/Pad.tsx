import { useRef, useState } from 'react';
import type { TileKind } from '../../engine/types';
import { usedOf } from '../../store/calculator/draft';
import { entriesOf, noRoomFor } from '../../store/calculator/edits';
import { padRows } from '../../store/calculator/pad';
import { useText, useWords } from '../context';
import { usePlayWords } from '../table/usePlayWords';
import { Segmented } from '../controls/Segmented';
import { useRovingFocus } from '../controls/useRovingFocus';
import { Tile } from '../tile/Tile';
import { useCalculator } from './useCalculator';
import { calculatorWords } from '../text';

/** Columns of the pad: what stands below it is as wide in every game. */
const LEAST = 9;

/** All tiles of the game. A press adds one, or the set that is chosen above. */
export function Pad({ onPress }: { readonly onPress: (kind: TileKind) => void }) {
  const words = useWords(calculatorWords);
  const { draft, entry, enter, past, takeBack } = useCalculator((state) => state);
  const { group } = usePlayWords(draft.rules);
  const { playing, bonus } = padRows(draft);
  const rows = [...playing, ...bonus];
  const grid = useRef<HTMLDivElement>(null);
  const [current = rows[0]?.[0], setCurrent] = useState<TileKind>();
  useRovingFocus(grid, { rows, by: 'kind', onReach: setCurrent });
  const style = { '--pad-columns': Math.max(LEAST, ...rows.map((row) => row.length)) };
  const press = (kind: TileKind) => {
    setCurrent(kind);
    onPress(kind);
  };
  return (
    <section className="card stack calc-pad" aria-label={words.tiles}>
      <Segmented
        label={words.add}
        isLabelUnseen
        values={entriesOf(draft)}
        value={entry}
        wordFor={(each) => (typeof each === 'number' ? group(each).name : words.entries[each])}
        onChange={enter}
      />
      <div className="pad" role="group" aria-label={words.tiles} ref={grid} style={style}>
        {rows.map((row, at) => (
          <div key={row[0]} className="pad-row">
            {row.map((kind) => (
              <PadTile
                key={kind}
                kind={kind}
                isBonus={at >= playing.length}
                isInOrder={kind === current}
                onPress={() => press(kind)}
              />
            ))}
            {at === playing.length - 1 && (
              <button
                type="button"
                className="button pad-undo"
                disabled={past.length === 0}
                onClick={takeBack}
              >
                {words.takeBack}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

interface PadTileProps {
  readonly kind: TileKind;
  readonly isBonus: boolean;
  /** Tab leads to it. */
  readonly isInOrder: boolean;
  readonly onPress: () => void;
}

function PadTile({ kind, isBonus, isInOrder, onPress }: PadTileProps) {
  const text = useText();
  const words = useWords(calculatorWords);
  const used = useCalculator(({ draft }) => usedOf(draft, kind));
  const why = useCalculator(({ draft, at, entry }) => noRoomFor(draft, { at, entry, kind }));
  const isSpent = why === 'used' || why === 'no-chow';
  const name = text.tile(kind);
  return (
    <button
      type="button"
      className={`bare pad-tile ${isSpent ? 'pad-tile--spent' : ''} ${isBonus && used > 0 ? 'pad-tile--in' : ''}`}
      data-kind={kind}
      tabIndex={isInOrder ? 0 : -1}
      aria-label={used > 0 ? words.held(name, used) : name}
      aria-disabled={why !== null || undefined}
      onClick={onPress}
    >
      <Tile kind={kind} silent />
      {!isBonus && used > 0 && <small aria-hidden="true">{used}</small>}
    </button>
  );
}
