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

/** By id what is not counted: the item that implies it. Also what is implied itself implies, but not what is displaced. */
function namesOfAll(found: readonly FoundItem[]): Map<string, string> {
  const names = displacedBy(found);
  const implying = names.size > 0 ? found.filter(({ item }) => !names.has(item.id)) : found;
  for (const { item } of implying) nameAll(names, item);
  return names;
}

/** From the top of the table down: what is implied implies nothing. */
function namesFromTheTop(found: readonly FoundItem[]): Map<string, string> {
  const names = displacedBy(found);
  for (const { item } of found) if (!names.has(item.id)) nameAll(names, item);
  return names;
}

/** By id what is displaced: the item that does so. */
function displacedBy(found: readonly FoundItem[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { item } of found)
    for (const id of item.displaces ?? []) if (!names.has(id)) names.set(id, item.id);
  return names;
}

function nameAll(names: Map<string, string>, { id, implies = [] }: Item): void {
  for (const part of implies) if (!names.has(part)) names.set(part, id);
}

function omittedBy(found: readonly FoundItem[], names: ReadonlyMap<string, string>): readonly Omitted[] {
  if (names.size === 0) return NOTHING;
  return found.flatMap(({ item: { id } }): Omitted[] => {
    const by = names.get(id);
    return by === undefined ? [] : [{ id, code: 'part-of', by }];
  });
}

const NOTHING: readonly Omitted[] = [];

/** Without the times that another counted item takes away. */
function withoutParts(counted: readonly FoundItem[]): readonly FoundItem[] {
  if (!counted.some(({ item }) => item.notWithin ?? item.impliesOne)) return counted;
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

/** A time of an item that ties groups together: their places as bits. */
interface Tie {
  readonly found: FoundItem;
  readonly places: Places;
  readonly bits: number;
}

/** The found items with every choice of ties to which none can be added; those with the higher items first. */
function tieChoices(found: readonly FoundItem[]): (readonly FoundItem[])[] {
  const ties = found.flatMap((each) =>
    each.item.ties ? each.places.map((places): Tie => ({ found: each, places, bits: bitsOf(places) })) : [],
  );
  if (ties.length === 0) return [found];
  const chosen: (readonly Tie[])[] = [];
  addChoices({ ties, chosen }, 0, { taken: [], knots: [] });
  return unlike(chosen, found).map((choice) =>
    found.flatMap((each): FoundItem[] => {
      if (!each.item.ties) return [each];
      const places = choice.filter((tie) => tie.found === each).map((tie) => tie.places);
      return places.length > 0 ? [{ ...each, times: places.length, places }] : [];
    }),
  );
}

function bitsOf(places: Places): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}

interface Choosing {
  readonly ties: readonly Tie[];
  readonly chosen: (readonly Tie[])[];
}

/** Ties that were taken, and the groups that they hold together: bits for each knot of them. */
interface Taken {
  readonly taken: readonly Tie[];
  readonly knots: readonly number[];
}

function addChoices(into: Choosing, from: number, { taken, knots }: Taken): void {
  const tie = into.ties[from];
  if (!tie) {
    if (!into.ties.some(({ bits }) => mayTie(knots, bits))) into.chosen.push(taken);
    return;
  }
  if (mayTie(knots, tie.bits))
    addChoices(into, from + 1, { taken: [...taken, tie], knots: withKnot(knots, tie.bits) });
  addChoices(into, from + 1, { taken, knots });
}

/** Whether no two of these groups are held together already, directly or over others. */
function mayTie(knots: readonly number[], bits: number): boolean {
  for (const knot of knots) {
    const shared = knot & bits;
    if ((shared & (shared - 1)) !== 0) return false;
  }
  return true;
}

function withKnot(knots: readonly number[], bits: number): number[] {
  const joined = knots.reduce((all, knot) => ((knot & bits) === 0 ? all : all | knot), bits);
  return [...knots.filter((knot) => (knot & bits) === 0), joined];
}

/** Of choices of the same items the first, unless it matters to another item which groups they rest on. */
function unlike(choices: readonly (readonly Tie[])[], found: readonly FoundItem[]): (readonly Tie[])[] {
  const asked = new Set(found.flatMap(({ item }) => item.notWithin ?? []));
  const known = new Set<string>();
  return choices.filter((choice) => {
    const before = known.size;
    known.add(
      choice.map(({ found: { item, row }, bits }) => (asked.has(item.id) ? `${row}:${bits}` : row)).join(),
    );
    return known.size > before;
  });
}
