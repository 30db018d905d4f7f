import { describe, expect, it } from 'vitest';
import { delaysOf } from '../../src/store/match/pace';
import { handsOpened } from '../../src/ui/motion/win/openHands';
import { handTimes, stillUntil } from '../../src/ui/motion/win/steps';
import { winScenes } from './winScenes';

const ms = { instant: 80, fade: 140, move: 220, fly: 320, reveal: 520, scene: 900 };
const normal = { ms, isReduced: false };

function opened(name: string) {
  const scene = winScenes[name]?.();
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return { ...scene, hands: handsOpened(scene.before, scene.after) };
}

const reduced = { ms: { ...ms, reveal: 120 }, isReduced: true };
const fast = { ms: { ...ms, reveal: 260 }, isReduced: false };

describe('the steps of a win', () => {
  it('are those of one winner, to the millisecond', () => {
    expect(handTimes(1, normal)).toEqual([{ part: 160, land: 320, stamp: 440, end: 520 }]);
  });

  it('take half of the time at the fast pace', () => {
    expect(handTimes(1, fast)).toEqual([{ part: 80, land: 160, stamp: 220, end: 260 }]);
  });

  it('show several hands one after the other, each with a stamp of its own', () => {
    const hands = handTimes(3, normal);
    expect(hands.map(({ part }) => part)).toEqual([160, 520, 820]);
    expect(hands.map(({ end }) => Math.round(end))).toEqual([520, 820, 1120]);
  });

  it.each([
    ['normal', normal, 1],
    ['normal', normal, 3],
    ['fast', fast, 1],
    ['fast', fast, 2],
  ] as const)('leave the time to look before the table goes on, at the pace %s', (pace, times, winners) => {
    const { end, another } = delaysOf(pace);
    const stamped = handTimes(winners, times).at(-1)?.end ?? 0;
    expect(end + (winners - 1) * another - stamped).toBeCloseTo(delaysOf(pace).end - times.ms.reveal);
  });

  it('are one where nothing may move: the whole hand fades in, and stays for 600 milliseconds', () => {
    expect(handTimes(1, reduced)).toEqual([{ part: 0, land: 0, stamp: 0, end: 0 }]);
    expect(stillUntil(1)).toBe(600);
    expect(handTimes(2, reduced)[1]?.stamp).toBe(300);
    expect(stillUntil(2)).toBe(900);
  });
});

describe('the hands that are opened', () => {
  it.each(Object.keys(winScenes))('hold every tile of the winner once: %s', (name) => {
    const { hands, after } = opened(name);
    expect(hands.length).toBe(name === 'two' ? 2 : 1);
    for (const { seat, groups, tile } of hands) {
      const tiles = groups.flatMap((group) => group.tiles);
      const held = new Set([...(after.view?.seats[seat]?.open ?? []), tile]);
      expect(tiles).toHaveLength(held.size);
      expect(new Set(tiles)).toEqual(held);
      const places = groups.filter(({ won }) => won !== null);
      expect(places.map(({ tiles: own, won }) => own[won ?? -1])).toEqual([tile]);
    }
  });
});
