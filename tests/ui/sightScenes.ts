import { rulesOf } from '../../src/engine/knownRules';
import type { Seat } from '../../src/engine/types';
import type { PublicSeat, SeatView } from '../../src/engine/view';
import type { Dangers } from '../../src/store/coach/dangers/dangerStore';
import type { GameState } from '../../src/store/types';
import { safetiesIn } from '../../src/store/selectors/knownTables';
import { unseenKinds } from '../../src/store/selectors/unseen';
import { tableFixture } from './fixtures';
import { riichiScenes } from './riichiScenes';
import { fullTable, turnTable } from './scenes';

/** Every third discard was drawn and thrown at once, and every claimed tile still has its place. */
function withAllInSight(state: GameState): GameState {
  const { view } = state;
  if (!view) return state;
  return { ...state, view: { ...view, seats: view.seats.map((seat, at) => seatInSight(view, seat, at)) } };
}

function seatInSight(view: SeatView, seat: PublicSeat, at: Seat): PublicSeat {
  const taken = view.seats.flatMap(({ melds }, by) =>
    melds.flatMap(({ from, claimed }) => (from === at && claimed !== null ? { tile: claimed, by } : [])),
  );
  const lying = seat.river.map((discard, place) => ({ ...discard, drawn: place % 3 === 1 }));
  const gone = taken.map(({ tile, by }) => ({ tile, drawn: false, claimedBy: by }));
  return { ...seat, river: [...lying.slice(0, 3), ...gone, ...lying.slice(3)] };
}

export const sightScenes: Readonly<Record<string, () => GameState>> = {
  sight: () => withAllInSight(tableFixture(turnTable)),
  'sight-worst': () => withAllInSight(tableFixture(fullTable)),
  'sight-riichi': riichiScenes['riichi-turn']!,
};

/** Made figures for the hand of a scene: nothing for safe tiles, else up to one in four, by one or two of the others. */
export function dangersFor({ view }: GameState): Dangers {
  if (!view) return { status: 'none' };
  const { kinds } = rulesOf(view).tiles;
  const held = [...new Set(view.hand.map((tile) => kinds[tile] ?? 0))];
  const unseen = unseenKinds(view);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return {
    status: 'found',
    discards: held.map((kind, at) => {
      const safeties = safetiesIn(view, kind, unseen);
      const isSafe = safeties.length > 0 && safeties.every(({ isSure }) => isSure);
      const chance = isSafe ? 0 : held.length < 2 ? 0.02 : (0.24 * at) / (held.length - 1);
      const shares = at % 2 === 0 ? [1] : [0.7, 0.3];
      const seats = shares.map((share, by) => ({ seat: others[by] ?? 0, chance: chance * share }));
      return { kind, chance, seats, cannot: [], letGo: [], left: 2 };
    }),
  };
}
