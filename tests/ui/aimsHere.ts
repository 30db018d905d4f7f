import { aimer } from '../../src/store/aims/aimer';
import type { AimReply, AimWish } from '../../src/store/aims/aimPort';
import { createAims } from '../../src/store/aims/aimStore';
import type { AimStore, Sight } from '../../src/store/aims/aimStore';
import { followAims } from '../../src/store/aims/follow';
import type { Channel } from '../../src/store/threads/channel';
import type { Readable } from '../../src/store/types';
import type { StoreApi } from 'zustand/vanilla';

/** The thread that says what hands may become, in the page itself. */
const here: Pick<Channel<AimWish, AimReply>, 'ask'> = {
  ask: ({ asked, hear, fail }) => {
    const pause = () => Promise.resolve(true);
    aimer(asked, { begin: () => undefined, tell: hear, pause }).catch((error: unknown) =>
      fail({ why: 'failed', detail: String(error) }),
    );
  },
};

/** What the hands of a game may become, asked of nobody else. */
export function aimsHere(game: Readable<Sight>): StoreApi<AimStore> {
  return createAims((aims) => {
    followAims({ aims, game, thread: here, schedule: () => () => undefined });
    return Promise.resolve();
  });
}
