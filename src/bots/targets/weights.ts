import { ALL_KINDS, FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from './holding';
import type { Taste } from './taste';

const SUIT_KINDS = 9;

/** What each kind counts as a useful tile of one holding: its live copies, times how likely they can be claimed. */
export class Weights {
  /** By kind: while tiles can be claimed; when every tile has to be drawn; when the last one can be claimed. */
  readonly open = new Float64Array(ALL_KINDS);
  readonly closed = new Float64Array(ALL_KINDS);
  readonly win = new Float64Array(ALL_KINDS);

  read({ counts, live }: Holding, { pong, chow, win }: Taste): void {
    for (let kind = 0; kind < counts.length; kind++) {
      const left = live[kind]!;
      this.closed[kind] = left;
      this.win[kind] = left * win;
      if (counts[kind]! >= 2) this.open[kind] = left * pong;
      else this.open[kind] = left > 0 && canChow(counts, kind) ? left * chow : left;
    }
  }
}

/** Whether two tiles are held that make a chow with this kind. */
function canChow(counts: readonly number[], kind: TileKind): boolean {
  if (kind >= FIRST_WIND) return false;
  const rank = kind % SUIT_KINDS;
  const below = rank > 0 && counts[kind - 1]! > 0;
  const above = rank < SUIT_KINDS - 1 && counts[kind + 1]! > 0;
  if (below && above) return true;
  return (
    (below && rank > 1 && counts[kind - 2]! > 0) || (above && rank < SUIT_KINDS - 2 && counts[kind + 2]! > 0)
  );
}

/** What honours that count are worth as pongs and pairs of one holding, with nothing discarded or one of a kind. */
export class Extras {
  all = 0;
  /** What a discard of the kind loses of it. */
  readonly lost: number[] = Array<number>(PLAYING_KINDS).fill(0);

  /** `values`: what a pong adds, by kind. */
  read({ counts, live, honours }: Holding, values: readonly number[], { valuePong, valuePair }: Taste): void {
    this.all = 0;
    for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
      const value = values[kind]!;
      this.lost[kind] = 0;
      if (value === 0) continue;
      const isMeld = ((honours >> (kind - FIRST_WIND)) & 1) === 1;
      const pair = live[kind]! > 0 ? value * valuePair : 0;
      if (isMeld || counts[kind]! >= 3) this.all += value * valuePong;
      else if (counts[kind] === 2) this.all += pair;
      if (isMeld) continue;
      if (counts[kind] === 3) this.lost[kind] = value * valuePong - pair;
      else if (counts[kind] === 2) this.lost[kind] = pair;
    }
  }
}
