import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { judge, situationsOf } from '../../../src/store/calculator/judge';
import { draftOf } from './parts';

it('a hand that is not whole says how many tiles are still to come', () => {
  const missing = (hand: string) => judge(draftOf([hand]));
  expect(missing('')).toEqual({ type: 'short', missing: 14 });
  expect(missing('111222333m5p[789s]')).toEqual({ type: 'short', missing: 1 });
  expect(missing('12m[5555p]+9s')).toEqual({ type: 'short', missing: 8 });
  expect(judge(draftOf(['|12f'], { by: 'bonus-tiles' })).type).not.toBe('short');
});

it('a hand counts enough, too little, or is no hand', () => {
  expect(judge(draftOf(['123m456p34s99p[789s]+5s']))).toMatchObject({
    type: 'below',
    sheet: { legal: false },
  });
  expect(judge(draftOf(['111222333444m5p+5p']))).toMatchObject({ type: 'won', sheets: [] });
  expect(judge(draftOf(['147m147p147sESWN+C']))).toMatchObject({ type: 'incomplete' });
});

it('a hand that cannot have been won like this says why', () => {
  const reason = (hand: string, more: object) => judge(draftOf([hand], more));
  expect(reason('111222333444m5p+5p', { by: 'robbed-kong' })).toMatchObject({
    type: 'impossible',
    reason: { code: 'robbed-tile-held', held: 1 },
  });
  const kong = { by: 'wall', situation: ['kong-replacement'] };
  expect(reason('111222333444m5p+5p', kong)).toMatchObject({ reason: { code: 'kongs-missing', has: 0 } });
  // While tiles are still to come, a kong may come as well.
  expect(reason('111222333m5p', kong).type).toBe('short');
  expect(reason('111222333m5p[4444m]+5p', kong).type).toBe('won');
});

it('what was stated counts again where it goes with the rest again', () => {
  const dealt = { by: 'wall', seat: 'E', from: 'S', situation: ['first-draw'] };
  const worth = (more: object) => {
    const judged = judge(draftOf(['123m456m789p22s45s+6s'], { ...dealt, ...more }));
    return judged.type === 'won' && judged.sheet.limit;
  };
  expect(worth({})).toBe(true);
  expect(worth({ seat: 'S', from: 'E' })).toBe(false);
  expect(situationsOf(draftOf(['123m456m789p22s45s+6s'], { ...dealt, seat: 'S', from: 'E' }))).not.toContain(
    'first-draw',
  );
});

it('what can be stated of a win depends on how it was won', () => {
  const hand = '111222333444m5p+5p';
  expect(situationsOf(draftOf([hand]))).toContain('last-tile');
  expect(situationsOf(draftOf([hand]))).not.toContain('kong-replacement');
  expect(situationsOf(draftOf([hand], { by: 'wall' }))).toContain('kong-replacement');
});
