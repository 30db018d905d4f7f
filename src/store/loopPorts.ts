import type { GameDeps } from './gameDeps';
import type { Clock } from './match/clock';
import type { Session } from './match/session';
import { frameState } from './match/tableState';
import type { TurnLoopPorts } from './match/turnLoop';
import type { KeptFirst } from './saves/keptFirst';
import type { StorePorts } from './storePorts';
import type { Notice, PlayerInfo } from './types';

interface Table {
  readonly deps: GameDeps;
  readonly clock: Clock;
  readonly shown: KeptFirst;
  readonly store: StorePorts;
  readonly keep: (session: Session) => void;
}

/** What the turn loop of a table asks for. What is shown waits until it is kept. */
export function loopPortsOf({ deps, clock, shown, store, keep }: Table): TurnLoopPorts {
  const { pace, bots, faults, foresee } = deps;
  return {
    schedule: clock.after,
    isPaused: () => clock.isPaused,
    pace,
    bots,
    faults,
    foresee,
    keep,
    show: (frame) =>
      shown.show(() => {
        const { players, seen, notice } = store.get();
        store.set({ ...frameState(frame, seen), notice: notice ?? newsOf(players, frame.session.players) });
      }),
    ended: () => shown.show(() => store.get().showResult()),
  };
}

/** Tells of a player for whom a stand-in has chosen for the first time in this match. */
function newsOf(before: readonly PlayerInfo[], now: readonly PlayerInfo[]): Notice | null {
  const isNew = now.some(({ stoodIn = 0 }, player) => stoodIn > 0 && !before[player]?.stoodIn);
  return isNew ? 'bots-replaced' : null;
}
