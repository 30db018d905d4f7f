export type OptionValue = boolean | number | string | readonly string[] | Readonly<Record<string, number>>;
export type Options = Readonly<Record<string, OptionValue>>;
export const RULES = [
  'hong-kong-old',
  'hong-kong-common',
  'taisen',
  'competition',
  'sichuan',
  'hong-kong-new',
  'taiwan',
] as const;
export type Rules = (typeof RULES)[number];
/** Games in which the naive scoring knows other values of items, and the most that one may count. */
const MOST_OF_AN_ITEM: Partial<Record<Rules, number>> = {
  'hong-kong-old': 13,
  'hong-kong-common': 13,
  'hong-kong-new': 100,
};

/** The limit hands of `hong-kong-old` in the table's order, then the eight bonus tiles. */
export const LIMIT_HANDS = [
  'heavenly-hand',
  'earthly-hand',
  'thirteen-orphans',
  'heavenly-gates',
  'concealed-pongs',
  'all-kongs',
  'all-honors',
  'pearl-dragon',
  'ruby-dragon',
  'jade-dragon',
  'great-dragons',
  'great-winds',
  'eight-bonus-tiles',
] as const;

/** The items of `sichuan` that count only when named, in the table's order. */
export const EXTRA_ITEMS = [
  'heavenly-hand',
  'earthly-hand',
  'terminals-everywhere',
  'two-five-eight',
  'concealed-hand',
  'middle-tiles',
] as const;

type Check = (value: unknown) => boolean;
interface Option {
  readonly standard: OptionValue;
  readonly check: Check;
  /** The values, where they are few. */
  readonly values: readonly (boolean | string | number)[];
}

function flag(standard: boolean): Option {
  return { standard, check: (value) => typeof value === 'boolean', values: [true, false] };
}

function oneOf(values: readonly (string | number)[]): Option {
  const [standard] = values;
  if (standard === undefined) throw new Error('an option needs values');
  return { standard, check: (value) => values.some((each) => each === value), values };
}

function points(standard: number, most = Infinity, least = 0): Option {
  return {
    standard,
    check: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    values: [],
  };
}

function isListOfLimitHands(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => LIMIT_HANDS.some((known) => known === id));
}

function isListOfExtraItems(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => EXTRA_ITEMS.some((known) => known === id));
}

const PLAY: Readonly<Record<string, Option>> = {
  bonusTiles: flag(true),
  dice: oneOf(['three', 'two-twice']),
  deadWall: oneOf([0, 2, 4, 6, 8, 10, 12, 14]),
  severalWinners: oneOf(['nearest', 'highest', 'all']),
  robKong: oneOf(['any', 'added', 'added-or-thirteen-orphans', 'never']),
  goulash: oneOf(['replay', 'pot']),
  potPoints: points(2),
  claimSeconds: oneOf([0, 3, 5, 8, 15, 30]),
  strictCalling: flag(false),
  falseWin: oneOf(['open-hand', 'pay']),
  falseWinPoints: points(8),
  dealerRepeats: oneOf(['always', 'three', 'never']),
  rounds: oneOf([4, 1, 2]),
  sevenPairsDistinct: flag(true),
  commonHand: oneOf(['plain', 'strict']),
  minimumFaan: oneOf([3, 0, 1, 2, 4, 5, 6, 7, 8]),
  startPoints: points(0),
};

export const OPTIONS: Readonly<Record<Rules, Readonly<Record<string, Option>>>> = {
  'hong-kong-old': {
    ...PLAY,
    dealerDoubles: flag(true),
    simples: oneOf(['numbered', 'middle']),
    limitHands: { standard: LIMIT_HANDS, check: isListOfLimitHands, values: [] },
    limitConcealment: oneOf(['as-listed', 'semi-half']),
    dragonsConcealed: flag(false),
    limitPoints: points(64),
    lowHands: oneOf(['finer', 'as-three']),
  },
  'hong-kong-common': {
    ...PLAY,
    dealerDoubles: flag(false),
    limitFaan: oneOf([10, 8, 13, 4]),
    rise: oneOf(['half-spicy', 'spicy', '4-7-10', '4-6-8', '5-7-9']),
    base: oneOf(['one', 'half', 'quarter']),
    responsibility: oneOf(['full', 'half']),
    pao: flag(true),
    sevenPairs: flag(false),
  },
  taisen: {
    groups: oneOf([3, 4]),
    winFromAnyone: flag(false),
    rounds: oneOf([1, 2, 4]),
    dealerRepeats: oneOf(['never', 'always', 'three']),
    claimSeconds: oneOf([0, 3, 5, 8, 15, 30]),
    strictCalling: flag(false),
    falseWin: oneOf(['open-hand', 'pay']),
    falseWinPoints: points(8),
    startPoints: points(0),
  },
  competition: {
    bonusTiles: flag(true),
    seatChanges: flag(true),
    tablePoints: flag(false),
    knittedWaits: flag(false),
    strictCalling: flag(false),
    minimumFaan: points(8, 88),
    basePoints: points(8, 88),
    startPoints: points(0),
    falseWinPoints: points(10),
    claimSeconds: oneOf([0, 3, 5, 8, 15, 30]),
    rounds: oneOf([4, 1, 2]),
    edition: oneOf(['1998', '2006']),
    concealedKongs: oneOf(['hidden', 'shown']),
    impossibleWaits: oneOf(['count', 'ignore']),
    falseWin: oneOf(['pay-and-stop', 'pay', 'open-hand']),
  },
  sichuan: {
    exchange: oneOf(['same-suit', 'any', 'none']),
    voidFirst: flag(true),
    severalWinners: oneOf(['all', 'nearest']),
    robKong: oneOf(['added', 'never']),
    passedWin: oneOf(['free', 'until-own-draw']),
    kongTransfer: flag(true),
    readyCheck: flag(true),
    kongRefund: flag(true),
    pigPoints: points(16, 1000),
    minimumFan: oneOf([0, 1, 2, 3]),
    limitFan: oneOf([3, 4, 5, 6, 8, 0]),
    selfDrawn: oneOf(['add-base', 'add-fan', 'none']),
    fedKongWin: oneOf(['all', 'feeder']),
    extraItems: { standard: [], check: isListOfExtraItems, values: [] },
    nextDealer: oneOf(['first-winner', 'rotate']),
    hands: oneOf([8, 4, 16]),
    claimSeconds: oneOf([0, 3, 5, 8, 15, 30]),
    strictCalling: flag(false),
    falseWin: oneOf(['open-hand', 'pay']),
    falseWinPoints: points(8),
    startPoints: points(0),
  },
  'hong-kong-new': {
    bonusTiles: flag(true),
    strictCalling: flag(false),
    sevenPairsDistinct: flag(true),
    dealerDoubles: flag(true),
    deadWall: oneOf([0, 2, 4, 6, 8, 10, 12, 14]),
    potPoints: points(2),
    claimSeconds: oneOf([0, 3, 5, 8, 15, 30]),
    falseWinPoints: points(20),
    rounds: oneOf([4, 1, 2]),
    minimumFaan: oneOf([5, 0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]),
    limitFaan: oneOf([100, 50, 200, 0]),
    startPoints: points(0),
    dice: oneOf(['three', 'two-twice']),
    severalWinners: oneOf(['nearest', 'highest', 'all']),
    robKong: oneOf(['added-or-thirteen-orphans', 'any', 'added', 'never']),
    goulash: oneOf(['replay', 'pot']),
    dealerRepeats: oneOf(['always', 'three', 'never']),
    falseWin: oneOf(['open-hand', 'pay']),
  },
  taiwan: {
    bonusTiles: flag(true),
    strictCalling: flag(false),
    readyDeclaration: flag(true),
    flowerBloom: flag(true),
    eightPairs: flag(false),
    sevenRobOne: flag(true),
    deadWall: oneOf([16, 0, 2, 4, 6, 8, 10, 12, 14]),
    minimumFaan: points(0, 10),
    limitFaan: points(0, 200),
    basePoints: points(3, 1000),
    taiPoints: points(1, 1000, 1),
    dealerTai: oneOf([1, 0]),
    streakTai: oneOf([2, 1, 0]),
    heavenlyTai: oneOf([24, 16]),
    earthlyTai: oneOf([16, 24]),
    humanTai: oneOf([8, 16, 0]),
    allHonorsTai: oneOf([16, 8]),
    rounds: oneOf([4, 1, 2]),
    startPoints: points(0),
    claimSeconds: oneOf([0, 3, 5, 8, 15, 30]),
    falseWinPoints: points(8),
    dice: oneOf(['three', 'two-twice']),
    severalWinners: oneOf(['all', 'nearest', 'highest']),
    robKong: oneOf(['added', 'any', 'never']),
    swapDiscard: oneOf(['same', 'strict', 'none']),
    missedWin: oneOf(['until-draw', 'none']),
    dealerRepeats: oneOf(['always', 'three', 'never']),
    falseWin: oneOf(['pay', 'open-hand']),
  },
};

/** The rule set's options with `overrides` over them; throws on an unknown name or a wrong value. */
export function mergeOptions(rules: Rules, overrides: Readonly<Record<string, unknown>>): Options {
  const known = OPTIONS[rules];
  const merged: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(known)) merged[name] = option.standard;
  for (const [name, value] of Object.entries(overrides)) {
    const most = name === 'values' ? MOST_OF_AN_ITEM[rules] : undefined;
    if (most !== undefined) {
      if (!areValues(value, most)) throw new Error('wrong values of items');
      merged[name] = value;
      continue;
    }
    const option = known[name];
    if (option === undefined || !Object.hasOwn(known, name)) throw new Error(`unknown option: ${name}`);
    if (!option.check(value)) throw new Error(`wrong value of option: ${name}`);
    merged[name] = value as OptionValue;
  }
  return merged;
}

/** Faan by item. */
function areValues(value: unknown, most: number): value is Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((each) => Number.isInteger(each) && each >= 0 && each <= most);
}

/** What an item counts: as the options say, else as the rules do. */
export function faanOf(options: Options, id: string, usual: number): number {
  const values = options['values'];
  return typeof values === 'object' && !Array.isArray(values)
    ? ((values as Readonly<Record<string, number>>)[id] ?? usual)
    : usual;
}

export function numberOption(options: Options, name: string): number {
  const value = options[name];
  if (typeof value !== 'number') throw new Error(`option ${name} is not a number`);
  return value;
}

/** The limit hands in force. */
export function limitHandsInForce(options: Options): readonly string[] {
  const value = options['limitHands'];
  return isListOfLimitHands(value) ? value : [];
}
