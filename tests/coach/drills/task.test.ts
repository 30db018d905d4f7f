import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { formatDrill, parseDrill, parseDrills } from '../../../src/coach/drills/drill';
import type { Drill } from '../../../src/coach/drills/drill';
import { addDrills, drillFileOf } from '../../../src/coach/drills/knownDrills';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import { dealOfDrill, taskOf } from '../../../src/coach/drills/task';
import { writtenChoice } from '../../../src/coach/drills/writtenChoice';
import { positionWords } from '../../../src/coach/positionWords';
import { legalActions } from '../../../src/engine/legalActions';
import { seatView } from '../../../src/engine/view';
import { rulesOf } from '../../../src/engine/knownRules';
import type { Action } from '../../../src/engine/types';
import { kindOf } from '../reasons/parts';

const LINE =
  'chow-or-wait;pass 1.5~0.2,46p -0.25~0.31;0123abcd;SE E5p 123789m46p9sE :3s^S1m!5p/[312s]E|1f:P9p/:E!C/:2m';

function drillOf(text: string): Drill {
  const drill = parseDrill('hong-kong-old', text);
  if (!drill.ok) throw new Error(drill.error);
  return drill.value;
}

describe('a drill', () => {
  it('is read from its line and written as it was', () => {
    const drill = drillOf(LINE);
    expect(drill).toMatchObject({ theme: 'chow-or-wait', twin: '0123abcd', rules: 'hong-kong-old' });
    expect(drill.verdicts[1]?.low).toBeCloseTo(-0.56, 9);
    expect(formatDrill(drill)).toBe(LINE);
  });

  it('has an id that follows from game and position alone', () => {
    const { id } = drillOf(LINE);
    expect(drillOf(LINE.replace('1.5~0.2', '9~1')).id).toBe(id);
    expect(drillOf(LINE.replace(':2m', ':3m')).id).not.toBe(id);
  });

  it('lies on the table with its judged choices', () => {
    const { choices, judged } = taskOf(drillOf(LINE));
    expect(judged.map(({ action }) => action.type)).toEqual(['pass', 'chow']);
    for (const { action } of judged) expect(choices).toContain(action);
    expect(() => taskOf(drillOf(LINE.replace('46p -0', '67p -0')))).toThrow('no choice');
  });

  it('gives a deal to play on from: it looks as the drill does, always the same for a seed', () => {
    const drill = drillOf(LINE);
    const { view, choices } = taskOf(drill);
    const deal = dealOfDrill(drill, '1');
    expect(positionWords(seatView(deal, view.seat), '')).toEqual(positionWords(view, ''));
    expect(legalActions(deal, view.seat)).toEqual(choices);
    expect(dealOfDrill(drill, '1')).toEqual(deal);
    expect(dealOfDrill(drill, '2')).not.toEqual(deal);
  });

  it.each([
    [7, 'is no drill'],
    ['minimum', 'is no drill'],
    [LINE.replace('0123abcd', 'here'), 'is no drill'],
    [LINE.replace('chow-or-wait', 'luck'), 'There is no theme "luck"'],
    [LINE.replace('~0.2', ''), 'does not say what a choice is worth'],
    [LINE.replace('pass 1.5~0.2,', ''), 'nothing to choose'],
  ])('is refused with a sentence where it is none: %s', (text, why) => {
    const read = parseDrill('hong-kong-old', text);
    expect(read.ok ? '' : read.error).toContain(why);
    expect(parseDrills('hong-kong-old', { drills: [LINE, text] }).ok).toBe(false);
  });
});

describe('a file of drills', () => {
  it('is fetched once, when it is first asked for', async () => {
    let fetched = 0;
    addDrills('toy', () => {
      fetched++;
      return Promise.resolve({ drills: [LINE] });
    });
    expect(drillFileOf('toy')).not.toBeNull();
    expect(fetched).toBe(0);
    expect(await loadDrills('toy')).toMatchObject([{ rules: 'toy', theme: 'chow-or-wait' }]);
    expect(await loadDrills('toy')).toHaveLength(1);
    expect(fetched).toBe(1);
  });

  it('is none for a game without drills, and refused where it is damaged', async () => {
    expect(await loadDrills('no game')).toEqual([]);
    addDrills('damaged', () => Promise.resolve({ drills: ['?'] }));
    await expect(loadDrills('damaged')).rejects.toThrow('is no drill');
    for (const file of [null, {}, { drills: 'all' }, { drills: [1] }])
      expect(parseDrills('toy', file)).toMatchObject({
        ok: false,
        error: expect.stringContaining('This is no file of drills: Invalid') as string,
      });
  });
});

describe('a choice as text', () => {
  const { view } = taskOf(drillOf(LINE));
  const tile = (text: string) => rulesOf(view).tiles.kinds.indexOf(kindOf(text));
  const rows: readonly [Partial<Action>, string][] = [
    [{ type: 'pass' }, 'pass'],
    [{ type: 'win' }, 'win'],
    [{ type: 'pong', own: [1, 2] }, 'pong'],
    [{ type: 'kong', own: [1, 2, 3] }, 'kong'],
    [{ type: 'chow', own: [tile('6p'), tile('7p')] }, '67p'],
    [{ type: 'chow', own: [tile('7p'), tile('6p')] }, '67p'],
    [{ type: 'discard', tile: tile('5p') }, '-5p'],
    [{ type: 'discard', tile: tile('C') }, '-C'],
    [{ type: 'concealed-kong', kind: kindOf('5p') }, '(5p)'],
    [{ type: 'added-kong', tile: tile('5p') }, '[5p]'],
    [{ type: 'pong', own: [tile('5p'), tile('5m')] }, 'pong:5m5p'],
    [{ type: 'chow', own: [tile('7p'), tile('6p')], kind: kindOf('5p') }, '67p:5p'],
    [{ type: 'group', own: [tile('5p'), tile('5m')] }, '=5m5p'],
    [{ type: 'exchange', tiles: [] }, '>'],
    [{ type: 'exchange', tiles: [tile('9s'), tile('1m')] }, '>9s1m'],
    [{ type: 'declare', what: 'more', tile: null, target: null }, '!more'],
    [{ type: 'declare', what: 'ready', tile: tile('5p'), target: null }, '!ready:5p'],
    [{ type: 'declare', what: 'void', tile: null, target: { seat: 2, tile: null } }, '!void@W'],
    [
      { type: 'declare', what: 'swap', tile: tile('5p'), target: { seat: 0, tile: tile('C') } },
      '!swap:5p@EC',
    ],
  ];

  it.each(rows)('%j is written %s', (action, text) => {
    expect(writtenChoice(view, { seat: 1, ...action } as Action)).toBe(text);
  });
});
