import type { MeldShape, TileKind } from '../types';
import { kindsOfMeld } from '../meldKinds';
import { formsOf } from './forms';
import type { CardHand } from './cardText';
import type { Form, FormGroup } from './forms';

/** Tiles of a kind that the concealed hand needs for a form: those that no wild tile replaces, and the others. */
export interface Need {
  readonly kind: TileKind;
  readonly fixed: number;
  readonly flex: number;
}

/** A form of which some groups are laid out, and what is left of it. */
export interface OpenForm {
  readonly form: Form;
  /** The groups that are not laid out, in the order of the card. */
  readonly groups: readonly FormGroup[];
  readonly needs: readonly Need[];
  /** Tiles that the concealed hand holds when it is complete. */
  readonly size: number;
}

/** Lists of open forms that are kept, by what is laid out. */
const KEPT = 2000;

/** A card of hands. It keeps the forms that are open, by what is laid out. */
export class Card {
  readonly hands: readonly CardHand[];
  private readonly forms: readonly OpenForm[];
  private readonly kept = new Map<string, readonly OpenForm[]>();

  /** In the order of the card. Throws where a hand is written wrongly. */
  constructor(hands: readonly CardHand[]) {
    this.hands = hands;
    this.forms = hands.flatMap(formsOf).map((form) => openForm(form, form.groups));
  }

  /** The forms that these groups leave open, by the order of the card. */
  open(melds: readonly Pick<MeldShape, 'type' | 'kind' | 'faces'>[]): readonly OpenForm[] {
    if (melds.length === 0) return this.forms;
    const laid = melds.map((meld) => ({ kind: meld.kind, size: kindsOfMeld(meld).length }));
    const name = laid
      .map(({ kind, size }) => `${kind} ${size}`)
      .toSorted()
      .join();
    let open = this.kept.get(name);
    if (!open) {
      if (this.kept.size >= KEPT) this.kept.clear();
      const last = laid.at(-1)!;
      open = this.open(melds.slice(0, -1)).flatMap(({ form, groups }) => {
        const left = form.hand.exposed ? groupsWithout(groups, last) : null;
        return left ? [openForm(form, left)] : [];
      });
      this.kept.set(name, open);
    }
    return open;
  }
}

interface Laid {
  readonly kind: TileKind;
  readonly size: number;
}

/** The groups that are left once this one is laid out; null where it is none of them. */
function groupsWithout(groups: readonly FormGroup[], { kind, size }: Laid): readonly FormGroup[] | null {
  const at = groups.findIndex(({ alike, kinds }) => alike && kinds[0] === kind && kinds.length === size);
  return at < 0 ? null : groups.toSpliced(at, 1);
}

function openForm(form: Form, groups: readonly FormGroup[]): OpenForm {
  const needs = new Map<TileKind, Need>();
  for (const { kinds, alike } of groups)
    for (const kind of kinds) {
      const { fixed, flex } = needs.get(kind) ?? { fixed: 0, flex: 0 };
      needs.set(kind, alike ? { kind, fixed, flex: flex + 1 } : { kind, fixed: fixed + 1, flex });
    }
  const size = groups.reduce((sum, { kinds }) => sum + kinds.length, 0);
  return { form, groups, needs: [...needs.values()], size };
}

/** By list of open forms: for each kind those that need it. */
const usersOf = new WeakMap<readonly OpenForm[], ReadonlyMap<TileKind, readonly OpenForm[]>>();

/** A concealed hand: tiles by kind, and how many of them are wild and of which kind. */
interface CardHolding {
  readonly counts: readonly number[];
  readonly wild: TileKind;
}

/** Those of the open forms that a hand completes, in their order. All its tiles are used, so forms of its rarest kind are enough. */
export function filledBy(open: readonly OpenForm[], { counts, wild }: CardHolding): readonly OpenForm[] {
  const users = formsByKind(open);
  let tiles = 0;
  let asked = open;
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0) continue;
    tiles += counts[kind]!;
    if (kind === wild) continue;
    const using = users.get(kind) ?? NO_FORMS;
    if (using.length < asked.length) asked = using;
  }
  return asked.filter((form) => form.size === tiles && isFilled(form, counts, counts[wild] ?? 0));
}

const NO_FORMS: readonly OpenForm[] = [];

function formsByKind(open: readonly OpenForm[]): ReadonlyMap<TileKind, readonly OpenForm[]> {
  let users = usersOf.get(open);
  if (!users) {
    const found = new Map<TileKind, OpenForm[]>();
    for (const form of open)
      for (const { kind } of form.needs) found.set(kind, [...(found.get(kind) ?? []), form]);
    usersOf.set(open, (users = found));
  }
  return users;
}

/** Whether a hand supplies all tiles of a form, wild tiles used. */
function isFilled({ needs }: OpenForm, counts: readonly number[], wild: number): boolean {
  let left = wild;
  for (let at = 0; at < needs.length; at++) {
    const { kind, fixed, flex } = needs[at]!;
    const spare = counts[kind]! - fixed;
    if (spare < 0) return false;
    if (spare < flex) left -= flex - spare;
    if (left < 0) return false;
  }
  return true;
}

/** Tiles that a hand cannot supply for a form, wild tiles used. */
export function missingOf({ needs }: OpenForm, counts: readonly number[], wild: number): number {
  let fixed = 0;
  let flex = 0;
  for (const need of needs) {
    const held = counts[need.kind] ?? 0;
    fixed += Math.max(0, need.fixed - held);
    flex += Math.max(0, need.flex - Math.max(0, held - need.fixed));
  }
  return fixed + Math.max(0, flex - wild);
}
