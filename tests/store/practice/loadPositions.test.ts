import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import type { Drill } from '../../../src/coach/drills/drill';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import { loadBotRatings, loadPositions } from '../../../src/store/practice/loadPositions';

const RULES = 'hong-kong-old';
const games = { load: () => Promise.resolve() };
const failing = { load: () => Promise.reject(new Error('offline')) };

describe('the positions of a game', () => {
  it("are those that come with it, and the player's own of this game that can still be laid", async () => {
    const [one, other] = (await loadDrills(RULES)) as [Drill, Drill];
    const foreign = { ...other, rules: 'classical' } as Drill;
    const broken = { ...other, position: 'none' };
    const found = await loadPositions(games, RULES, [foreign, broken, one]);
    expect(found).toEqual({ ok: true, shipped: await loadDrills(RULES), own: [one] });
  });

  it('are none for a game without any', async () => {
    expect(await loadPositions(games, 'taisen', [])).toEqual({ ok: false, why: 'empty' });
  });

  it('and its bots are not there when the game does not come', async () => {
    expect(await loadPositions(failing, RULES, [])).toEqual({ ok: false, why: 'failed' });
    expect(await loadBotRatings(failing, RULES)).toEqual(new Map());
    expect((await loadBotRatings(games, RULES)).size).toBeGreaterThan(0);
  });
});
