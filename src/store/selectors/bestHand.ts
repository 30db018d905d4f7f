import type { GameRecord, RecordedHand } from '../../engine/record';
import type { Player, Win } from '../../engine/types';
import { resultOf } from '../match/tableState';
import { winnersOf } from '../records/matchRecord';
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
 * The best hand of a checked record; null where nobody gained by a win.
 * @param pause is waited for before each hand is played again: what else the page does comes first
 * @param of whose best hand it is; null for that of the table
 */
export async function findBestHand(
  record: GameRecord,
  pause: () => Promise<void>,
  of: Player | null = null,
): Promise<BestHand | null> {
  const best = mostGained(record.hands.map((hand) => gainsOfWinners(hand, of)));
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

/** Points by player of those who won the hand, of `of` alone where one is asked for; 0 for the others. */
function gainsOfWinners(hand: RecordedHand, of: Player | null): number[] {
  const winners = winnersOf(hand).filter((player) => of === null || player === of);
  return (hand.result?.kind === 'win' ? hand.result.scores : []).map((gain, player) =>
    winners.includes(player) ? gain : 0,
  );
}

function wonIn(replayed: ReplayedHand, { at, player }: MostGained): BestHand | null {
  const { match, snapshots } = replayed;
  const deal = snapshots.at(-1)?.deal;
  const result = deal && resultOf({ match, deal });
  const win = result?.deal.wins.find(({ seat }) => result.seated[seat] === player);
  return result && win ? { at, player, replayed, win, result } : null;
}
