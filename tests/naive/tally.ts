/** Counts how often what occurs in a stream of requests and their answers. */
import type { FaanRules } from './generate/optionDraws';
import { generateRequests } from './generateHands';
import { naiveScore } from './naiveScore';
import { LIMIT_HANDS, mergeOptions, OPTIONS } from './options';
import { parseRequest, SEATS, SITUATIONS, WAYS, type Win } from './parseRequest';
import { allReadings, type Meld } from './readings';
import { COMMON_ITEMS } from './scoreCommon';
import { OLD_BONUS_ITEMS, OLD_ITEMS } from './scoreOld';
import { rankOf } from './tiles';

/** Every id that the rule set's answers can hold. */
export function everyId(rules: FaanRules): readonly string[] {
  if (rules === 'hong-kong-old')
    return [...LIMIT_HANDS, ...[...OLD_ITEMS, ...OLD_BONUS_ITEMS].map((row) => row.id)];
  return [...COMMON_ITEMS.map((row) => row.id), 'seven-bonus-tiles', 'eight-bonus-tiles'];
}

/** Every option with few values, each value, and every seat, way of winning and situation. */
export function everyValue(rules: FaanRules): readonly string[] {
  const options = Object.entries(OPTIONS[rules]).flatMap(([name, option]) =>
    option.values.map((value) => `${name}: ${String(value)}`),
  );
  const limitHands =
    rules === 'hong-kong-old' ? LIMIT_HANDS.flatMap((id) => [`with ${id}`, `without ${id}`]) : [];
  const seats = ['seat', 'round', 'from'].flatMap((field) => SEATS.map((seat) => `${field}: ${seat}`));
  return [...options, ...limitHands, ...seats, ...WAYS.map((way) => `by: ${way}`), ...SITUATIONS];
}

export interface Tally {
  readonly ids: ReadonlyMap<string, number>;
  /** Values that a request names; a default left out does not count. */
  readonly values: ReadonlyMap<string, number>;
  /** Kinds of hands, waits and outcomes. */
  readonly kinds: ReadonlyMap<string, number>;
}

type Answer = Readonly<Record<string, unknown>>;

/** The counts in `count` generated requests; throws if one is refused. */
export function tallyOf(rules: FaanRules, count: number, seed: number): Tally {
  const tally = {
    ids: new Map<string, number>(),
    values: new Map<string, number>(),
    kinds: new Map<string, number>(),
  };
  for (const request of generateRequests(rules, count, seed)) {
    const answer: Answer = { ...naiveScore(request) };
    if ('error' in answer) throw new Error(`refused: ${JSON.stringify(request)}: ${String(answer['error'])}`);
    for (const id of idsOf(answer)) increase(tally.ids, id);
    for (const value of valuesOf({ ...request })) increase(tally.values, value);
    for (const kind of kindsOf(parseRequest(request), answer)) increase(tally.kinds, kind);
  }
  return tally;
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function idsOf(answer: Answer): string[] {
  const lists = [answer['items'], answer['bonusItems']] as ({ id: string }[] | undefined)[];
  return lists.flatMap((items) => (items ?? []).map((item) => item.id));
}

function valuesOf(request: Readonly<Record<string, unknown>>): string[] {
  const options = Object.entries((request['options'] ?? {}) as Record<string, unknown>);
  const named = options
    .filter(([name]) => name !== 'limitHands')
    .map(([name, value]) => `${name}: ${String(value)}`);
  const listed = options.filter(([name]) => name === 'limitHands').map(([, value]) => value as string[]);
  const limitHands = listed.flatMap((list) =>
    LIMIT_HANDS.map((id) => `${list.includes(id) ? 'with' : 'without'} ${id}`),
  );
  const fields = ['seat', 'round', 'from', 'by'].map((field) => `${field}: ${String(request[field])}`);
  return [...named, ...limitHands, ...fields, ...((request['situation'] ?? []) as string[])];
}

function kindsOf(win: Win, answer: Answer): string[] {
  const outcome = ['not-complete', 'below-minimum', 'legal'].find(
    (word) => word === answer['reason'] || (word === 'legal' && answer['legal'] === true),
  );
  const deficiency = 'deficiency' in answer ? [`deficiency: ${String(answer['deficiency'])}`] : [];
  const limit = answer['limit'] === true ? ['limit'] : [];
  if (win.by === 'bonus-tiles') return [outcome ?? '', ...limit, ...deficiency];
  return [outcome ?? '', ...limit, ...deficiency, meldMix(win), ...readingKinds(win)];
}

function meldMix(win: Win): string {
  const open = win.hand.melds.filter((meld) => !meld.concealed && meld.shape !== 'kong').length;
  const kongs = win.hand.melds.filter((meld) => meld.shape === 'kong').length;
  return `melds: ${open} open, ${kongs} kongs`;
}

/** How many readings, of which forms, and in which kinds of wait the winning tile can stand. */
function readingKinds(win: Win): string[] {
  const options = mergeOptions(win.rules, win.options);
  const readings = allReadings(win.hand, {
    sevenPairs: options['sevenPairs'] !== false,
    fourAlikeAreTwoPairs: options['sevenPairsDistinct'] === false,
  });
  if (readings.length === 0) return [];
  const forms = [...new Set(readings.map((reading) => reading.form))].toSorted().join(' and ');
  const waits = readings.flatMap((reading) => [
    ...(reading.form === 'melds' && reading.pairWon ? ['wait: pair'] : []),
    ...reading.melds.filter((meld) => meld.won).map((meld) => waitOf(meld, win)),
  ]);
  const number = readings.length > 3 ? '4 or more' : String(readings.length);
  return [`readings: ${number}`, `forms: ${forms}`, ...new Set(waits)];
}

function waitOf(meld: Meld, win: Win): string {
  if (meld.shape !== 'chow') return 'wait: pong';
  const place = (win.hand.winning ?? 0) - meld.kind;
  if (place === 1) return 'wait: middle of a chow';
  const atEdge = (place === 2 && rankOf(meld.kind) === 1) || (place === 0 && rankOf(meld.kind) === 7);
  return atEdge ? 'wait: edge of a chow' : 'wait: end of a chow';
}
