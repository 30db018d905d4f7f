import type { StoreApi } from 'zustand/vanilla';
import type { SeatView } from '../../engine/view';
import type { Schedule } from '../match/clock';
import type { Channel } from '../threads/channel';
import { openThread } from '../threads/openThread';
import type { Readable } from '../types';
import type { AimReply, AimWish } from './aimPort';
import { THINKING } from './aimStore';
import type { AimStore, Sight } from './aimStore';

interface Table {
  readonly aims: StoreApi<AimStore>;
  readonly game: Readable<Sight>;
}

interface FollowPorts extends Table {
  readonly thread: Pick<Channel<AimWish, AimReply>, 'ask'>;
  readonly schedule: Schedule;
}

/** One thread for all tables of the page. */
let worker: FollowPorts['thread'] | null = null;

/** Follows the game, and asks a worker of the browser. */
export function followInWorker(table: Table, schedule: Schedule): void {
  worker ??= openThread('aims');
  followAims({ ...table, thread: worker, schedule });
}

/** Asks whenever the player sees something new, while somebody looks or a hand is pinned. Until the answer comes the last one stands. */
export function followAims(ports: FollowPorts): void {
  const { aims, game } = ports;
  let asking: AbortController | null = null;
  let asked: SeatView | null = null;
  const follow = (): void => {
    const { watchers, pinned } = aims.getState();
    const { view, choices } = game.getState();
    if (view === asked || !view || (watchers === 0 && pinned === null)) return;
    asking?.abort();
    asked = view;
    if (view.seats[view.seat]?.barred) return aims.setState({ aims: { status: 'dead' } });
    asking = new AbortController();
    ask(ports, { view, choices }, asking.signal);
  };
  aims.subscribe(follow);
  game.subscribe(({ match, human, view }, before) => {
    const isOther = match?.rules !== before.match?.rules || match?.dealt !== before.match?.dealt;
    if (isOther || human !== before.human) aims.setState({ aims: THINKING, pinned: null });
    if (view !== before.view) follow();
  });
  follow();
}

function ask({ aims, thread, schedule }: FollowPorts, asked: AimWish, signal: AbortSignal): void {
  thread.ask({
    asked,
    hear: (found) =>
      aims.setState({
        aims: found ? { status: 'found', view: asked.view, aims: found } : { status: 'none' },
      }),
    fail: () => aims.setState({ aims: { status: 'none' } }),
    schedule,
    signal,
  });
}
