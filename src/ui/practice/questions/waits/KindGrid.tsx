import { useEffect, useRef, useState } from 'react';
import type { Options, RuleSetId, TileKind } from '../../../../engine/types';
import { playingRows } from '../../../../store/selectors/playingRows';
import { useText, useWords } from '../../../context';
import { useRovingFocus } from '../../../controls/useRovingFocus';
import { Tile } from '../../../tile/Tile';
import { questionWords } from '../../../text';

/** What became of a kind after the answer. */
export type KindMark = 'found' | 'missed' | 'wrong';

interface KindGridProps {
  readonly game: { readonly rules: RuleSetId; readonly options: Options };
  readonly label: string;
  readonly marked: readonly TileKind[];
  readonly onToggle: (kind: TileKind) => void;
  /** Given once it is answered: nothing can be marked then. */
  readonly markOf?: (kind: TileKind) => KindMark | null;
}

/** All kinds of the game, suit by suit, to be marked. One of them is in the order of Tab; arrows go on from it. */
export function KindGrid({ game, label, marked, onToggle, markOf }: KindGridProps) {
  const rows = playingRows(game);
  const grid = useRef<HTMLDivElement>(null);
  const [current = rows[0]?.[0], setCurrent] = useState<TileKind>();
  useRovingFocus(grid, { rows, by: 'kind', onReach: setCurrent });
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);
  return (
    <div className="kinds" role="group" aria-label={label} ref={grid}>
      {rows.map((row) => (
        <div key={row[0]} className="kinds-row">
          {row.map((kind) => (
            <KindButton
              key={kind}
              kind={kind}
              isMarked={marked.includes(kind)}
              isInOrder={kind === current}
              mark={markOf ? markOf(kind) : undefined}
              onPress={() => {
                setCurrent(kind);
                onToggle(kind);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface KindButtonProps {
  readonly kind: TileKind;
  readonly isMarked: boolean;
  readonly isInOrder: boolean;
  /** Undefined until it is answered. */
  readonly mark: KindMark | null | undefined;
  readonly onPress: () => void;
}

function KindButton({ kind, isMarked, isInOrder, mark, onPress }: KindButtonProps) {
  const text = useText();
  const words = useWords(questionWords);
  const isOver = mark !== undefined;
  const name = text.tile(kind);
  return (
    <button
      type="button"
      className={`bare kind ${mark ? `kind--${mark}` : ''}`}
      data-kind={kind}
      tabIndex={isInOrder ? 0 : -1}
      aria-pressed={isMarked}
      aria-disabled={isOver || undefined}
      aria-label={mark ? `${name}, ${words.waits[mark]}` : name}
      onClick={() => !isOver && onPress()}
    >
      <Tile kind={kind} silent />
    </button>
  );
}
