import type { Need, OpenForm } from '../../engine/card/card';
import type { TileKind } from '../../engine/types';
import { takesWild } from '../../engine/card/forms';
import type { CardHand } from '../../engine/card/cardText';

/** The forms of a card that are open, in flat lists: of form `f` the needs are those from `start[f]` to `start[f + 1]`. */
export interface FormTable {
  readonly forms: readonly OpenForm[];
  readonly size: number;
  readonly hands: readonly CardHand[];
  /** By form: whether wild tiles may stand in it. */
  readonly takesWild: readonly boolean[];
  readonly start: Int32Array;
  readonly kind: Int32Array;
  /** Tiles of the kind that no wild one replaces, and the others. */
  readonly fixed: Int32Array;
  readonly flex: Int32Array;
  /** By need: its place among the different ones, which are listed by `slots`. Many forms share a need. */
  readonly slot: Int32Array;
  readonly slots: readonly Need[];
  /** By form: the kinds that it needs, as bits; those from 32 on in `high`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Whether a form needs a kind. */
export function formUses({ low, high }: FormTable, form: number, kind: TileKind): boolean {
  return ((kind < BITS ? low[form]! >> kind : high[form]! >> (kind - BITS)) & 1) === 1;
}

const BITS = 32;

const tables = new WeakMap<readonly OpenForm[], FormTable>();

/** The table of some forms; made when first asked for. */
export function tableOf(forms: readonly OpenForm[]): FormTable {
  let table = tables.get(forms);
  if (!table) tables.set(forms, (table = newTable(forms)));
  return table;
}

function newTable(forms: readonly OpenForm[]): FormTable {
  const needs = forms.flatMap((form) => form.needs);
  const start = new Int32Array(forms.length + 1);
  forms.forEach((form, at) => (start[at + 1] = start[at]! + form.needs.length));
  const slots = new Map<string, number>();
  const different: Need[] = [];
  const slot = Int32Array.from(needs, (need) => {
    const name = `${need.kind} ${need.fixed} ${need.flex}`;
    const known = slots.get(name);
    if (known !== undefined) return known;
    slots.set(name, different.length);
    return different.push(need) - 1;
  });
  return {
    forms,
    slot,
    slots: different,
    low: bitsOf(forms, 0),
    high: bitsOf(forms, BITS),
    size: forms.length,
    hands: forms.map(({ form }) => form.hand),
    takesWild: forms.map(({ form }) => takesWild(form)),
    start,
    kind: Int32Array.from(needs, ({ kind }) => kind),
    fixed: Int32Array.from(needs, ({ fixed }) => fixed),
    flex: Int32Array.from(needs, ({ flex }) => flex),
  };
}

/** By form: the kinds that it needs of the 32 from this one on. */
function bitsOf(forms: readonly OpenForm[], from: TileKind): Int32Array {
  return Int32Array.from(forms, ({ needs }) =>
    needs.reduce(
      (bits, { kind }) => (kind >= from && kind < from + BITS ? bits | (1 << (kind - from)) : bits),
      0,
    ),
  );
}
