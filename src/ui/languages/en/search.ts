import type { Order, Period, Result } from '../../../store/records/searchHistory';

const periods: Readonly<Record<Period, string>> = {
  any: 'Any time',
  week: 'Last 7 days',
  month: 'Last month',
  year: 'Last year',
};

const results: Readonly<Record<Result, string>> = {
  any: 'Any result',
  won: 'Won',
  lost: 'Played out, not won',
  unfinished: 'Not finished',
};

const orders: Readonly<Record<Order, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  points: 'Most points first',
  mistake: 'Largest mistake first',
};

const matches = (count: number) => (count === 1 ? '1 match' : `${count} matches`);

/** What the list of matches says, and its search. */
export const words = {
  statistics: 'Statistics',
  search: 'Player, game or date',
  clear: 'Clear the search',
  filters: (active: number) => (active === 0 ? 'Filters' : `Filters, ${active} on`),
  game: 'Game',
  anyGame: 'Any game',
  period: 'When',
  periods,
  result: 'Result',
  results,
  order: 'Order',
  orders,
  limit: 'With a limit hand',
  mistake: 'With a mistake',
  mistakeNote: 'Mistakes are known of hands that were reviewed.',
  found: (count: number, of: number) => (count === of ? matches(of) : `${count} of ${matches(of)}`),
  reading: (left: number) =>
    `${left === 1 ? 'One older match is' : `${left} older matches are`} being looked through.`,
  none: 'No match fits.',
  reset: 'Show all matches',
  worst: (points: string) => `Largest mistake ${points}`,
  imported: (added: number, known: number) =>
    [
      ...(added > 0 || known === 0 ? [`${matches(added)} imported.`] : []),
      ...(known > 0 ? [`${matches(known)} ${known === 1 ? 'was' : 'were'} in the history already.`] : []),
    ].join(' '),
  /** What is asked after an import. */
  whose: {
    title: 'Who played these matches?',
    which: 'Which player were you?',
    note: 'Your own count in the statistics. Those of somebody else are marked and do not count.',
    mine: 'I did',
    other: 'Somebody else',
  },
  /** Stands beside a match that somebody else played. */
  foreign: 'somebody else’s',
  /** A match in the list. */
  row: {
    toMine: 'This match is mine',
    toMineNote: 'It counts in the statistics then',
    toForeign: 'Somebody else played this',
    toForeignNote: 'It stays here and does not count',
    shareNote: 'A link or a QR code, and whether the tiles were fair',
    more: 'More',
    picture: 'Picture',
    pictureNote: 'How it ended and its best hand, to save or share',
    exportNote: 'As a file, to keep or to import elsewhere',
    saveAs: 'Save for another program',
    saveAsNote: 'In a format that others read',
    saveFor: (program: string) => `For ${program}`,
    removeNote: 'From this browser; you are asked first',
    ownBest: 'Your best hand',
    tableBest: (name: string) => `Best hand, by ${name}`,
    noBest: 'Nobody won a hand.',
  },
};

export type SearchWords = typeof words;
