import type { Forms, WinContext } from '../rules';
import type { Omitted, ScoreGroup, ScoreLine } from '../types';
import { arrange, packTiles, type Arrangements } from './arrangements';
import type { BestReading, Reader, WinTables } from './winTables';
import { specialFormOf, type SpecialForm } from './forms';
import { comesFirst, itemTable, linesOf, newTally, partsOf, tally, type Tally } from './items';
import { EVERY_RANK } from './packed';
import { groupsOf } from './readGroups';
import { newReading, readArrangement, readSpecialForm, readWin, type Reading } from './reading';
import { TRAITS } from './traits';

/** Tables that fit into bits. */
export type PackedTables = Pick<WinTables, 'limits' | 'items' | 'beside'> & { readonly forms: Forms };

/** What a reading is worth: the named hands that it is, else its items. */
interface Worth {
  /** Without any, empty. */
  readonly limits: Tally;
  /** Not filled in for a named hand. */
  readonly items: Tally;
  /** Which arrangement of the tiles it is; -1: the special form. */
  at: number;
  /** The winning tile is read as part of the eyes, though it could be elsewhere. */
  takesEyes: boolean;
}

/** One reading at a time: facts of the win that hold for any, the arrangements of its tiles, and which it is. */
class PackedReading implements BestReading {
  worth: Worth;
  tiles: Arrangements = packTiles([]);
  special: SpecialForm | null = null;
  context: WinContext | null = null;
  readonly win: Reading;
  private readonly besides: Tally;
  private isBesideRead = false;

  constructor(worth: Worth, win: Reading, besides: Tally) {
    this.worth = worth;
    this.win = win;
    this.besides = besides;
  }

  show(worth: Worth): this {
    this.worth = worth;
    this.isBesideRead = false;
    return this;
  }

  get limit(): number {
    return this.worth.limits.value;
  }

  get value(): number {
    return this.limit > 0 ? 0 : this.worth.items.value;
  }

  beside(): number {
    return this.limit > 0 ? 0 : this.readBeside().value;
  }

  minor(): number {
    return 0;
  }

  lines(): ScoreLine[] {
    const { limits, items } = this.worth;
    return this.limit > 0 ? linesOf(limits) : linesOf(items, this.readBeside());
  }

  parts(): readonly Omitted[] {
    const { limits, items } = this.worth;
    return partsOf(this.limit > 0 ? limits : items);
  }

  groups(): ScoreGroup[] {
    return this.context ? groupsOf(this, this.context) : [];
  }

  /** The facts may be those of another arrangement, which was tried later. */
  private readBeside(): Tally {
    const { win, besides, worth, special, tiles, context } = this;
    if (this.isBesideRead || !context || besides.table.items.length === 0) return besides;
    if (worth.at >= 0) readArrangement(win, tiles, worth.at);
    else if (special) readSpecialForm(win, special);
    tally(besides, win, context);
    this.isBesideRead = true;
    return besides;
  }
}

/** Readings as small integers, for tables that fit into bits. */
export function packedReader(tables: PackedTables, each?: (reading: BestReading) => void): Reader {
  const { forms } = tables;
  const win = newReading(forms.sets);
  let best = newWorth(tables);
  let trial = newWorth(tables);
  let tried = 0;
  const found = new PackedReading(best, win, newTally(tables.beside ?? EMPTY));
  const weigh = weighBy(tables);
  const consider = (context: WinContext, at: number, takesEyes: boolean): void => {
    weigh(win, context, trial);
    trial.at = at;
    trial.takesEyes = takesEyes;
    each?.(found.show(trial));
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
    found.context = context;
    for (let at = 0; at < tiles.count; at++) {
      readArrangement(win, tiles, at);
      consider(context, at, false);
      if (!mayTakeEyes(win)) continue;
      win.traits &= ~TRAITS.ownEyes;
      consider(context, at, true);
    }
    if (special !== null) {
      readSpecialForm(win, special);
      consider(context, -1, false);
    }
    return found.show(best);
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

const EMPTY = itemTable([], { unit: 'limit' });

function newWorth({ limits, items }: PackedTables): Worth {
  return { limits: newTally(limits ?? EMPTY), items: newTally(items), at: -1, takesEyes: false };
}

function weighBy({ limits }: PackedTables): (reading: Reading, win: WinContext, into: Worth) => void {
  return (reading, win, into) => {
    if (limits) {
      tally(into.limits, reading, win);
      if (into.limits.value > 0) return;
    }
    tally(into.items, reading, win);
  };
}

function isBetter({ limits, items }: Worth, than: Worth): boolean {
  if (limits.value !== than.limits.value) return limits.value > than.limits.value;
  if (limits.value > 0) return comesFirst(limits.found, than.limits.found);
  if (items.value !== than.items.value) return items.value > than.items.value;
  return comesFirst(items.found, than.items.found);
}
