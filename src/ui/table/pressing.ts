import { createContext, useMemo } from 'react';
import type { TileId } from '../../engine/types';
import { kindsOf } from '../../store/selectors/tiles';
import { useGame, useText } from '../context';
import { usePlayWords } from './usePlayWords';

/** What pressing a tile on the table chooses. */
export interface Press {
  readonly label: string;
  readonly perform: () => void;
}

type Presses = ReadonlyMap<TileId, Press>;

const NOTHING: Presses = new Map();

/** By tile: those on the table at which a declaration can be aimed. */
export const PressContext = createContext(NOTHING);

/** Of equal tiles in one group any may be pressed. */
export function usePresses(): Presses {
  const text = useText();
  const words = usePlayWords();
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const act = useGame((state) => state.act);
  return useMemo(() => {
    const aimed = choices.flatMap((action) => (action.type === 'declare' && action.target ? [action] : []));
    if (!view || aimed.length === 0) return NOTHING;
    const kinds = kindsOf(view);
    const name = (tile: TileId) => text.tile(kinds[tile] ?? 0);
    return new Map(
      aimed.flatMap((action): [TileId, Press][] => {
        const aim = action.target?.tile ?? null;
        const meld = view.seats[action.target?.seat ?? 0]?.melds.find(
          ({ tiles }) => aim !== null && tiles.includes(aim),
        );
        if (aim === null || !meld) return [];
        const parts = [
          words.declaration(action.what).name,
          ...(action.tile === null ? [] : [name(action.tile)]),
        ];
        const label = text.table.also(name(aim), parts);
        const alike = meld.tiles.filter((tile) => kinds[tile] === kinds[aim]);
        return alike.map((tile) => [tile, { label, perform: () => act(action) }]);
      }),
    );
  }, [view, choices, act, words, text]);
}
