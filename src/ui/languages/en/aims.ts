import type { Lost } from '../../../bots/aims/aim';
import { listed } from './grammar';

/** What is said of the hands to aim for. */
export const words = {
  title: 'Hands to aim for',
  thinking: 'Looking for hands that fit.',
  none: 'Nothing is known of the hands of this game.',
  dead: 'This hand is dead: it cannot win any more.',
  nothing: 'None of these hands can come any more.',
  section: 'Section of the card',
  all: 'All sections',
  lost: 'Can come no more',
  why: { 'laid-out': 'Ruled out by what is laid out', gone: 'Its tiles are gone' } satisfies Record<
    Lost,
    string
  >,
  /** Sorts of hands for which the game has no name. */
  sorts: {
    'one-suit-with-honours': 'One suit with honours',
    'one-suit': 'One suit',
    pongs: 'All pongs',
    pairs: 'Seven pairs',
  },
  plain: 'Sets and a pair',
  with: (items: readonly string[]): string => `Counted: ${listed(items, 'and')}`,
  concealed: 'Concealed',
  selfDrawn: 'Won by drawing only',
  missing: (count: number): string => (count === 0 ? 'Complete' : `${count} missing`),
  /** So many of one tile. */
  times: (name: string, count: number): string => (count === 1 ? name : `${name} times ${count}`),
  missingTiles: (count: number, names: readonly string[]): string => {
    if (count === 0) return 'Complete';
    return `${count} ${count === 1 ? 'tile' : 'tiles'} missing: ${listed(names, 'and')}`;
  },
  goneTiles: (names: readonly string[]): string => `No copy is left of ${listed(names, 'and')}`,
  laidOut: (names: readonly string[]): string => `Laid out: ${listed(names, 'and')}`,
  /** Names one after the other. */
  listed: (names: readonly string[]): string => names.join(', '),
  sentence: (parts: readonly string[]): string => `${parts.join('. ')}.`,
};

export type AimWords = typeof words;
