import type { StoreApi } from 'zustand/vanilla';
import type { Schedule } from '../../match/clock';
import type { Channel } from '../../threads/channel';
import { openThread } from '../../threads/openThread';
import type { Readable, TableStore } from '../../types';
import type { DangerReply, DangerWish } from './dangerPort';
import { isAskedFor, mayWeigh, OFF } from './dangerStore';
import type { Dangers, DangerStore } from './dangerStore';

interface Table {
  readonly dangers: StoreApi<DangerStore>;
  readonly game: Readable<TableStore>;
}

interface WeighPorts extends Table {
  readonly thread: Pick<Channel<DangerWish, DangerReply>, 'ask'>;
  readonly schedule: Schedule;
}

/** Follows the game, and counts in a worker of the browser. */
export function weighInWorker(table: Table, schedule: Schedule): void {
  weigh({ ...table, thread: openThread('dangers'), schedule });
}

/** Counts whenever it is asked for in a turn of the player, until that turn is over. */
export function weigh(ports: WeighPorts): void {
  const { dangers, game } = ports;
  let counting: AbortController | null = null;
  const follow = ({ dangers: now }: DangerStore): void => {
    if (!isAskedFor(now)) {
      counting?.abort();
      counting = null;
    } else if (!counting) {
      counting = new AbortController();
      count(ports, counting.signal);
    }
  };
  dangers.subscribe(follow);
  game.subscribe(({ view, choices }, before) => {
    const isSame = view === before.view && choices === before.choices;
    if (!isSame && dangers.getState().dangers.status !== 'off') dangers.setState({ dangers: OFF });
  });
  follow(dangers.getState());
}

function count({ dangers, game, thread, schedule }: WeighPorts, signal: AbortSignal): void {
  const { view, choices } = game.getState();
  const say = (shown: Dangers): void => dangers.setState({ dangers: shown });
  if (!view || !mayWeigh({ choices })) return say(OFF);
  thread.ask({
    asked: { weighed: { view, choices } },
    hear: ({ dangers: discards }) => {
      say(discards ? { status: 'found', discards } : { status: 'none' });
      if (discards) game.getState().noteCoach();
    },
    fail: () => say({ status: 'none' }),
    schedule,
    signal,
  });
}
