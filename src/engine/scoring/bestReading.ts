import type { Forms, WinContext } from '../rules';
import { arrange, packTiles, type Arrangements } from './arrangements';
import { specialFormOf, type SpecialForm } from './forms';
import { comesFirst, itemTable, newTally, tally, type ItemTable, type Tally } from './items';
import { EVERY_RANK } from './packed';
import { newReading, readArrangement, readSpecialForm, readWin, type Reading } from './reading';
import { TRAITS } from './traits';

/** Limit hands of a rule set; `halved` are those worth half when not won from the wall, as bits of the table. */
export interface LimitTable extends ItemTable {
  readonly halved: number;
}

/** All that decides which reading of a won hand is the best, and what it is worth. */
export interface WinTables {
  readonly forms: Forms;
  readonly limits: LimitTable | null;
  readonly items: ItemTable;
}

/** What a reading is worth: no limit hand, half the limit or the limit; then its items. */
export interface Worth {
  grade: 0 | 1 | 2;
  /** The limit hands it is; without any, empty. */
  readonly limits: Tally;
  /** The items it has; not filled in for a limit hand. */
  readonly items: Tally;
  /** Which arrangement of the tiles it is; -1: the special form. */
  at: number;
  /** The winning tile is read as part of the eyes, though it could be elsewhere. */
  takesEyes: boolean;
}

/** The best reading of a win. It belongs to the reader and is overwritten by the next call. */
export interface BestReading {
  readonly worth: Worth;
  readonly tiles: Arrangements;
  readonly special: SpecialForm | null;
  /** The facts of the win are good for any reading; the arrangement is that of the last one tried. */
  readonly win: Reading;
}

/**
 * A function that finds the best reading of a win, or null when the tiles are not complete: limit hands before all
 * others, then the greatest value, then the items that come first in the tables.
 * @param each is shown every reading that is tried
 */
export function bestReadingBy(
  tables: WinTables,
  each?: (reading: BestReading) => void,
): (context: WinContext) => BestReading | null {
  const { forms } = tables;
  const win = newReading(forms.sets);
  let best = newWorth(tables);
  let trial = newWorth(tables);
  let tried = 0;
  const found: { -readonly [Part in keyof BestReading]: BestReading[Part] } = {
    worth: best,
    tiles: packTiles([]),
    special: null,
    win,
  };
  const consider = (at: number, takesEyes: boolean): void => {
    weigh(tables, win, trial);
    trial.at = at;
    trial.takesEyes = takesEyes;
    if (each) {
      found.worth = trial;
      each(found);
    }
    if (tried++ > 0 && !isBetter(trial, best)) return;
    const better = trial;
    trial = best;
    best = better;
  };
  return (context) => {
    tried = 0;
    let tiles = arrange(context.counts);
    const special = isSetsOnly(tiles) ? null : specialFormOf(forms, context);
    if (tiles.count === 0) {
      if (special === null) return null;
      tiles = packTiles(context.counts);
    }
    readWin(win, context, tiles);
    found.tiles = tiles;
    found.special = special;
    for (let at = 0; at < tiles.count; at++) {
      readArrangement(win, tiles, at);
      consider(at, false);
      if (!mayTakeEyes(win)) continue;
      win.traits &= ~TRAITS.ownEyes;
      consider(at, true);
    }
    if (special !== null) {
      readSpecialForm(win, special);
      consider(-1, false);
    }
    found.worth = best;
    return found;
  };
}

/** Sets and eyes that cannot be read as a special form: there is an odd number of some suited tile. */
function isSetsOnly({ count, characters, dots, bamboo }: Arrangements): boolean {
  return count > 0 && ((characters | dots | bamboo) & EVERY_RANK) !== 0;
}

/** The tile of another seat completes a chow or pong in this reading, but could be read as completing the eyes. */
function mayTakeEyes({ selfDrawn, eyes, tile, traits }: Reading): boolean {
  return !selfDrawn && eyes === tile && (traits & TRAITS.ownEyes) !== 0;
}

function newWorth({ limits, items }: WinTables): Worth {
  const noLimits = itemTable([], 'limit');
  return {
    grade: 0,
    limits: newTally(limits ?? noLimits),
    items: newTally(items),
    at: -1,
    takesEyes: false,
  };
}

function weigh({ limits }: WinTables, reading: Reading, into: Worth): void {
  into.grade = 0;
  if (limits) {
    tally(into.limits, reading);
    if (into.limits.found !== 0) {
      const isHalf = !reading.selfDrawn && (into.limits.found & ~limits.halved) === 0;
      into.grade = isHalf ? 1 : 2;
      return;
    }
  }
  tally(into.items, reading);
}

function isBetter(worth: Worth, than: Worth): boolean {
  if (worth.grade !== than.grade) return worth.grade > than.grade;
  if (worth.grade > 0) return comesFirst(worth.limits.found, than.limits.found);
  if (worth.items.value !== than.items.value) return worth.items.value > than.items.value;
  return comesFirst(worth.items.found, than.items.found);
}
