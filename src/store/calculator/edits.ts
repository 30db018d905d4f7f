import { rulesOf } from '../../engine/knownRules';
import type { WrittenHand } from '../../engine/handNotation';
import { typeOfAlike } from '../../engine/mayLie';
import { kindsOfMeld, shapeOf } from '../../engine/meldKinds';
import type { MeldShape } from '../../engine/rules';
import type { Values } from '../../engine/scoring/winRequest';
import { statementsOf } from '../../engine/situations';
import type { StatedValue } from '../../engine/situations';
import { byFace, canStartChow, countsAs, KONG_SIZE } from '../../engine/tiles';
import type { Seat, TileKind, WinBy } from '../../engine/types';
import { before, heldIn, NO_TILES, usedOf } from './draft';
import type { Draft } from './draft';
import { situationsOf } from './judge';

/** What one press of a tile adds to a hand: of a chow it names the lowest tile; a number is a group of so many. */
export type Entry = 'tile' | 'chow' | ClosedOrNot<'pong' | 'kong'> | number;
type ClosedOrNot<Name extends string> = Name | `concealed-${Name}`;

/**
 * Why a tile cannot be added: there is no room, no such tile is left, no chow begins with it, or a wild tile has no group
 * to go into, or none that takes another.
 */
export type NoRoom = 'full' | 'used' | 'no-chow' | 'no-group' | 'no-more-wild';

/** One press of a tile: what it adds, and to which hand by its place. */
export interface Addition {
  readonly at: number;
  readonly entry: Entry;
  readonly kind: TileKind;
}

/** A press that lays something out. */
interface Laid {
  readonly entry: Exclude<Entry, 'tile'>;
  readonly kind: TileKind;
}

/** What can be added to the hands of a draft. */
export function entriesOf(draft: Draft): Entry[] {
  const { layOuts } = rulesOf(draft);
  const { chows, alike, closed } = layOuts;
  const open = alike.map((size): Entry => {
    const type = typeOfAlike(layOuts, { size, concealed: false });
    return type === 'pong' || type === 'kong' ? type : size;
  });
  const own = closed
    .toSorted((a, b) => b - a)
    .map((size): Entry => {
      return size === KONG_SIZE ? 'concealed-kong' : 'concealed-pong';
    });
  return ['tile', ...(chows === null ? [] : ['chow' as const]), ...open, ...own];
}

/** Why this cannot be added to the hand at this place; null when it can. */
export function noRoomFor(draft: Draft, addition: Addition): NoRoom | null {
  const { at, entry, kind } = addition;
  const rules = rulesOf(draft);
  const hand = handAt(draft, at);
  const { printed, bonus, wild } = rules.tiles;
  if (bonus[kind]) return hand.bonus.includes(kind) || usedOf(draft, kind) < printed[kind]! ? null : 'used';
  if (entry !== 'tile' && wild.includes(kind)) return noRoomForWild(draft, addition);
  if (entry !== 'tile' && turnsInto(hand, kind) && usedOf(draft, kind) < printed[kind]!) return null;
  if (entry === 'chow' && !canStartChow(countsAs(kind))) return 'no-chow';
  const wanted = entry === 'tile' ? [kind] : kindsOfMeld(meldOf(draft, entry, kind));
  const isUsed = wanted.some((each) => usedOf(draft, each) + timesIn(wanted, each) > printed[each]!);
  if (isUsed || !wanted.includes(kind)) return 'used';
  const isWinningOpen = entry === 'tile' && at === 0 && hand.winning === null;
  const most = rules.geometry.handSize + (isWinningOpen ? 1 : 0);
  const melds = entry === 'tile' ? hand.melds : [...hand.melds, meldOf(draft, entry, kind)];
  const held = heldIn({ ...hand, melds }, rules) + (entry === 'tile' ? 1 : 0);
  return held > most ? 'full' : null;
}

/** A wild tile takes the place of another in the group that was laid out last. */
function noRoomForWild(draft: Draft, { at, kind }: Addition): NoRoom | null {
  const { tiles, layOuts } = rulesOf(draft);
  const last = handAt(draft, at).melds.at(-1);
  if (last?.type !== 'group') return 'no-group';
  if (usedOf(draft, kind) >= tiles.printed[kind]!) return 'used';
  const faces = kindsOfMeld(last);
  const others = faces.filter((face) => !tiles.wild.includes(face)).length;
  return others > 1 && faces.length - others < layOuts.wild ? null : 'no-more-wild';
}

function handAt({ hands }: Draft, at: number): WrittenHand {
  return hands[at] ?? NO_TILES;
}

function timesIn(kinds: readonly TileKind[], kind: TileKind): number {
  return kinds.filter((each) => each === kind).length;
}

/** Whether this face takes the place of another that counts the same in what was laid out last: a red five that of a five. */
function turnsInto({ melds }: WrittenHand, face: TileKind): boolean {
  const last = melds.at(-1);
  return face !== countsAs(face) && last !== undefined && kindsOfMeld(last).includes(countsAs(face));
}

/** Of a group, wild tiles stand in for those of the kind that are not left. */
function meldOf(draft: Draft, entry: Exclude<Entry, 'tile'>, kind: TileKind): MeldShape {
  if (typeof entry === 'number') return groupOf(draft, entry, kind);
  const concealed = entry === 'concealed-kong' || entry === 'concealed-pong';
  const type = entry === 'concealed-kong' ? 'kong' : entry === 'concealed-pong' ? 'pong' : entry;
  return shapeOf(type, facesOf(draft, type, kind).toSorted(byFace), concealed);
}

/** The tiles of a set that this face begins: the others plain as far as such are left, else red. */
function facesOf(draft: Draft, type: MeldShape['type'], face: TileKind): readonly TileKind[] {
  const { printed } = rulesOf(draft).tiles;
  const taken: TileKind[] = [];
  for (const kind of kindsOfMeld({ type, kind: countsAs(face) })) {
    const isLeft = (each: TileKind) => usedOf(draft, each) + timesIn(taken, each) < printed[each]!;
    const looks = [...printed.keys()].filter((each) => countsAs(each) === kind).toSorted(byFace);
    taken.push(taken.length === 0 && face !== kind ? face : (looks.find(isLeft) ?? kind));
  }
  return taken;
}

function groupOf(draft: Draft, size: number, kind: TileKind): MeldShape {
  const { printed, wild } = rulesOf(draft).tiles;
  const own = Math.min(size, printed[kind]! - usedOf(draft, kind));
  const faces = Array.from({ length: size }, (_, place) => (place < own ? kind : (wild[0] ?? kind)));
  return shapeOf('group', faces, false);
}

/** What is laid out with another meld there, or with a wild tile or a red five in the one that was laid out last. */
function meldsWith(draft: Draft, at: number, { entry, kind }: Laid): readonly MeldShape[] {
  const hand = handAt(draft, at);
  const { melds } = hand;
  const last = melds.at(-1);
  if (last && turnsInto(hand, kind)) {
    const faces = kindsOfMeld(last);
    const turned = faces.with(faces.indexOf(countsAs(kind)), kind);
    return [...melds.slice(0, -1), shapeOf(last.type, turned.toSorted(byFace), last.concealed)];
  }
  if (!rulesOf(draft).tiles.wild.includes(kind) || !last) return [...melds, meldOf(draft, entry, kind)];
  return [...melds.slice(0, -1), shapeOf('group', [...kindsOfMeld(last).slice(1), kind], last.concealed)];
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
  if (entry !== 'tile') return withHand(draft, at, { ...hand, melds: meldsWith(draft, at, { entry, kind }) });
  const isLast = at === 0 && hand.winning === null && heldIn(hand, rules) === rules.geometry.handSize;
  if (isLast) return withHand(draft, at, { ...hand, winning: kind });
  return withHand(draft, at, { ...hand, concealed: sorted([...hand.concealed, kind]) });
}

function toggled(kinds: readonly TileKind[], kind: TileKind): readonly TileKind[] {
  return kinds.includes(kind) ? without(kinds, kind) : sorted([...kinds, kind]);
}

function sorted(kinds: readonly TileKind[]): readonly TileKind[] {
  return kinds.toSorted(byFace);
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
  const from = draft.from === seat ? before(seat, seats) : draft.from;
  return { ...draft, seat, from, values: withoutSeat(draft, seat) };
}

/** What is stated, but for this seat: it is the winner's. */
function withoutSeat(draft: Draft, seat: Seat): Values {
  const ofSeats = statementsOf(rulesOf(draft).situations).flatMap(([name, { stated }]) =>
    stated.sort === 'seat' || stated.sort === 'seats' ? [name] : [],
  );
  const kept = Object.entries(draft.values).flatMap(([name, value]) => {
    const left = ofSeats.includes(name) ? value.filter((each) => each !== seat) : value;
    return left.length > 0 ? [[name, left] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The same with this value stated; an empty one takes it back. */
export function withValue(draft: Draft, name: string, value: StatedValue): Draft {
  const { [name]: _, ...others } = draft.values;
  return { ...draft, values: value.length > 0 ? { ...others, [name]: value } : others };
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
