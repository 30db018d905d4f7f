import { describe, expect, it } from 'vitest';
import { delaysOf } from '../../src/store/match/pace';
import { handsOpened } from '../../src/ui/motion/win/openHands';
import { winSteps } from '../../src/ui/motion/win/steps';
import { winScenes } from './winScenes';

const ms = { instant: 80, fade: 140, move: 220, fly: 320, reveal: 520, scene: 900 };
const normal = { ms, isReduced: false };

function opened(name: string) {
  const scene = winScenes[name]?.();
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return { ...scene, hands: handsOpened(scene.before, scene.after) };
}

describe('the steps of a win', () => {
  it('are those of one winner, to the millisecond', () => {
    expect(winSteps(1, normal)).toEqual({
      veil: { from: 0, until: 160 },
      hands: [
        {
          part: { from: 160, until: 320 },
          land: { from: 320, until: 440 },
          stamp: { from: 440, until: 520 },
        },
      ],
      over: 1220,
    });
  });

  it.each([
    ['normal', ms, 1],
    ['normal', ms, 3],
    ['fast', { ...ms, reveal: 260 }, 1],
    ['fast', { ...ms, reveal: 260 }, 2],
  ] as const)('are over at the pace %s when the table goes on', (pace, times, winners) => {
    const { end, another } = delaysOf(pace);
    const { over } = winSteps(winners, { ms: times, isReduced: false });
    expect(over).toBe(end + (winners - 1) * another);
  });

  it('take half of the time at the fast pace', () => {
    const { hands } = winSteps(1, { ms: { ...ms, reveal: 260 }, isReduced: false });
    expect(hands[0]?.land).toEqual({ from: 160, until: 220 });
    expect(hands[0]?.stamp).toEqual({ from: 220, until: 260 });
  });

  it('show several hands one after the other, each with a stamp of its own', () => {
    const { hands, over } = winSteps(3, normal);
    expect(hands.map(({ part }) => part.from)).toEqual([160, 520, 820]);
    expect(hands.map(({ stamp }) => Math.round(stamp.until))).toEqual([520, 820, 1120]);
    expect(over).toBe(1820);
  });

  it('are one where nothing may move: the whole hand fades in, and stays for 600 milliseconds', () => {
    const { veil, hands, over } = winSteps(1, { ms: { ...ms, reveal: 120 }, isReduced: true });
    for (const step of [veil, hands[0]?.part, hands[0]?.stamp]) expect(step).toEqual({ from: 0, until: 120 });
    expect(over).toBe(600);
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
