import { rulesOf } from '../../../../engine/knownRules';
import { waits } from '../../../../engine/scoring/waits';
import type { Wait } from '../../../../engine/scoring/waits';
import type { TileKind } from '../../../../engine/types';
import type { Holding } from '../../../../bots/targets/holding';
import { DEAD, NO_TILE } from '../../../../bots/targets/target';
import type { Reach } from '../../../../bots/targets/target';
import type { NewOptions } from '../../options';
import { PAID_DRAWN } from './worth';

const SET = 3;
/** Hands remembered at once. */
const KEPT = 400;

/** Hands that are ready with one of these forms: what they wait for is worth, exactly as the rules say. */
export class ReadyReach implements Reach {
  private readonly forms: readonly Reach[];
  private readonly need: number;
  private holding!: Holding;
  /** What the holding waits for that may be won with, by what is discarded; of no discard last. */
  private readonly found = new Map<TileKind, readonly Wait[]>();
  private readonly known = new Map<string, readonly Wait[]>();

  constructor(options: NewOptions, forms: readonly Reach[]) {
    this.forms = forms;
    this.need = Math.max(1, options.minimumFaan);
  }

  isOpen(): boolean {
    return true;
  }

  least(): number {
    return 1;
  }

  measure(holding: Holding): number {
    this.holding = holding;
    this.found.clear();
    const forms = this.forms.filter((form) => form.isOpen(holding) && form.measure(holding) <= 1);
    if (forms.length === 0) return DEAD;
    if (!isFull(holding)) return this.look(NO_TILE);
    let nearest = DEAD;
    for (let kind = 0; kind < holding.counts.length; kind++)
      if (holding.counts[kind]! > 0 && forms.some((form) => form.without(kind) === 1))
        nearest = Math.min(nearest, this.look(kind));
    return nearest;
  }

  uses(): boolean {
    return true;
  }

  without(kind: TileKind): number {
    return this.found.has(kind) ? 1 : DEAD;
  }

  useful(discarded: TileKind, _missing: number, weights: Float64Array): number {
    const { live } = this.holding;
    let sum = 0;
    for (const { kind, discard } of this.found.get(discarded) ?? [])
      sum += discard === null ? live[kind]! : weights[kind]!;
    return sum;
  }

  worth(discarded: TileKind): number {
    const { live } = this.holding;
    let [chance, paid] = [0, 0];
    for (const { kind, discard, selfDrawn } of this.found.get(discarded) ?? []) {
      const copies = live[kind]!;
      chance += discard === null ? copies : copies * SET;
      paid += copies * (2 * (discard ?? 0) + PAID_DRAWN * (selfDrawn ?? 0));
    }
    return chance === 0 ? 0 : paid / (chance * this.need);
  }

  /** Looks at what is waited for after a discard; 1 where some of it may be won with. */
  private look(discarded: TileKind): number {
    const { keys, laid, view } = this.holding;
    const melds = laid.map(({ type, kind, concealed }) => `${type}${kind}${concealed ? 'c' : ''}`).join();
    const name = `${keys.join()} ${discarded} ${melds} ${view.seats[view.seat]!.bonus.join()}`;
    let all = this.known.get(name);
    if (!all) {
      if (this.known.size >= KEPT) this.known.clear();
      this.known.set(name, (all = this.waitsAfter(discarded)));
    }
    if (all.length === 0) return DEAD;
    this.found.set(discarded, all);
    return 1;
  }

  private waitsAfter(discarded: TileKind): readonly Wait[] {
    const { counts, laid, view, live, kinds } = this.holding;
    const { seat, prevailing: round, seats } = view;
    const rules = rulesOf(view);
    const held = counts.map((count, kind) => (kind === discarded ? count - 1 : count));
    const bonus = seats[seat]!.bonus.map((tile) => kinds[tile]!);
    const melds = laid.map(({ type, kind, concealed }) => ({ type, kind, concealed, from: null }));
    const all = waits(rules, { seat, round, counts: held, melds, bonus }, live);
    return all.filter(({ discard, selfDrawn }) => discard !== null || selfDrawn !== null);
  }
}

/** Whether a tile has to go. */
function isFull({ counts, laid }: Holding): boolean {
  return (counts.reduce((sum, count) => sum + count, 0) + SET * laid.length) % SET === 2;
}
