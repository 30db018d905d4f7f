import { dealScores, playersOf } from '../../engine/match';
import type { GameRecord } from '../../engine/record';
import type { Player, Win } from '../../engine/types';
import type { DealResult } from '../types';
import { Replay } from './replayTable';
import type { ReplayedHand } from './replayTable';

/** The hand of a match that brought its winner most. */
export interface BestHand {
  /** Which hand of the match it is, from 0, and who won it. */
  readonly at: number;
  readonly player: Player;
  readonly replayed: ReplayedHand;
  readonly result: DealResult;
  readonly win: Win;
}

/** A hand, from 0, and whom it brought most. */
type MostGained = Pick<BestHand, 'at' | 'player'>;

/** Which hand brought one player most, and whom. `gains`: points by player of each hand; nothing where nobody gained. */
export function mostGained(gains: readonly (readonly number[])[]): MostGained | null {
  const most = Math.max(0, ...gains.flat());
  const at = gains.findIndex((hand) => hand.includes(most));
  return most > 0 ? { at, player: (gains[at] ?? []).indexOf(most) } : null;
}

/**
 * Looks for the best hand of a checked record. `pause` is waited for before each hand is played again, so that a long
 * match keeps nothing waiting. Null where nobody gained by a win.
 */
export async function findBestHand(record: GameRecord, pause: () => Promise<void>): Promise<BestHand | null> {
  const best = mostGained(record.hands.map(({ result }) => (result?.kind === 'win' ? result.scores : [])));
  if (!best) return null;
  const replay = new Replay(record);
  for (let at = 0; at < best.at; at++) {
    await pause();
    replay.hand(at);
  }
  await pause();
  const replayed = replay.hand(best.at);
  return replayed && wonIn(replayed, best);
}

function wonIn(replayed: ReplayedHand, { at, player }: MostGained): BestHand | null {
  const { match, snapshots } = replayed;
  const deal = snapshots.at(-1)?.deal;
  const seated = playersOf(match);
  const win = deal?.wins.find(({ seat }) => seated[seat] === player);
  if (!deal || !win) return null;
  const gained = dealScores(deal, seated);
  const after = match.scores.map((score, each) => score + (gained[each] ?? 0));
  return {
    at,
    player,
    replayed,
    win,
    result: { deal, seated, gained, before: match.scores, after, last: false },
  };
}
