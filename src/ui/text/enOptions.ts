import type { OPTION_WORDS, OptionGroup, OptionId, WordOption } from '../../store/facts/optionList';

/** An option in words: its name and what it changes. */
interface OptionWords {
  readonly name: string;
  readonly note: string;
}

type ValuesOf<Id extends WordOption> = (typeof OPTION_WORDS)[Id][number];

/** The words for the options of all rule sets; a missing one does not compile. */
export interface OptionTexts {
  readonly groups: Readonly<Record<OptionGroup, string>>;
  readonly options: Readonly<Record<OptionId, OptionWords>>;
  readonly values: { readonly [Id in WordOption]: Readonly<Record<ValuesOf<Id>, string>> };
  readonly standard: string;
  readonly noClock: string;
  readonly between: (least: number, most: number) => string;
}

export const enOptions: OptionTexts = {
  groups: {
    match: 'Match',
    table: 'At the table',
    play: 'Play',
    hands: 'Hands that may win',
    limits: 'Limits',
    payment: 'Payment',
  },
  options: {
    rounds: { name: 'Rounds', note: 'How many prevailing winds are played; each player deals once in each.' },
    dealerRepeats: {
      name: 'The dealer stays',
      note: 'Whether the dealer deals again after winning or a drawn hand.',
    },
    startPoints: { name: 'Points at the start', note: 'Standings may fall below zero whatever this is.' },
    goulash: { name: 'Drawn hands', note: 'What a hand without a winner leaves to the next winner.' },
    potPoints: { name: 'Pot per drawn hand', note: 'What each other player then pays the next winner.' },
    claimSeconds: {
      name: 'Time to claim',
      note: 'Seconds to answer a discard. When they are over, you have passed.',
    },
    strictCalling: {
      name: 'Strict calling',
      note: 'Win can always be called, also wrongly. You judge the hand yourself: no waits, values or reasons are told.',
    },
    falseWin: { name: 'False win', note: 'What a wrong call costs.' },
    falseWinPoints: { name: 'Points for a false win', note: 'Paid to each other player at once.' },
    bonusTiles: { name: 'Flowers and seasons', note: 'Eight bonus tiles and the faan they bring.' },
    dice: { name: 'Dice', note: 'How the place where the wall is broken is thrown for.' },
    deadWall: { name: 'Dead wall', note: 'So many tiles at the end of the wall are never drawn.' },
    severalWinners: { name: 'Several winners', note: 'Who wins when more than one can take a tile.' },
    robKong: { name: 'Robbing a kong', note: 'Which kongs another player may take the tile of to win.' },
    groups: { name: 'Groups to win', note: 'With 3, three tiles of the hand may be anything.' },
    winFromAnyone: {
      name: 'Win from anyone',
      note: 'A chow or the pair may also be completed by a player who is not before you.',
    },
    minimumFaan: { name: 'Minimum faan', note: 'A hand worth less may not win.' },
    commonHand: { name: 'Common hand', note: 'Four chows and a pair of numbered tiles.' },
    simples: { name: 'All simples', note: 'Which tiles count as simple.' },
    sevenPairs: { name: 'Seven pairs', note: 'Seven pairs are a hand that may win, for 4 faan.' },
    sevenPairsDistinct: {
      name: 'Seven different pairs',
      note: 'Off: four alike may stand for two pairs.',
    },
    limitHands: { name: 'Limit hands', note: 'Hands that are paid the limit whatever their faan.' },
    limitPoints: { name: 'Points of the limit', note: 'From each loser, without any doubling.' },
    limitConcealment: {
      name: 'Limit on a discard',
      note: 'For thirteen orphans, heavenly gates and others that are concealed.',
    },
    dragonsConcealed: {
      name: 'Dragon and wind limits concealed',
      note: 'Great dragons, great winds and the three jewel dragons need a hand without exposed melds.',
    },
    limitFaan: { name: 'Highest faan', note: 'Faan beyond this are not paid.' },
    rise: { name: 'How payment rises', note: 'What another faan is worth.' },
    responsibility: { name: 'Who pays a discard', note: 'Whether the discarder pays for all.' },
    dealerDoubles: { name: 'East doubles', note: 'What East pays and is paid is doubled.' },
    pao: {
      name: 'Responsible for feeding',
      note: 'Who feeds the last meld of a great hand pays for everybody.',
    },
  },
  values: {
    dealerRepeats: { always: 'Always', three: 'Up to three hands', never: 'Never' },
    goulash: { replay: 'Nothing', pot: 'A pot' },
    falseWin: { 'open-hand': 'Play on with an open hand', pay: 'Pay each player' },
    dice: { three: 'Three dice', 'two-twice': 'Two dice, twice' },
    severalWinners: { nearest: 'Nearest in turn', highest: 'Highest payment', all: 'All of them' },
    robKong: {
      any: 'Any kong',
      added: 'Added kongs only',
      'added-or-thirteen-orphans': 'Concealed ones by thirteen orphans',
      never: 'None',
    },
    commonHand: { plain: 'Any', strict: 'No bonus tiles, pair not from a discard' },
    simples: { numbered: '1 to 9', middle: '2 to 8' },
    limitConcealment: { 'as-listed': 'Full limit', 'semi-half': 'Half the limit' },
    rise: { 'half-spicy': 'Half spicy: halved steps after 4 faan', spicy: 'Spicy: doubles each time' },
    responsibility: { full: 'Discarder pays all', half: 'Discarder pays half' },
  },
  standard: 'standard',
  noClock: 'No clock',
  between: (least, most) => `${least} to ${most}`,
};
