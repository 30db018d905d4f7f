import type { Wind } from '../../engine/types';

const winds = ['East', 'South', 'West', 'North'];
const wind = (at: Wind) => winds[at] ?? '';

/** Words that only the rules pages need; they are loaded with them. */
export const enRules = {
  title: 'Rules',
  back: 'Back',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  nothing: (query: string) => `Nothing found for “${query}”.`,
  nothingNote: 'Try a shorter word, or the name in English or Chinese.',
  contents: 'Contents',
  ruleSets: 'Rule sets',
  loading: 'Loading the rules',
  failed: 'The rules could not be loaded. Check the connection and try again.',
  retry: 'Try again',
  unknown: 'There is no such rule set.',
  yourMatch: 'Your match',
  asWritten: 'is played as written here.',
  differs: 'differs from what is written here:',
  pair: (name: string, value: string) => `${name}: ${value}`,
  label: (name: string): string => (name.endsWith('?') ? name : `${name}:`),
  thisMatch: 'This match',
  standard: 'Standard',
  choices: 'May be',
  points: 'points',
  on: 'on',
  off: 'off',
  all: 'all',
  none: 'none',
  tables: 'Ready-made tables',
  unchanged: 'Nothing is changed.',
  example: 'Example',
  sits: (seat: Wind, round: Wind) => `${wind(seat)} in the ${wind(round)} round`,
  won: {
    wall: () => 'won from the wall',
    discard: (from: Wind) => `won on a discard of ${wind(from)}`,
    'robbed-kong': (from: Wind) => `won by robbing a kong of ${wind(from)}`,
    'bonus-tiles': () => 'won by laying out the last bonus tile',
  },
  needs: (option: string) => `with “${option}” on`,
  concealed: (tiles: string) => `in the hand: ${tiles}`,
  laidOut: (meld: string) => `laid out: ${meld}`,
  winning: (tile: string) => `winning tile: ${tile}`,
  bonusTiles: (tiles: string) => `bonus tiles: ${tiles}`,
  capped: (most: number) => `${most} count`,
  bonus: 'bonus',
  listed: (parts: readonly string[]) => parts.join(', '),
};

export type RulesTexts = typeof enRules;
