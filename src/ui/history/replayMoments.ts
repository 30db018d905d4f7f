import type { RecordedEvent } from '../../engine/record';

const CLAIMS = ['chow', 'pong', 'kong', 'group', 'concealed-kong', 'added-kong', 'win', 'false-win'];

/** The steps worth jumping to: after each choice of this player, and after every claim, kong and win. */
export function momentsOf(events: readonly RecordedEvent[], own: number): readonly number[] {
  return events.flatMap(({ type, p }, at) => {
    const isOwn = p === own && type !== 'draw' && type !== 'bonus';
    return isOwn || CLAIMS.includes(type) ? [at + 1] : [];
  });
}
