import { numberOption } from '../options';
import { SEATS, type Win } from '../parseRequest';
import { belowMinimum, notComplete, paymentsTo, type Sheet } from '../sheets';
import { EAST, isDragon, isTerminal, isWind } from '../tiles';
import { deficiencyOf } from './deficiency';
import { HELD, isPung } from './items';
import { allReadings, type Reading } from './readings';
import { ALWAYS_CONCEALED, ONE_PUNG, pointsOf, TABLE } from './table';
import { completeChoices, type Tie } from './ties';
import { countedWait, waitsForOneKind } from './waits';

/** How often each item counts. */
type Counts = Map<string, number>;

/** What counts as often as it holds. */
const REPEATED = [
  'tile-hog',
  'dragon-pung',
  'pung-of-terminals-or-honors',
  'double-pung',
  'pure-double-chow',
  'mixed-double-chow',
  'short-straight',
  'two-terminal-chows',
];
const OF_DRAGONS = ['big-three-dragons', 'little-three-dragons', 'two-dragon-pungs'];
const OF_WINDS = ['big-four-winds', 'little-four-winds', 'big-three-winds'];
const OWN_OF_THE_KNITTED = [
  'greater-honors-and-knitted-tiles',
  'lesser-honors-and-knitted-tiles',
  'knitted-straight',
];

/** What the calculator prints for a win under `competition`. */
export function scoreCompetition(win: Win): object {
  const readings = allReadings(win.hand);
  if (readings.length === 0) return notComplete(deficiencyOf(win.hand));
  const isOnlyWait = once(() => waitsForOneKind(win));
  const sheets = readings.flatMap((reading) =>
    completeChoices(reading).map((ties) => counted(reading, { win, ties, isOnlyWait })),
  );
  const best = sheets.reduce((one, other) => (isBetter(other, one, win) ? other : one));
  return answer(best, win);
}

function once<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null;
  return () => (kept ??= { value: make() }).value;
}

function total(counts: Counts, { options }: Win): number {
  return TABLE.reduce((sum, row) => sum + pointsOf(row, options) * (counts.get(row.id) ?? 0), 0);
}

/** More points; with as many, more often the first item that they count differently often. */
function isBetter(one: Counts, other: Counts, win: Win): boolean {
  const more = total(one, win) - total(other, win);
  if (more !== 0) return more > 0;
  for (const { id } of TABLE) {
    const oftener = (one.get(id) ?? 0) - (other.get(id) ?? 0);
    if (oftener !== 0) return oftener > 0;
  }
  return false;
}

interface Choice {
  readonly win: Win;
  readonly ties: readonly Tie[];
  readonly isOnlyWait: () => boolean;
}

/** What counts in one reading with one choice of combination items. */
function counted(reading: Reading, choice: Choice): Counts {
  const { win } = choice;
  const counts: Counts = new Map();
  const add = (id: string, times: number): void => {
    if (times > 0 && mayCount(id, reading, win))
      counts.set(id, REPEATED.includes(id) ? (counts.get(id) ?? 0) + times : 1);
  };
  for (const [id, held] of Object.entries(HELD)) add(id, Number(held(reading, win)));
  for (const { id } of choice.ties) add(id, 1);
  for (const id of singlePungs(reading, choice)) add(id, 1);
  const wait = countedWait(reading, win, choice.isOnlyWait);
  if (wait !== null) add(wait, 1);
  strike(counts, win);
  if (counts.size === 0) counts.set('chicken-hand', 1);
  return counts;
}

function mayCount(id: string, { form }: Reading, { options }: Win): boolean {
  const also = TABLE.find((row) => row.id === id)?.also ?? '';
  if (form === 'melds' || also === 'W') return true;
  if (form === 'knitted-straight') return also.includes('K');
  if (id === 'fully-concealed-hand') return options['edition'] === '2006';
  if (form === 'seven-pairs') return also.includes('P');
  return form === 'knitted-tiles' ? OWN_OF_THE_KNITTED.includes(id) : id === form;
}

function singlePungs({ melds }: Reading, { win, ties }: Choice): string[] {
  const isIn = (place: number, ids: readonly string[]): boolean =>
    ties.some(({ id, knots }) => ids.includes(id) && knots.includes(place));
  return melds.flatMap((set, place) => {
    if (!isPung(set)) return [];
    const { kind } = set;
    if (isDragon(kind)) return isIn(place, OF_DRAGONS) ? [] : ['dragon-pung'];
    if (isTerminal(kind)) return ['pung-of-terminals-or-honors'];
    if (!isWind(kind)) return [];
    const own = [
      ...(kind === EAST + SEATS.indexOf(win.round) ? ['prevalent-wind'] : []),
      ...(kind === EAST + SEATS.indexOf(win.seat) ? ['seat-wind'] : []),
    ];
    if (own.length > 0) return own;
    return isIn(place, OF_WINDS) ? [] : ['pung-of-terminals-or-honors'];
  });
}

/** Takes away what the items that are left swallow, from the top of the table down. */
function strike(counts: Counts, { options }: Win): void {
  const isOf2006 = options['edition'] === '2006';
  for (const { id, swallows } of TABLE) {
    if (!counts.has(id)) continue;
    for (const word of swallows) {
      if (word === ALWAYS_CONCEALED) {
        counts.delete('concealed-hand');
        if (!isOf2006) counts.delete('fully-concealed-hand');
      } else if (word === ONE_PUNG) {
        const left = (counts.get('pung-of-terminals-or-honors') ?? 0) - 1;
        if (left > 0 && !isOf2006) counts.set('pung-of-terminals-or-honors', left);
        else counts.delete('pung-of-terminals-or-honors');
      } else counts.delete(word);
    }
  }
}

function answer(counts: Counts, win: Win): object {
  const { options, hand, seat, by, from } = win;
  const items = TABLE.filter(({ id }) => counts.has(id)).map((row) => ({
    id: row.id,
    faan: pointsOf(row, options) * (counts.get(row.id) ?? 0),
  }));
  const faan = total(counts, win);
  const bonusFaan = hand.bonus.length;
  const bonusItems = bonusFaan > 0 ? [{ id: 'flower-tiles', faan: bonusFaan }] : [];
  const base = faan + bonusFaan;
  const payments = paymentsTo(
    seat,
    (loser) => numberOption(options, 'basePoints') + (by === 'wall' || loser === from ? base : 0),
  );
  const sheet: Sheet = {
    limit: false,
    ids: items.map(({ id }) => id),
    items,
    bonusItems,
    faan,
    bonusFaan,
    base,
    payments,
  };
  if (faan < numberOption(options, 'minimumFaan')) return belowMinimum(sheet);
  return { legal: true, faan, bonusFaan, limit: false, base, items, bonusItems, payments };
}
