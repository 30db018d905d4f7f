import { rulesOf } from '../../engine/knownRules';
import type { WrittenHand } from '../../engine/handNotation';
import { kindsOfMeld } from '../../engine/meldKinds';
import type { MeldShape } from '../../engine/rules';
import { canStartChow } from '../../engine/tiles';
import type { Seat, TileKind, WinBy } from '../../engine/types';
import { before, heldIn, NO_TILES, usedOf } from './draft';
import type { Draft } from './draft';
import { situationsOf } from './judge';

/** What one press of a tile adds to a hand. Of a chow it names the lowest tile. */
export type Entry = 'tile' | 'chow' | 'pong' | 'kong' | 'concealed-kong' | 'concealed-pong';

/** Why a tile cannot be added: there is no room, no such tile is left, or no chow begins with it. */
export type NoRoom = 'full' | 'used' | 'no-chow';

/** One press of a tile: what it adds, and to which hand by its place. */
export interface Addition {
  readonly at: number;
  readonly entry: Entry;
  readonly kind: TileKind;
}

/** What can be added to the hands of a draft. */
export function entriesOf(draft: Draft): Entry[] {
  const { kongs, concealedPongs } = rulesOf(draft);
  const plain: Entry[] = ['tile', 'chow', 'pong'];
  const withKongs: Entry[] = kongs.allowed ? [...plain, 'kong', 'concealed-kong'] : plain;
  return concealedPongs ? [...withKongs, 'concealed-pong'] : withKongs;
}

const SET_SIZE = 3;

/** Why this cannot be added to the hand at this place; null when it can. */
export function noRoomFor(draft: Draft, { at, entry, kind }: Addition): NoRoom | null {
  const rules = rulesOf(draft);
  const hand = handAt(draft, at);
  const { copies, bonus } = rules.tiles;
  if (bonus[kind]) return hand.bonus.includes(kind) || usedOf(draft, kind) < copies[kind]! ? null : 'used';
  if (entry === 'chow' && !canStartChow(kind)) return 'no-chow';
  const wanted = entry === 'tile' ? [kind] : kindsOfMeld(meldOf(entry, kind));
  const isUsed = wanted.some((each) => usedOf(draft, each) + timesIn(wanted, each) > copies[each]!);
  if (isUsed) return 'used';
  const isWinningOpen = entry === 'tile' && at === 0 && hand.winning === null;
  const most = rules.geometry.handSize + (isWinningOpen ? 1 : 0);
  return heldIn(hand, rules) + (entry === 'tile' ? 1 : SET_SIZE) > most ? 'full' : null;
}

function handAt({ hands }: Draft, at: number): WrittenHand {
  return hands[at] ?? NO_TILES;
}

function timesIn(kinds: readonly TileKind[], kind: TileKind): number {
  return kinds.filter((each) => each === kind).length;
}

function meldOf(entry: Exclude<Entry, 'tile'>, kind: TileKind): MeldShape {
  const concealed = entry === 'concealed-kong' || entry === 'concealed-pong';
  const type = entry === 'concealed-kong' ? 'kong' : entry === 'concealed-pong' ? 'pong' : entry;
  return { type, kind, concealed, from: null };
}

/**
 * The draft with this added to the hand at this place. The last tile of the winner's hand is the winning one until
 * another is chosen. A bonus tile that is there is taken away. What finds no room changes nothing.
 */
export function added(draft: Draft, addition: Addition): Draft {
  if (noRoomFor(draft, addition) !== null) return draft;
  const { at, entry, kind } = addition;
  const rules = rulesOf(draft);
  const hand = handAt(draft, at);
  if (rules.tiles.bonus[kind]) return withHand(draft, at, { ...hand, bonus: toggled(hand.bonus, kind) });
  if (entry !== 'tile') return withHand(draft, at, { ...hand, melds: [...hand.melds, meldOf(entry, kind)] });
  const isLast = at === 0 && hand.winning === null && heldIn(hand, rules) === rules.geometry.handSize;
  if (isLast) return withHand(draft, at, { ...hand, winning: kind });
  return withHand(draft, at, { ...hand, concealed: sorted([...hand.concealed, kind]) });
}

function toggled(kinds: readonly TileKind[], kind: TileKind): readonly TileKind[] {
  return kinds.includes(kind) ? without(kinds, kind) : sorted([...kinds, kind]);
}

function sorted(kinds: readonly TileKind[]): readonly TileKind[] {
  return kinds.toSorted((a, b) => a - b);
}

function without(kinds: readonly TileKind[], kind: TileKind): readonly TileKind[] {
  return kinds.toSpliced(kinds.indexOf(kind), 1);
}

function withHand(draft: Draft, at: number, hand: WrittenHand): Draft {
  return { ...draft, hands: draft.hands.with(at, hand) };
}

/** Makes a concealed tile of the winner's hand the winning one; the one before goes back among the others. */
export function wonWith(draft: Draft, kind: TileKind): Draft {
  const hand = handAt(draft, 0);
  const rest = without(hand.concealed, kind);
  const concealed = hand.winning === null ? rest : sorted([...rest, hand.winning]);
  return withHand(draft, 0, { ...hand, concealed, winning: kind });
}

/** Takes the winning tile out of the winner's hand. */
export function withoutWinning(draft: Draft): Draft {
  return withHand(draft, 0, { ...handAt(draft, 0), winning: null });
}

/** Takes one concealed tile of this kind out of a hand. */
export function withoutTile(draft: Draft, at: number, kind: TileKind): Draft {
  const hand = handAt(draft, at);
  return withHand(draft, at, { ...hand, concealed: without(hand.concealed, kind) });
}

/** Takes a meld out of a hand by its place. */
export function withoutMeld(draft: Draft, at: number, meld: number): Draft {
  const hand = handAt(draft, at);
  return withHand(draft, at, { ...hand, melds: hand.melds.toSpliced(meld, 1) });
}

/** The same with the winner at another seat. Nobody wins on the own discard. */
export function atSeat(draft: Draft, seat: Seat): Draft {
  const { seats } = rulesOf(draft).geometry;
  return { ...draft, seat, from: draft.from === seat ? before(seat, seats) : draft.from };
}

/** The same hand won in another way, with what may still be stated of it. */
export function wonBy(draft: Draft, by: WinBy): Draft {
  const changed = { ...draft, by };
  const offered = situationsOf(changed);
  return { ...changed, situation: draft.situation.filter((word) => offered.includes(word)) };
}

/** The same with this stated, or no more. */
export function toggledSituation(draft: Draft, word: string): Draft {
  const { situation } = draft;
  const rest = situation.filter((each) => each !== word);
  return { ...draft, situation: rest.length < situation.length ? rest : [...rest, word] };
}
