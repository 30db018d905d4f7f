import type { OpenForm } from '../../engine/card/card';
import type { TileKind } from '../../engine/types';
import type { Holding } from '../targets/holding';
import { DEAD, NO_TILE } from '../targets/target';
import type { Reach } from '../targets/target';

/**
 * How far a holding is from one form of a hand of a card. Of each kind it wants some tiles that no wild tile replaces
 * (`fixed`) and some that wild tiles may replace (`flex`), less what is laid out.
 */
export class CardReach implements Reach {
  private readonly form: OpenForm;
  private readonly kinds: readonly TileKind[];
  private readonly fixed: readonly number[];
  private readonly flex: readonly number[];
  private holding!: Holding;
  /** By place: wanted tiles that wild ones may replace and that are not laid out. */
  private readonly wanted: number[];
  /** Tiles missing that wild ones replace, before they do. */
  private open = 0;
  private missing = 0;

  constructor(form: OpenForm) {
    this.form = form;
    this.kinds = form.needs.map(({ kind }) => kind);
    this.fixed = form.needs.map(({ fixed }) => fixed);
    this.flex = form.needs.map(({ flex }) => flex);
    this.wanted = [...this.flex];
  }

  isOpen({ laid }: Holding): boolean {
    if (laid.length === 0) return true;
    const { hand, groups } = this.form.form;
    if (!hand.exposed) return false;
    return laid.every(({ kind, size }) =>
      groups.some(({ alike, kinds }) => alike && kinds[0] === kind && kinds.length === size),
    );
  }

  least(): number {
    return 0;
  }

  measure(holding: Holding): number {
    const { kinds, fixed, wanted } = this;
    const { counts, live, wilds, wildLive } = holding;
    this.holding = holding;
    this.readLaid(holding);
    let missing = 0;
    let open = 0;
    /** Tiles that only a wild one can be any more. */
    let gone = 0;
    for (let at = 0; at < kinds.length; at++) {
      const kind = kinds[at]!;
      const spare = counts[kind]! - fixed[at]!;
      const left = live[kind]! + Math.min(0, spare);
      if (left < 0) return DEAD;
      if (spare < 0) missing -= spare;
      const lacks = wanted[at]! - Math.max(0, spare);
      if (lacks <= 0) continue;
      open += lacks;
      if (lacks > left) gone += lacks - left;
    }
    if (gone > wilds.length + wildLive) return DEAD;
    this.open = open;
    this.missing = missing + Math.max(0, open - wilds.length);
    return this.missing;
  }

  private readLaid({ laid }: Holding): void {
    const { kinds, flex, wanted } = this;
    for (let at = 0; at < kinds.length; at++) wanted[at] = flex[at]!;
    for (const { kind, size } of laid) {
      const at = kinds.indexOf(kind);
      if (at >= 0) wanted[at]! -= size;
    }
  }

  uses(kind: TileKind): boolean {
    return this.kinds.includes(kind) || this.holding.wilds.includes(kind);
  }

  without(kind: TileKind): number {
    const { open, missing, holding } = this;
    const wilds = holding.wilds.length;
    if (holding.wilds.includes(kind)) return open >= wilds ? missing + 1 : missing;
    const at = this.kinds.indexOf(kind);
    if (at < 0) return missing;
    const spare = holding.counts[kind]! - this.fixed[at]!;
    if (spare <= 0) return missing + 1;
    return spare <= this.wanted[at]! && open >= wilds ? missing + 1 : missing;
  }

  /** A tile that no wild one replaces is claimed for the win alone; others once the rest of their group is held. */
  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    const { kinds, fixed, wanted, holding } = this;
    const { counts, live, wilds, wildLive } = holding;
    const left = wilds.length - (discarded !== NO_TILE && wilds.includes(discarded) ? 1 : 0);
    let sum = 0;
    let open = 0;
    for (let at = 0; at < kinds.length; at++) {
      const kind = kinds[at]!;
      const spare = counts[kind]! - (kind === discarded ? 1 : 0) - fixed[at]!;
      const lacks = wanted[at]! - Math.max(0, spare);
      if (lacks > 0) open += lacks;
      if (spare < 0) sum += missing <= 1 ? weights[kind]! : live[kind]!;
      else if (lacks > 0) sum += missing <= 1 || lacks <= left + 1 ? weights[kind]! : live[kind]!;
    }
    return open > left ? sum + wildLive : sum;
  }
}
