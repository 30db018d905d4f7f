import type { Geometry } from '../../engine/rules';
import { rulesOf } from '../../engine/knownRules';
import { isBonus } from '../../engine/tiles';
import type { Seat, TileId, TileKind } from '../../engine/types';
import { beginDeal, newMatch } from '../match/session';
import type { DealtWall, Session } from '../match/session';
import type { PlayerInfo } from '../types';
import { kindsIn } from './tiles';

/** The rule set that the lesson teaches, with its defaults. */
export const LESSON_RULES = 'hong-kong-old';

const BOT = 'lesson';

/** East first. The player sits South, so that somebody plays before. */
const PLAYERS: readonly PlayerInfo[] = [
  { person: 'mei', bot: BOT },
  { person: 'you', bot: null },
  { person: 'wing', bot: BOT },
  { person: 'chiu', bot: BOT },
];
const LEARNER: Seat = 1;

/** The tiles of each seat as dealt, East first. The player's flower is replaced from the back. */
const DEALT = ['WE134678m8p2359s', '29m14579p78s2fSCC', 'NP1569m3p245688s', 'WC23m678p1349sFF'];
const BACK = '2p';
/** What the front gives, the dealer's fourteenth tile first; a question mark is any tile. */
const FRONT = '? 6p ? ? ? S ? ? ? ? ? ? ? ? 5m'.split(' ');

/** What each of the others discards, in order. */
export const DISCARDS: readonly (readonly TileKind[])[] = ['W9s8pE', '', 'N19m2s3p', '1sC9sW'].map(kindsIn);

/** The match of the lesson with its one deal just begun. */
export function lessonSession(): Session {
  const config = { rules: LESSON_RULES, options: { rounds: 1 }, opponents: [], text: '' };
  const seated = newMatch(config, '0'.repeat(32));
  const lesson = { ...seated, players: PLAYERS, human: LEARNER, throws: [] };
  return beginDeal(lesson, lessonWall(rulesOf(seated.match).geometry)).session;
}

function lessonWall(geometry: Geometry): DealtWall {
  const box = new TileBox(geometry.tiles);
  const hands = DEALT.map((hand) => box.take(hand));
  const named = FRONT.map((tile) => (tile === '?' ? null : box.take(tile)));
  const back = box.take(BACK);
  const front = named.map((tile) => tile ?? box.any());
  const groups = [0, 4, 8, 12].flatMap((held) => hands.map((hand) => hand.slice(held, held + 4)));
  const tiles = [...groups, ...front, box.rest(), back].flat();
  const dice = Array.from({ length: geometry.diceCount }, (_, at) => at + 1);
  return { tiles, dice, wallBreak: geometry.breakWall(dice) };
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
    return kindsIn(text).map((kind) => this.pick((id) => this.kinds[id] === kind));
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
