import { useMemo, useState } from 'react';
import type { TileId } from '../../engine/types';
import { exchangesIn, fitsExchange, openExchange, withTouched } from '../../store/selectors/exchange';
import type { OpenExchange } from '../../store/selectors/exchange';
import { passesOf } from '../../store/selectors/marks';
import { useGame, useKinds } from '../context';

/** The exchange that the player is asked for, with the tiles chosen so far. */
export interface ExchangeControls extends OpenExchange {
  /** The tile touched last, where it has to stay. */
  readonly refused: TileId | null;
  /** Whether a tile can be given at all. */
  readonly mayGo: (tile: TileId) => boolean;
  /** Whether a tile goes with those chosen, or takes the place of the oldest. */
  readonly goes: (tile: TileId) => boolean;
  readonly touch: (tile: TileId) => void;
  /** Puts the tile chosen last back; null where none is chosen. */
  readonly takeBack: (() => void) | null;
  /** Chooses what a bot would give, soon; null where that would be the answer to a question. */
  readonly chooseForMe: (() => void) | null;
  /** Sends what is chosen. What the player has not chosen needs a second press, as a discard does. */
  readonly send: () => void;
  /** The first of two presses was made. */
  readonly isBegun: boolean;
}

interface Chosen {
  /** The moment they were chosen at; nothing is chosen at the next. */
  readonly moment: number;
  readonly tiles: readonly TileId[];
  readonly refused: TileId | null;
  readonly isBegun: boolean;
}

const NOTHING: Chosen = { moment: -1, tiles: [], refused: null, isBegun: false };

/** Null where no exchange is asked for. */
export function useExchange(): ExchangeControls | null {
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const moment = useGame((state) => state.seen.length);
  const act = useGame((state) => state.act);
  const suggest = useGame((state) => state.suggest);
  const kinds = useKinds();
  const [chosen, setChosen] = useState(NOTHING);
  const { tiles, refused, isBegun } = chosen.moment === moment ? chosen : NOTHING;
  const offers = useMemo(() => exchangesIn(choices), [choices]);
  const open = useMemo(() => openExchange(offers, tiles, kinds), [offers, tiles, kinds]);
  if (!view || offers.length === 0) return null;
  const keep = (next: Partial<Chosen>) => setChosen({ ...NOTHING, moment, tiles, ...next });
  const choose = (next: readonly TileId[]) => keep({ tiles: next });
  const after = (touched: TileId) => withTouched(offers, { tiles, touched }, kinds);
  const mayGo = (tile: TileId) => fitsExchange(offers, [tile], kinds);
  // One more, or where no more can be chosen as many as before.
  const least = tiles.length - (tiles.length === open.most ? 1 : 0);
  return {
    ...open,
    refused,
    mayGo,
    goes: (tile) => tiles.includes(tile) || (mayGo(tile) && after(tile).length > least),
    touch: (touched) => (mayGo(touched) ? choose(after(touched)) : keep({ refused: touched })),
    takeBack: tiles.length > 0 ? () => choose(tiles.slice(0, -1)) : null,
    chooseForMe: () => suggest(offers, (made) => made.type === 'exchange' && choose(made.tiles)),
    send: () => {
      if (!open.action) return;
      const isChosen = tiles.length > 0 && tiles.length >= (passesOf(view)?.packet ?? 0);
      if (isChosen || isBegun) act(open.action);
      else keep({ isBegun: true });
    },
    isBegun,
  };
}
