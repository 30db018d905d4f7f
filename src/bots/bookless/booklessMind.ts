import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { Mind } from '../targets/mind';

const SET_SIZE = 3;

/** A mind that can be asked about more than its choices. */
export class BooklessMind extends Mind {
  /** The hope of what is held without some tiles. */
  hopeWithout(view: SeatView, tiles: readonly TileId[]): number {
    const { judge, holding, trial } = this;
    const plan = this.readView(view);
    trial.copy(holding);
    for (const tile of tiles) trial.take(holding.kinds[tile]!);
    judge.look(trial, plan);
    return judge.keep();
  }

  /**
   * What may be hoped for after the best discard, if there is a tile too many; tiles in `unknown` are left out. It is
   * multiplied by what the least hand pays: so views in which different hands may win can be compared.
   */
  prospect(view: SeatView, unknown: readonly TileId[] = []): number {
    const { judge, holding, trial, verdict } = this;
    const plan = this.readView(view);
    trial.copy(holding);
    for (const tile of unknown) trial.take(holding.kinds[tile]!);
    judge.look(trial, plan);
    const least = plan.targets.reduce((total, { value }) => Math.min(total, value), Infinity);
    if ((view.hand.length - unknown.length) % SET_SIZE !== SET_SIZE - 1) return judge.keep() * least;
    judge.discard(verdict);
    return verdict.hope * least;
  }
}
