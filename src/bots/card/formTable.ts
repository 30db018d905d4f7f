import type { OpenForm } from '../../engine/card/card';
import { ALL_KINDS } from '../../engine/tiles';
import type { CardHand } from '../../engine/card/cardText';

/** The forms of a card that are open, in flat lists: of form `f` the needs are those from `start[f]` to `start[f + 1]`. */
export interface FormTable {
  readonly forms: readonly OpenForm[];
  readonly size: number;
  readonly hands: readonly CardHand[];
  readonly start: Int32Array;
  readonly kind: Int32Array;
  /** Tiles of the kind that no wild one replaces, and the others. */
  readonly fixed: Int32Array;
  readonly flex: Int32Array;
  /** By kind: the forms that need it. */
  readonly users: readonly (readonly number[])[];
}

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
  const users = Array.from({ length: ALL_KINDS }, (): number[] => []);
  forms.forEach(({ needs: own }, form) => own.forEach(({ kind }) => users[kind]!.push(form)));
  return {
    forms,
    users,
    size: forms.length,
    hands: forms.map(({ form }) => form.hand),
    start,
    kind: Int32Array.from(needs, ({ kind }) => kind),
    fixed: Int32Array.from(needs, ({ fixed }) => fixed),
    flex: Int32Array.from(needs, ({ flex }) => flex),
  };
}
