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
      open = this.forms.flatMap(({ form }) => {
        const groups = form.hand.exposed ? groupsLeft(form, laid) : null;
        return groups ? [openForm(form, groups)] : [];
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

/** The groups of a form that are not laid out; null where what is laid out is not part of it. */
function groupsLeft({ groups }: Form, laid: readonly Laid[]): readonly FormGroup[] | null {
  const left = [...groups];
  for (const { kind, size } of laid) {
    const at = left.findIndex(({ alike, kinds }) => alike && kinds[0] === kind && kinds.length === size);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
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

/** Whether a hand supplies all tiles of a form, wild tiles used. */
export function isFilled({ needs }: OpenForm, counts: readonly number[], wild: number): boolean {
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
