import type { KeyboardEvent } from 'react';
import type { TileKind } from '../../engine/types';
import { usedOf } from '../../store/calculator/draft';
import { entriesOf, noRoomFor } from '../../store/calculator/edits';
import { padRows } from '../../store/calculator/pad';
import { useText, useWords } from '../context';
import { Segmented } from '../controls/Segmented';
import { Tile } from '../tile/Tile';
import { useKindGrid } from '../tile/useKindGrid';
import { useCalculator } from './useCalculator';
import { calculatorWords } from '../text';

/** All tiles of the game. A press adds one, or the set that is chosen above. */
export function Pad({ onPress }: { readonly onPress: (kind: TileKind) => void }) {
  const words = useWords(calculatorWords);
  const { draft, entry, enter, past, takeBack } = useCalculator((state) => state);
  const { playing, bonus } = padRows(draft);
  const rows = [...playing, ...bonus];
  const { grid, isInOrder, reach, onKeyDown } = useKindGrid(rows);
  const press = (kind: TileKind) => {
    reach(kind);
    onPress(kind);
  };
  return (
    <section className="card calc-pad" aria-label={words.tiles}>
      <Segmented
        label={words.add}
        values={entriesOf(draft)}
        value={entry}
        wordFor={(each) => words.entries[each]}
        onChange={enter}
      />
      <div className="pad" role="group" aria-label={words.tiles} ref={grid}>
        {rows.map((row, at) => (
          <div key={row[0]} className="pad-row">
            {row.map((kind) => (
              <PadTile
                key={kind}
                kind={kind}
                isBonus={at >= playing.length}
                isInOrder={isInOrder(kind)}
                onKey={onKeyDown}
                onPress={() => press(kind)}
              />
            ))}
            {at === playing.length - 1 && (
              <button type="button" className="pad-undo" disabled={past.length === 0} onClick={takeBack}>
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
  readonly isInOrder: boolean;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPress: () => void;
}

function PadTile({ kind, isBonus, isInOrder, onKey, onPress }: PadTileProps) {
  const text = useText();
  const words = useWords(calculatorWords);
  const used = useCalculator(({ draft }) => usedOf(draft, kind));
  const why = useCalculator(({ draft, at, entry }) => noRoomFor(draft, { at, entry, kind }));
  const isSpent = why === 'used' || why === 'no-chow';
  const name = text.tile(kind);
  return (
    <button
      type="button"
      className={`pad-tile ${isSpent ? 'pad-tile--spent' : ''} ${isBonus && used > 0 ? 'pad-tile--in' : ''}`}
      data-kind={kind}
      tabIndex={isInOrder ? 0 : -1}
      aria-label={used > 0 ? words.held(name, used) : name}
      aria-disabled={why !== null || undefined}
      onKeyDown={onKey}
      onClick={onPress}
    >
      <Tile kind={kind} silent />
      {!isBonus && used > 0 && <small aria-hidden="true">{used}</small>}
    </button>
  );
}
