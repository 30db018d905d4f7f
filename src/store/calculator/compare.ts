import { kindsOfMeld } from '../../engine/meldKinds';
import { rulesOf } from '../../engine/knownRules';
import type { WrittenHand } from '../../engine/handNotation';
import type { TileKind } from '../../engine/types';
import { handsOf, NO_TILES } from './draft';
import type { Draft } from './draft';
import type { Game } from '../../bots/knownBooks';
import { judge, situationsOf } from './judge';
import type { Judgement } from './judge';

/** Why a hand cannot lie on the table of another game. */
export type Impossible =
  | { readonly why: 'size'; readonly size: number }
  | { readonly why: 'tile'; readonly kind: TileKind }
  | { readonly why: 'kong' | 'concealed-pong' | 'seats' };

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
    ...hand,
    bonus: hand.bonus.filter((kind) => bonus[kind] && copies[kind]! > 0),
  }));
  const hands = Array.from({ length: handsOf(rules) }, (_, at) => kept[at] ?? NO_TILES);
  const { seats } = rules.geometry;
  const { rules: id, options } = game;
  const moved = {
    ...draft,
    rules: id,
    options,
    hands,
    // Where there are no kongs, the tile is one that was discarded.
    by: draft.by === 'robbed-kong' && !rules.kongs.allowed ? ('discard' as const) : draft.by,
    round: Math.min(draft.round, seats - 1),
    situation: [],
  };
  const offered = situationsOf(moved);
  return { ...moved, situation: draft.situation.filter((word) => offered.includes(word)) };
}

/** Why the hands of a draft cannot be played in another game; null when they can. */
export function impossibleIn(draft: Draft, game: Game): Impossible | null {
  const rules = rulesOf(game);
  const { geometry, tiles, kongs, concealedPongs } = rules;
  if (rulesOf(draft).geometry.handSize !== geometry.handSize)
    return { why: 'size', size: geometry.handSize + 1 };
  if (Math.max(draft.seat, draft.from) >= geometry.seats) return { why: 'seats' };
  const [{ concealed, melds, winning } = NO_TILES] = draft.hands;
  const kinds = [...concealed, ...melds.flatMap(kindsOfMeld), ...(winning === null ? [] : [winning])];
  const unused = kinds.find((kind) => (tiles.copies[kind] ?? 0) === 0 || tiles.bonus[kind]);
  if (unused !== undefined) return { why: 'tile', kind: unused };
  if (!kongs.allowed && melds.some(({ type }) => type === 'kong')) return { why: 'kong' };
  const isLaidOut = melds.some(({ type, concealed: isConcealed }) => type === 'pong' && isConcealed);
  return isLaidOut && !concealedPongs ? { why: 'concealed-pong' } : null;
}
