import { botPartOf } from '../../bots/knownBooks';
import type { Aim } from '../../bots/aims/aim';
import { isClaim } from '../../engine/actions';
import { rulesOf } from '../../engine/knownRules';
import type { Match } from '../../engine/match';
import type { TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { AimStore } from '../aims/aimStore';
import type { Settings } from '../settings';
import type { TableState } from '../types';
import { tableOf } from './knownTables';
import { hasEffect } from './optionList';
import { isStrictCalling } from './strictCalling';

/** Whether it is known what hands of this game may become, and may be told: players who judge their hands alone have a card at most. */
export function hasAims(match: Match): boolean {
  return botPartOf(match.rules) !== null && (hasCard(match) || !isStrictCalling(match));
}

/** Whether only hands of a card win: nobody plays such a game without it. */
export function hasCard(match: Match): boolean {
  return rulesOf(match).card !== null;
}

/** Whether what a hand may become lies beside the table of a large screen. */
export function isBeside(match: Match, { aims }: Pick<Settings, 'aims'>): boolean {
  return hasAims(match) && (aims === 'always' || (aims === 'card' && hasCard(match)));
}

/** What the settings say once the player has opened or closed it at this table. */
export function besideFrom(match: Match, isOpen: boolean): Settings['aims'] {
  if (hasCard(match)) return isOpen ? 'card' : 'never';
  return isOpen ? 'always' : 'card';
}

/**
 * The sections of the card in play, and the section of each hand. `option`: the one whose words name them; null where the
 * card names them itself. Null without a card that has some.
 */
export interface Sections {
  readonly option: string | null;
  readonly names: readonly string[];
  readonly of: ReadonlyMap<string, string>;
}

export function sectionsOf(match: Match): Sections | null {
  const { card } = rulesOf(match);
  const { sections: option } = tableOf(match.rules);
  if (!card || option === undefined) return null;
  const of = new Map(card.hands.map(({ id, section }) => [id, section] as const));
  const isNamed = hasEffect(match.rules, option, match.options);
  return { option: isNamed ? option : null, names: [...new Set(of.values())], of };
}

/** The hand that the player plays for; null where none is pinned, or nothing is known of it. */
export function pinnedAim({ aims, pinned }: Pick<AimStore, 'aims' | 'pinned'>): Aim | null {
  return aims.status === 'found' ? (aims.aims.find(({ id }) => id === pinned) ?? null) : null;
}

/** So many of the nearest hands are looked at for what a claim would cost. */
const NEAREST = 3;

/** What is lost once a group is laid out. */
export interface Opening {
  /** How many of the nearest hands, or of the one that is pinned, no claim leaves open. */
  readonly left: number;
  readonly of: number;
  readonly isPinned: boolean;
}

/** Whether it is told what a claim costs: where only hands of a card win, as nobody plays such a game without looking at them. */
export function isOpeningTold({ match, choices }: Pick<TableState, 'match' | 'choices'>): boolean {
  return match !== null && hasCard(match) && choices.some(isClaim);
}

/** What laying out a group would cost the hands to aim for; null for nothing, or while that is not known. */
export function openingOf(store: Pick<AimStore, 'aims' | 'pinned'>, view: SeatView): Opening | null {
  const { aims } = store;
  if (aims.status !== 'found' || aims.view !== view) return null;
  const pinned = pinnedAim(store);
  const open = aims.aims.filter(({ lost }) => lost === null);
  const looked = pinned?.lost === null ? [pinned] : open.slice(0, NEAREST);
  const left = looked.filter(({ isLeft }) => isLeft).length;
  return left === 0 ? null : { left, of: looked.length, isPinned: looked[0] === pinned };
}

/** The tiles of the hand that belong to an aim: of each kind as many as it has a place for. */
export function tilesFor({ groups, lost }: Aim, view: SeatView): readonly TileId[] {
  if (lost !== null) return [];
  const { kinds } = rulesOf(view).tiles;
  const places: TileKind[] = groups.flatMap(({ tiles }) =>
    tiles.flatMap(({ kind, is }) => (is === 'laid' ? [] : [kind])),
  );
  return view.hand.filter((tile) => {
    const at = places.indexOf(kinds[tile]!);
    if (at >= 0) places.splice(at, 1);
    return at >= 0;
  });
}

/** What sets an aim apart that has no name of its own: the items that less than half of the others count. */
export function telling(aim: Aim, aims: readonly Aim[]): readonly string[] {
  const others = aims.filter(({ id, lost }) => lost === null && id !== aim.id);
  const items = [...new Set(aim.items)];
  const counting = (item: string): number => others.filter((other) => other.items.includes(item)).length;
  return items.filter((item) => 2 * counting(item) < others.length);
}
