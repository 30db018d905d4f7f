import type { TileKind } from '../../engine/types';
import type { Whereabouts } from '../../store/selectors/whereabouts';
import type { Text } from '../text';

interface LookedAt {
  readonly kind: TileKind;
  /** Null where that is not told. */
  readonly where: Whereabouts | null;
  /** What the hand would wait for without the tile. */
  readonly waits: Parameters<typeof waitsReading>[0];
}

/** A tile that is looked at: where its copies are, and what the hand would wait for without it. */
export function lookReading({ kind, where, waits }: LookedAt, text: Text): string {
  const name = text.tile(kind);
  const told = where ? [text.tools.left(name, where.unseen), text.look.seen(where.held, where.open)] : [name];
  return [text.say.sentences(told), ...(waits.length > 0 ? [waitsReading(waits, text)] : [])].join(' ');
}

/** A tile that was selected: how many are not in sight, and what the hand would wait for without it. */
export function selectionReading({ kind, where, waits }: LookedAt, text: Text): string {
  const unseen = where ? [text.say.sentences([text.tools.left(text.tile(kind), where.unseen)])] : [];
  return [...unseen, ...(waits.length > 0 ? [waitsReading(waits, text)] : [])].join(' ');
}

/** What the hand waits for, or that it is not ready. */
export function waitsReading(waits: readonly { kind: TileKind; left: number }[], text: Text): string {
  if (waits.length === 0) return text.say.notReady;
  return text.say.waiting(waits.map(({ kind, left }) => text.ready.wait(text.tile(kind), left)));
}
