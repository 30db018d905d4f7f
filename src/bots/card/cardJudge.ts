import { ALL_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from '../targets/holding';
import { Chances, placeOf } from './chances';
import type { ChanceTable, Left } from './chances';
import type { CardTaste } from './cardTaste';
import { formUses } from './formTable';
import type { FormTable } from './formTable';

/** A form that has less than this share of the likeliest one's hope is not weighed discard by discard. */
const FAINT = 1e-3;
/** Kinds in a form at most. */
const KINDS = 14;

/** Counts up to this are kept beside others in one number. */
const PACK = 64;

/** How much more a wild tile in the hand makes of a chance that is none. */
const NONE = 1e-9;

/**
 * Weighs what a holding may become by a card. The hope of a form is how likely its tiles still come, times what it
 * pays; those of all forms are added up.
 */
export class CardJudge {
  private readonly chances: Chances;
  private now!: ChanceTable;
  private readonly byKind: ChanceTable[] = Array<ChanceTable>(ALL_KINDS);
  private readonly taste: CardTaste;
  private holding!: Holding;
  private table!: FormTable;
  /** By form, as it was looked at last. */
  hopes = new Float64Array(0);
  total = 0;
  private missing = new Int8Array(0);
  private faint = 0;
  /** The forms that are weighed discard by discard. */
  private readonly likely: number[] = [];
  /** By slot of the table: tiles missing that no wild one replaces, times `PACK`, and those that wild ones may replace. */
  private lacks = new Int32Array(0);
  /** Of the form measured last: needs that wild tiles may fill, and copies left of their kinds. */
  private readonly needs = new Int32Array(KINDS);
  private readonly copies = new Int32Array(KINDS);
  private readonly kinds = new Int32Array(KINDS);

  constructor(taste: CardTaste) {
    this.taste = taste;
    this.chances = new Chances(taste.prospects);
  }

  /** Says how long the hand may last; the questions below are about that moment. */
  foresee(left: Left): void {
    this.now = this.chances.of(left);
    this.byKind.fill(this.now);
    for (const [kind, times] of Object.entries(this.taste.prospects.kept))
      this.byKind[Number(kind)] = this.chances.of(left, times);
  }

  /** What a holding may be hoped to bring by the forms of a table. */
  look(holding: Holding, table: FormTable): number {
    this.holding = holding;
    this.table = table;
    if (this.hopes.length < table.size) this.hopes = new Float64Array(table.size);
    let total = 0;
    let most = 0;
    const isJokerless = holding.wilds.length + holding.wildLaid === 0;
    const farthest = this.nearest() + this.taste.window;
    for (let form = 0; form < table.size; form++) {
      const hope = this.missing[form]! > farthest ? 0 : this.hopeOf(form, isJokerless);
      this.hopes[form] = hope;
      total += hope;
      if (hope > most) most = hope;
    }
    this.total = total;
    this.faint = most * FAINT;
    const { likely, hopes, faint } = this;
    likely.length = 0;
    for (let form = 0; form < table.size; form++) if (hopes[form]! > faint) likely.push(form);
    return total;
  }

  /** Counts the tiles that are missing of each form; gives the least number. */
  private nearest(): number {
    const { wilds } = this.holding;
    const { size, start, slot } = this.table;
    const lacks = this.readLacks();
    if (this.missing.length < size) this.missing = new Int8Array(size);
    const { missing } = this;
    let nearest = KINDS;
    for (let form = 0; form < size; form++) {
      let sum = 0;
      for (let at = start[form]!; at < start[form + 1]!; at++) sum += lacks[slot[at]!]!;
      const open = (sum % PACK) - wilds.length;
      const all = ((sum / PACK) | 0) + (open > 0 ? open : 0);
      missing[form] = all;
      if (all < nearest) nearest = all;
    }
    return nearest;
  }

  private readLacks(): Int32Array {
    const { slots } = this.table;
    const { counts } = this.holding;
    if (this.lacks.length < slots.length) this.lacks = new Int32Array(slots.length);
    const { lacks } = this;
    for (let at = 0; at < slots.length; at++) {
      const { kind, fixed, flex } = slots[at]!;
      const spare = counts[kind]! - fixed;
      lacks[at] = spare < 0 ? flex - spare * PACK : spare < flex ? flex - spare : 0;
    }
    return lacks;
  }

  /** The hope of the holding looked at without a tile of this kind. */
  without(kind: TileKind): number {
    const { holding, table, hopes } = this;
    const wilds = holding.wilds;
    const isWild = wilds.includes(kind);
    holding.take(kind);
    const isJokerless = holding.wilds.length + holding.wildLaid === 0;
    let { total } = this;
    if (isWild) {
      total = 0;
      for (let form = 0; form < table.size; form++)
        total += hopes[form]! > this.faint ? this.hopeOf(form, isJokerless) : hopes[form]!;
    } else {
      for (const form of this.likely)
        if (formUses(table, form, kind)) total += this.hopeOf(form, isJokerless) - hopes[form]!;
    }
    if (isWild) holding.wilds = wilds;
    else holding.add(kind, 1);
    return Math.max(0, total);
  }

  private hopeOf(form: number, isJokerless: boolean): number {
    const chance = this.chanceOf(form);
    if (chance === 0) return 0;
    const { exponent, jokerless } = this.taste;
    const { hands, takesWild: mayDouble } = this.table;
    const times = isJokerless && mayDouble[form]! ? jokerless : 1;
    return hands[form]!.value * times * quarters(chance, exponent);
  }

  /** How likely a form is completed: its kinds come independently, and the one that comes last may be claimed. */
  private chanceOf(form: number): number {
    const { now, needs, copies, kinds, holding, byKind } = this;
    const { start, kind, fixed, flex, hands } = this.table;
    const { counts, live, wilds } = holding;
    const { drawn } = now;
    let chance = 1;
    let last = 0;
    let lacking = 0;
    let open = 0;
    for (let at = start[form]!; at < start[form + 1]!; at++) {
      const each = kind[at]!;
      const left = live[each]!;
      const lacks = fixed[at]! - counts[each]!;
      if (lacks > 0) {
        if (lacks > left) return 0;
        const place = placeOf(lacks, left);
        chance *= drawn[place]!;
        last += byKind[each]!.claimed[place]! / drawn[place]! - 1;
        lacking++;
      }
      if (flex[at] === 0) continue;
      const wanted = lacks < 0 ? flex[at]! + lacks : flex[at]!;
      if (wanted <= 0) continue;
      needs[open] = wanted;
      kinds[open] = each;
      copies[open++] = lacks > 0 ? left - lacks : left;
    }
    if (open > 0) this.spend(wilds.length, open);
    const { exposed } = hands[form]!;
    for (let at = 0; at < open; at++) {
      if (needs[at] === 0) continue;
      lacking++;
      const place = placeOf(needs[at]!, copies[at]!);
      const withClaim = byKind[kinds[at]!]!.claimedWild[place]!;
      if (exposed) chance *= withClaim;
      else {
        const without = now.drawnWild[place]!;
        if (without === 0) return 0;
        chance *= without;
        last += withClaim / without - 1;
      }
    }
    return lacking > 1 ? chance * (1 + last / lacking) : chance * (1 + last);
  }

  /** Puts wild tiles where they help most. */
  private spend(wilds: number, open: number): void {
    const { needs, copies, kinds, byKind } = this;
    for (let left = wilds; left > 0; left--) {
      let best = -1;
      let most = 0;
      for (let at = 0; at < open; at++) {
        const needed = needs[at]!;
        if (needed === 0) continue;
        const { claimedWild } = byKind[kinds[at]!]!;
        const now = claimedWild[placeOf(needed, copies[at]!)]! + NONE;
        const times = claimedWild[placeOf(needed - 1, copies[at]!)]! / now;
        if (times <= most) continue;
        best = at;
        most = times;
      }
      if (best < 0) return;
      needs[best]!--;
    }
  }
}

/** A number to the power of so many quarters, by square roots alone: they are the same everywhere. */
function quarters(base: number, exponent: number): number {
  let power = 1;
  for (let whole = 4; whole <= exponent; whole += 4) power *= base;
  const rest = exponent & 3;
  if (rest === 0) return power;
  const root = Math.sqrt(base);
  if (rest >= 2) power *= root;
  return rest & 1 ? power * Math.sqrt(root) : power;
}
