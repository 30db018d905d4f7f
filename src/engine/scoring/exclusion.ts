import type { Omitted } from '../types';
import type { Item, ItemTable, Places } from './items';

/** An item that a reading has. `row`: its place in the table; `each`: what it counts each time. */
export interface FoundItem {
  readonly item: Item;
  readonly row: number;
  readonly each: number;
  readonly times: number;
  /** By times; empty where the item rests on no group. */
  readonly places: readonly Places[];
}

/** What is left of the found items, and what is not. An item may be left with fewer times. */
export interface Excluded {
  readonly counted: readonly FoundItem[];
  readonly omitted: readonly Omitted[];
}

/** Every way in which the found items may count together, by the rules of exclusion of their table. */
export function countings(
  found: readonly FoundItem[],
  { implying }: Pick<ItemTable, 'implying'>,
): Excluded[] {
  return tieChoices(found).map((chosen) => {
    const names = implying === 'found' ? namesOfAll(chosen) : namesFromTheTop(chosen);
    const counted = chosen.filter(({ item }) => !names.has(item.id));
    return { counted: withoutLone(withoutParts(counted)), omitted: omittedBy(found, names) };
  });
}

/** By id what is not counted: the item that implies it. Also what is implied itself implies. */
function namesOfAll(found: readonly FoundItem[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { item } of found) nameAll(names, item);
  return names;
}

/** From the top of the table down: what is implied implies nothing. */
function namesFromTheTop(found: readonly FoundItem[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { item } of found) if (!names.has(item.id)) nameAll(names, item);
  return names;
}

function nameAll(names: Map<string, string>, { id, implies = [] }: Item): void {
  for (const part of implies) if (!names.has(part)) names.set(part, id);
}

function omittedBy(found: readonly FoundItem[], names: ReadonlyMap<string, string>): Omitted[] {
  return found.flatMap(({ item: { id } }): Omitted[] => {
    const by = names.get(id);
    return by === undefined ? [] : [{ id, code: 'part-of', by }];
  });
}

/** Without the times that another counted item takes away. */
function withoutParts(counted: readonly FoundItem[]): readonly FoundItem[] {
  return counted.flatMap((found): FoundItem[] => {
    const { item, places } = found;
    const users = counted.filter((other) => item.notWithin?.includes(other.item.id));
    const left = places.filter(
      (each) => !users.some((user) => user.places.some((used) => isWithin(each, used))),
    );
    const one = counted.filter((other) => other.item.impliesOne?.includes(item.id)).length;
    const times = found.times - (places.length - left.length) - one;
    return times > 0 ? [{ ...found, times, places: left.slice(0, places.length > 0 ? times : 0) }] : [];
  });
}

function isWithin(places: Places, used: Places): boolean {
  return places.every((place) => used.includes(place));
}

/** What counts only alone, where that is so. */
function withoutLone(counted: readonly FoundItem[]): readonly FoundItem[] {
  const others = counted.filter(({ item }) => !item.alone);
  return others.length > 0 ? others : counted;
}

interface Tie {
  readonly found: FoundItem;
  readonly places: Places;
}

/** The found items with every choice of ties to which none can be added; those with the higher items first. */
function tieChoices(found: readonly FoundItem[]): (readonly FoundItem[])[] {
  const ties = found.flatMap((each) =>
    each.item.ties ? each.places.map((places): Tie => ({ found: each, places })) : [],
  );
  if (ties.length === 0) return [found];
  return choicesOf(ties).map((chosen) =>
    found.flatMap((each): FoundItem[] => {
      if (!each.item.ties) return [each];
      const places = chosen.filter((tie) => tie.found === each).map((tie) => tie.places);
      return places.length > 0 ? [{ ...each, times: places.length, places }] : [];
    }),
  );
}

function choicesOf(ties: readonly Tie[], from = 0, chosen: readonly Tie[] = []): (readonly Tie[])[] {
  const tie = ties[from];
  if (!tie) return ties.some(({ places }) => mayTie(chosen, places)) ? [] : [chosen];
  const without = choicesOf(ties, from + 1, chosen);
  return mayTie(chosen, tie.places) ? [...choicesOf(ties, from + 1, [...chosen, tie]), ...without] : without;
}

/** Whether no two of these groups are tied already, directly or over others. */
function mayTie(ties: readonly Tie[], places: Places): boolean {
  const knots = new Map<number, number>();
  const knotOf = (place: number): number => knots.get(place) ?? place;
  for (const tie of ties) {
    const joined = new Set(tie.places.map(knotOf));
    const to = Math.min(...joined);
    for (const place of [...knots.keys(), ...tie.places]) if (joined.has(knotOf(place))) knots.set(place, to);
  }
  return new Set(places.map(knotOf)).size === places.length;
}
