import { useMemo, useState } from 'react';
import type { TileId } from '../../engine/types';
import { standIn } from '../../store/bots/standIn';
import { exchangesIn, fitsExchange, openExchange, withTouched } from '../../store/selectors/exchange';
import type { OpenExchange } from '../../store/selectors/exchange';
import { useGame, useKinds } from '../context';

/** The exchange that the player is asked for, with the tiles chosen so far. */
export interface ExchangeControls extends OpenExchange {
  /** Whether a tile goes with those chosen. */
  readonly fits: (tile: TileId) => boolean;
  readonly touch: (tile: TileId) => void;
  /** Chooses as a bot would that has no time to think. */
  readonly chooseForMe: () => void;
  readonly send: () => void;
}

interface Chosen {
  /** The moment they were chosen at; nothing is chosen at the next. */
  readonly moment: number;
  readonly tiles: readonly TileId[];
}

const NOTHING: Chosen = { moment: -1, tiles: [] };

/** Null where no exchange is asked for. */
export function useExchange(): ExchangeControls | null {
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const moment = useGame((state) => state.seen.length);
  const act = useGame((state) => state.act);
  const kinds = useKinds();
  const [chosen, setChosen] = useState(NOTHING);
  const tiles = chosen.moment === moment ? chosen.tiles : NOTHING.tiles;
  const offers = useMemo(() => exchangesIn(choices), [choices]);
  const open = useMemo(() => openExchange(offers, tiles, kinds), [offers, tiles, kinds]);
  if (!view || offers.length === 0) return null;
  const choose = (next: readonly TileId[]) => setChosen({ moment, tiles: next });
  return {
    ...open,
    fits: (tile) => tiles.includes(tile) || fitsExchange(offers, [...tiles, tile], kinds),
    touch: (touched) => choose(withTouched(offers, { tiles, touched }, kinds)),
    chooseForMe: () => {
      const made = standIn(view, offers);
      if (made.type === 'exchange') choose(made.tiles);
    },
    send: () => open.action && act(open.action),
  };
}
