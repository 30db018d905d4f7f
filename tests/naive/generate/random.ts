/** A small deterministic source of choices. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Thing>(things: readonly Thing[]) => Thing;
  readonly pickWeighted: <Thing extends { readonly weight: number }>(things: readonly Thing[]) => Thing;
  readonly shuffled: <Thing>(things: readonly Thing[]) => Thing[];
}

/** The same seed gives the same choices (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    if (things.length === 0) throw new Error('nothing to pick from');
    return things[below(things.length)] as Thing;
  };
  const pickWeighted = <Thing extends { readonly weight: number }>(things: readonly Thing[]): Thing => {
    let left = next() * things.reduce((sum, thing) => sum + thing.weight, 0);
    const found = things.find((thing) => {
      left -= thing.weight;
      return left < 0;
    });
    return found ?? pick(things);
  };
  const shuffled = <Thing>(things: readonly Thing[]): Thing[] => {
    const list = [...things];
    for (let index = list.length - 1; index > 0; index -= 1) {
      const other = below(index + 1);
      [list[index], list[other]] = [list[other] as Thing, list[index] as Thing];
    }
    return list;
  };
  return { below, chance: (probability) => next() < probability, pick, pickWeighted, shuffled };
}
