import type { RecordedEvent } from '../../../engine/record';

/** What a mark above the scrubber stands for: a choice of the own player, or something at the table. */
export type MarkSort = 'choice' | 'claim' | 'kong' | 'win';

/** A step worth jumping to. */
export interface ReplayMark {
  readonly step: number;
  readonly sort: MarkSort;
}

const SORTS: Readonly<Record<string, MarkSort>> = {
  chow: 'claim',
  pong: 'claim',
  group: 'claim',
  'false-win': 'claim',
  kong: 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
  win: 'win',
};

/** Marks after every claim, kong and win, and after each choice of whoever's own they are. */
export function replayMarks(events: readonly RecordedEvent[], own: number | null): readonly ReplayMark[] {
  return events.flatMap(({ type, p, own: used }, at) => {
    const isOwn = p === own && type !== 'draw' && type !== 'bonus';
    const sort = SORTS[type] ?? (used ? 'claim' : isOwn ? 'choice' : null);
    return sort ? [{ step: at + 1, sort }] : [];
  });
}
