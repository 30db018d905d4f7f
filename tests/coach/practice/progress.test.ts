import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PROGRESS, parseProgress, type Progress } from '../../../src/coach/practice/progress';
import { drillOf } from './someDrills';

const rating = { value: 1612.5, deviation: 90 };
const { id } = drillOf(1);
const PROGRESS: Progress = {
  version: 1,
  rating,
  cards: { [id]: { theme: 'kong', seen: 2, missed: 1, class: 'unknown', box: 1, due: '2026-03-01' } },
  sets: [{ date: '2026-02-28', rules: 'some-game', classes: ['best', 'unknown'], loss: 1.5, rating }],
  days: { '2026-02-28': { rules: 'some-game', drill: id, class: 'good' } },
};

/** A copy with one part set to something else. */
function damaged(path: readonly string[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(PROGRESS)) as Record<string, unknown>;
  let at = copy;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}

describe('what practice keeps', () => {
  it.each([NO_PROGRESS, PROGRESS])('survives being saved', (progress) => {
    expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual({ ok: true, value: progress });
  });

  it.each([
    [['version'], 2],
    [['rating'], null],
    [['rating', 'value'], 'high'],
    [['rating', 'value'], Number.NaN],
    [['rating', 'deviation'], 0],
    [['rating', 'deviation'], 1000],
    [['cards', id, 'theme'], 'luck'],
    [['cards', id, 'seen'], 0],
    [['cards', id, 'missed'], -1],
    [['cards', id, 'class'], 'fine'],
    [['cards', id, 'box'], 7],
    [['cards', id, 'box'], 0.5],
    [['cards', id, 'due'], 'tomorrow'],
    [['sets'], {}],
    [['sets', '0', 'date'], '28.2.2026'],
    [
      ['sets', '0', 'classes'],
      ['best', 'worst'],
    ],
    [['sets', '0', 'loss'], Infinity],
    [['sets', '0', 'rating'], undefined],
    [['sets'], Array.from({ length: 201 }, () => PROGRESS.sets[0])],
    [['days', 'today'], PROGRESS.days['2026-02-28']],
    [['days', '2026-02-28', 'class'], undefined],
  ])('is refused with %j as %j, in a sentence', (path, value) => {
    const read = parseProgress(damaged(path, value));
    expect(read).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^What practice has kept .*[^.]\.$/) as string,
    });
    expect(read).toMatchObject({ error: expect.stringContaining(path[0]!) as string });
  });

  it('is refused whatever else it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseProgress(value).ok).toBe(false);
      }),
    );
    expect(parseProgress(undefined).ok).toBe(false);
  });
});
