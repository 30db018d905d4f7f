import { kindsOfMeld, shapeOf } from '../../engine/meldKinds';
import { rulesOf } from '../../engine/knownRules';
import type { WrittenHand } from '../../engine/handNotation';
import { typeOfMeld } from '../../engine/mayLie';
import type { MeldShape, Rules } from '../../engine/rules';
import { byFace, countsAs, KONG_SIZE } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { handsOf, heldIn, NO_TILES } from './draft';
import type { Draft } from './draft';
import type { Game } from '../../bots/knownBooks';
import { judge, situationsOf } from './judge';
import type { Judgement } from './judge';

/** Why a hand cannot lie on the table of another game: its size, a tile, something laid out, or a seat. */
export type Impossible =
  | { readonly why: 'size'; readonly size: number }
  | { readonly why: 'tile'; readonly kind: TileKind }
  | { readonly why: 'chow' | 'kong' | 'concealed-kong' | 'concealed-pong' | 'group' | 'seats' };

export type Compared =
  | { readonly type: 'impossible'; readonly reason: Impossible }
  | { readonly type: 'judged'; readonly judgement: Judgement };

/**
 * What the winner's hand comes to in another game. Bonus tiles that it has not are left aside, and so are circumstances
 * that mean nothing there. The game must be loaded.
 */
export function underRules(draft: Draft, game: Game): Compared {
  const reason = impossibleIn(draft, game);
  if (reason) return { type: 'impossible', reason };
  return { type: 'judged', judgement: judge(inGame(draft, game)) };
}

/** The draft as one of another game. Other hands than the winner's stay only if there are as many. */
export function inGame(draft: Draft, game: Game): Draft {
  const rules = rulesOf(game);
  const { bonus, copies } = rules.tiles;
  const kept = draft.hands.map((hand): WrittenHand => ({
    ...asPrinted(hand, rules),
    melds: asPrinted(hand, rules).melds.map((meld) => inRules(rules, meld) ?? meld),
    bonus: hand.bonus.filter((kind) => bonus[kind] && copies[kind]! > 0),
  }));
  const hands = Array.from({ length: handsOf(rules) }, (_, at) => kept[at] ?? NO_TILES);
  const { seats } = rules.geometry;
  const { rules: id, options } = game;
  const isRobbed = draft.by === 'robbed-kong';
  const moved = {
    ...draft,
    rules: id,
    options,
    hands,
    // Where no kong is robbed, the tile is one that was discarded.
    by: isRobbed && !rules.layOuts.wins.includes('robbed-kong') ? ('discard' as const) : draft.by,
    round: Math.min(draft.round, seats - 1),
    situation: [],
    values: {},
  };
  const offered = situationsOf(moved);
  const isSame = draft.rules === id;
  return {
    ...moved,
    situation: draft.situation.filter((word) => offered.includes(word)),
    values: isSame ? draft.values : {},
  };
}

/** A hand with what is printed on another game's tiles: red fives are fives where none are red. */
function asPrinted(hand: WrittenHand, { tiles: { printed } }: Rules): WrittenHand {
  const faceOf = (kind: TileKind) => ((printed[kind] ?? 0) > 0 ? kind : countsAs(kind));
  const melds = hand.melds.map((meld) => {
    const faces = kindsOfMeld(meld);
    const isThere = faces.every((face) => faceOf(face) === face);
    return isThere ? meld : shapeOf(meld.type, faces.map(faceOf).toSorted(byFace), meld.concealed);
  });
  return {
    ...hand,
    melds,
    concealed: hand.concealed.map(faceOf),
    winning: hand.winning === null ? null : faceOf(hand.winning),
  };
}

/** Something laid out as another game calls it; null where it may not lie there. */
function inRules({ layOuts, tiles: { wild } }: Rules, meld: MeldShape): MeldShape | null {
  const { concealed } = meld;
  const faces = kindsOfMeld(meld);
  const type = typeOfMeld(layOuts, { kinds: faces.map(countsAs), concealed, wild });
  return type && shapeOf(type, faces, concealed);
}

/** Why the hands of a draft cannot be played in another game; null when they can. */
export function impossibleIn(draft: Draft, game: Game): Impossible | null {
  const rules = rulesOf(game);
  const { geometry, tiles } = rules;
  const whole = { why: 'size', size: geometry.handSize + 1 } as const;
  if (rulesOf(draft).geometry.handSize !== geometry.handSize) return whole;
  if (Math.max(draft.seat, draft.from) >= geometry.seats) return { why: 'seats' };
  const hand = asPrinted(draft.hands[0] ?? NO_TILES, rules);
  const { concealed, melds, winning } = hand;
  const kinds = [...concealed, ...melds.flatMap(kindsOfMeld), ...(winning === null ? [] : [winning])];
  const unused = kinds.find((kind) => (tiles.printed[kind] ?? 0) === 0 || tiles.bonus[kind]);
  if (unused !== undefined) return { why: 'tile', kind: unused };
  const there = melds.map((meld) => inRules(rules, meld));
  const wrong = melds[there.indexOf(null)];
  if (wrong) return { why: whyNot(wrong, rules) };
  const isTooLarge =
    heldIn({ ...hand, melds: there.flatMap((meld) => meld ?? []) }, rules) > geometry.handSize;
  return isTooLarge ? whole : null;
}

/** What is laid out that is not there. */
function whyNot(
  { type, concealed }: MeldShape,
  { layOuts }: Rules,
): Exclude<Impossible['why'], 'size' | 'tile'> {
  if (type === 'chow' || type === 'group') return type;
  if (type === 'pong') return 'concealed-pong';
  return concealed && layOuts.alike.includes(KONG_SIZE) ? 'concealed-kong' : 'kong';
}
