import {
  ANY_FLOWER,
  rankOf,
  suitOf,
  FIRST_SEASON,
  FIRST_ANIMAL,
  isRedFive,
  JOKER,
} from '../../../engine/tiles';
import type { MeldType, TileKind, Wind } from '../../../engine/types';
import type { Rank } from '../../../store/selectors/rank';
import type { Person } from '../../../store/types';
import { total } from '../../text/numbers';
import { language } from './index';

export const { people } = language;
const winds = ['East', 'South', 'West', 'North'];
const dragons = ['Red dragon', 'Green dragon', 'White dragon'];
const suits = ['Characters', 'Dots', 'Bamboo'];
const oneOfSuit = ['Character', 'Dot', 'Bamboo'];
const flowers = ['Plum', 'Orchid', 'Chrysanthemum', 'Bamboo plant'];
const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
const animals = ['Man', 'Pot of gold', 'Cat', 'Mouse', 'Fisherman', 'Fish', 'Rooster', 'Worm'];

export const does = (who: Person, you: string, other: string) =>
  who === 'you' ? `You ${you}` : `${people[who]} ${other}`;
export const whose = (who: Person) => (who === 'you' ? 'Your' : `${people[who]}'s`);
export const object = (who: Person) => (who === 'you' ? 'you' : people[who]);
export const wind = (at: Wind) => winds[at] ?? '';

export function tile(kind: TileKind): string {
  const rank = rankOf(kind);
  if (kind === JOKER) return 'Joker';
  if (kind === ANY_FLOWER) return 'Flower';
  const red = isRedFive(kind) ? 'Red ' : '';
  if (suitOf(kind) < 3) return `${red}${rank} ${(rank === 1 ? oneOfSuit : suits)[suitOf(kind)]}`;
  if (suitOf(kind) === 3) return kind < 31 ? `${wind(rank - 1)} wind` : (dragons[rank - 1] ?? '');
  if (kind < FIRST_SEASON) return `${flowers[rank - 1]}, flower ${rank}`;
  if (kind < FIRST_ANIMAL) return `${seasons[rank - 1]}, season ${rank}`;
  return animals[rank - 1] ?? '';
}

export function listed(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

/** How a meld lies, and what the game calls it where it says so otherwise than most. */
export interface MeldManner {
  readonly concealed: boolean;
  readonly own?: string | null;
}

export function meld(
  type: Exclude<MeldType, 'group'>,
  kind: TileKind,
  { concealed, own }: MeldManner,
): string {
  const name = own ?? { chow: 'Chow', pong: 'Pong', kong: 'Kong' }[type];
  if (type === 'chow') {
    const rank = rankOf(kind);
    return `${name} ${rank}-${rank + 1}-${rank + 2} ${suits[suitOf(kind)]}`;
  }
  return `${concealed ? `Concealed ${name.toLowerCase()}` : name} of ${tile(kind)}`;
}

/** `tiles`: one by one, where they are not all of that name. */
export const groupOf = (name: string, of: string, tiles: readonly string[]) =>
  `${name} of ${of}${tiles.length === 0 ? '' : `: ${tiles.join(', ')}`}`;

export const points = (count: number) => `${total(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
export const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`;
export const tilesLeft = (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'} left`;

const places = ['', 'first', 'second', 'third', 'fourth'];
const counts = ['', 'one', 'two', 'three', 'four'];

/** A place by points; equal points share it. */
export const ranked = ({ place, equals, seats }: Rank) =>
  equals === seats ? 'level with all' : `${equals > 1 ? 'joint ' : ''}${places[place]} of ${counts[seats]}`;
