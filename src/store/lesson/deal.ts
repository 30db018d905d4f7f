import type { Geometry } from '../../engine/rules';
import { rulesOf } from '../../engine/knownRules';
import { isBonus } from '../../engine/tiles';
import type { TileId, TileKind } from '../../engine/types';
import { breakWall } from '../../engine/wall';
import { beginDeal, newMatch } from '../match/session';
import type { DealtWall, Session } from '../match/session';
import { kindsOfText } from '../../engine/notation';
import type { GuidedDeal, GuidedGame } from './content';

/** The match of the lesson with its one deal just begun. */
export function lessonSession({ rules, deal }: GuidedGame): Session {
  const config = { rules, options: deal.options, opponents: [], text: '' };
  const seated = newMatch(config, '0'.repeat(32));
  const lesson = { ...seated, players: deal.players, human: deal.learner, throws: [] };
  return beginDeal(lesson, lessonWall(deal, rulesOf(seated.match).geometry)).session;
}

/** How many tiles of a hand are dealt at once. */
const AT_ONCE = 4;

function lessonWall(deal: GuidedDeal, geometry: Geometry): DealtWall {
  const box = new TileBox(geometry.tiles);
  const hands = deal.dealt.map((hand) => box.take(hand));
  const named = deal.front.map((tile) => (tile === '?' ? null : box.take(tile)));
  const back = box.take(deal.back);
  const front = named.map((tile) => tile ?? box.any());
  const rounds = Array.from({ length: Math.ceil(geometry.handSize / AT_ONCE) }, (_, at) => at * AT_ONCE);
  const groups = rounds.flatMap((held) => hands.map((hand) => hand.slice(held, held + AT_ONCE)));
  const tiles = [...groups, ...front, box.rest(), back].flat();
  const dice = Array.from({ length: geometry.dice.thrown }, (_, at) => at + 1);
  return { tiles, dice, wallBreak: breakWall(geometry, dice) };
}

const STRIDE = 61;

/** Hands out the tiles of one set, each once: those that are named, and the others mixed, bonus tiles last. */
class TileBox {
  private readonly kinds: readonly TileKind[];
  private left: TileId[];

  constructor(kinds: readonly TileKind[]) {
    this.kinds = kinds;
    const place = (id: TileId) =>
      ((id * STRIDE) % kinds.length) + (isBonus(kinds[id] ?? 0) ? kinds.length : 0);
    this.left = kinds.map((_, id) => id).toSorted((a, b) => place(a) - place(b));
  }

  take(text: string): TileId[] {
    return kindsOfText(text).map((kind) => this.pick((id) => this.kinds[id] === kind));
  }

  any(): TileId[] {
    return [this.pick(() => true)];
  }

  rest(): TileId[] {
    return this.left;
  }

  private pick(fits: (id: TileId) => boolean): TileId {
    const found = this.left.find(fits);
    if (found === undefined) throw new Error('No such tile is left.');
    this.left = this.left.filter((id) => id !== found);
    return found;
  }
}
