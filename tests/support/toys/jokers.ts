import { emit, kindOf, seatState } from '../../../src/engine/draw';
import { groupClaims } from '../../../src/engine/layOuts';
import { endDeal } from '../../../src/engine/outcome';
import type { PrePlay, Step } from '../../../src/engine/rules';
import { rulesOf } from '../../../src/engine/knownRules';
import { setAside } from '../../../src/engine/source';
import { addToHand, noAnswers, takeFromHand } from '../../../src/engine/state';
import { tileSet } from '../../../src/engine/tileSet';
import { FIRST_RED_FIVE, JOKER, tileList } from '../../../src/engine/tiles';
import type { Action, Deal, DeclareAction, Meld, Seat, TileId } from '../../../src/engine/types';
import { toyRules } from './base';

const FIVES = [4, 13, 22];
const JOKERS = [JOKER, JOKER, JOKER, JOKER];
/** One five of each suit is red. */
const TILES = [...tileList([]), ...JOKERS].map((kind, id, all) =>
  FIVES.includes(kind) && all.indexOf(kind) === id ? FIRST_RED_FIVE + FIVES.indexOf(kind) : kind,
);

/**
 * Groups alike of three and more and a pair, jokers in them; a joker laid out may be swapped for the tile it stands
 * for. A tile is turned up before play; if all vote so, the deal ends there. A red five is worth a point.
 */
export const jokers = toyRules(
  'toy-jokers',
  { tiles: TILES, stacks: [18, 17, 18, 17] },
  {
    tiles: tileSet(TILES, { wild: [JOKER] }),
    kongs: { allowed: false, replacement: false },
    phases: [indicator(), vote()],
    claims: groupClaims([3, 4, 5]),
    isComplete: (counts) => isGrouped(counts),
    turnActions: (deal, seat, choices) => [...choices, ...swaps(deal, seat)],
    declare: swap,
    score: ({ seat, marked }) => ({
      seat,
      legal: true,
      limit: false,
      groups: [],
      lines: [{ id: 'complete-hand', count: 1, value: 1, unit: 'points' }],
      omitted: [],
      steps: [],
      headline: [],
      total: 1 + marked.length,
    }),
  },
);

/** Every kind is a group of three or more but one, which is a pair; jokers fill what is missing. */
function isGrouped(counts: readonly number[]): boolean {
  const held = counts.filter((count, kind) => count > 0 && kind !== JOKER);
  const missing = held.map((count) => Math.max(0, 3 - count));
  const eyes = held.some((count) => count <= 2) ? 1 : 0;
  return eyes === 1 && missing.reduce((sum, count) => sum + count, -eyes) <= counts[JOKER]!;
}

function indicator(): PrePlay {
  return {
    id: 'indicator',
    begin(step) {
      const { source } = step.deal;
      if (source.type !== 'wall') return;
      const tile = source.tiles[source.front]!;
      step.deal.source = setAside(source, source.front);
      step.deal.extras = { indicator: kindOf(step.rules, tile) };
      emit(step, { type: 'note', what: 'indicator', seat: null, tiles: [tile], public: true });
    },
    legal: () => [],
    resolve: () => {},
  };
}

function vote(): PrePlay {
  return {
    id: 'vote',
    begin({ deal }) {
      const answers = noAnswers(deal);
      deal.pending = { why: 'declare', from: null, tile: null, kong: null, waiting: 15, answers };
    },
    legal: (_deal, seat) => ['play', 'leave'].map((what) => voteOf(seat, what)),
    resolve(step) {
      const votes = step.deal.pending?.answers ?? [];
      step.deal.pending = null;
      for (const each of votes) if (each?.type === 'declare') emit(step, { ...each });
      if (votes.every((each) => each?.type === 'declare' && each.what === 'leave')) endDeal(step, 'voted');
    },
  };
}

function voteOf(seat: Seat, what: string): DeclareAction {
  return { type: 'declare', seat, what, tile: null, target: null };
}

/** A tile of the hand for a joker that stands for it in anybody's group; each kind and group once. */
function swaps(deal: Deal, seat: Seat): Action[] {
  const { kinds } = rulesOf(deal).tiles;
  const { hand } = seatState(deal, seat);
  return deal.seats.flatMap(({ melds }, owner) =>
    melds.flatMap((meld) => {
      const joker = meld.tiles.find((tile) => kinds[tile] === JOKER);
      const tile = hand.find((held) => kinds[held] === meld.kind);
      if (joker === undefined || tile === undefined) return [];
      return [{ type: 'declare', seat, what: 'swap', tile, target: { seat: owner, tile: joker } } as const];
    }),
  );
}

function swap({ rules, deal }: Step, { seat, tile, target }: DeclareAction): 'turn' {
  const own = seatState(deal, seat);
  const joker = target?.tile as TileId;
  const { melds } = seatState(deal, target?.seat as Seat);
  const at = melds.findIndex(({ tiles }) => tiles.includes(joker));
  takeFromHand(own, tile as TileId, kindOf(rules, tile as TileId));
  melds[at] = withTile(melds[at]!, joker, tile as TileId);
  addToHand(own, joker, JOKER);
  deal.drawn = { tile: joker, from: 'front', kongs: 0, bonus: false };
  return 'turn';
}

function withTile(meld: Meld, out: TileId, into: TileId): Meld {
  const at = meld.tiles.indexOf(out);
  return {
    ...meld,
    tiles: meld.tiles.with(at, into),
    faces: meld.tiles.with(at, into).map((tile) => TILES[tile]!),
  };
}
