import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../src/engine/handNotation';
import { formatTile } from '../../../src/engine/notation';
import { waits } from '../../../src/engine/scoring/waits';
import { countsOf, rulesWith } from '../../support/wins';

const UNSEEN = Array<number>(34).fill(2);

/** Waits as `tile discard/self-drawn`, a dash where it may not be won. */
function waitsOf(
  text: string,
  options: Readonly<Record<string, unknown>> = {},
  id = 'hong-kong-old',
): string[] {
  const rules = rulesWith(id, options);
  const hand = parseHand(text, {
    geometry: rules.geometry,
    tiles: rules.tiles,
    layOuts: rules.layOuts,
    sort: 'held',
  });
  if (!hand.ok) throw new Error(hand.error);
  const { melds, bonus } = hand.value;
  const found = waits(rules, { seat: 1, round: 0, counts: countsOf(rules, text), melds, bonus }, UNSEEN);
  return found.map(
    ({ kind, discard, selfDrawn }) => `${formatTile(kind)} ${discard ?? '-'}/${selfDrawn ?? '-'}`,
  );
}

describe('waits', () => {
  it.each([
    ['45p99s[CCC][FFF][SSS]|1f', ['3p 1/2', '6p 1/2']],
    ['45p99s[CCC][FFF][NNN]|1f', ['3p -/-', '6p -/-']],
    ['222m444p77s345s88p|1f', ['8p -/2', '7s -/2']],
    ['19m19p19sESWNCFP', '1m 9m 1p 9p 1s 9s E S W N C F P'.split(' ').map((tile) => `${tile} 64/64`)],
    ['147m258p369sESWN', []],
    ['1m[CCC][FFF][SSS](9999m)|1f', ['1m 4/8']],
    ['78m11p(9999m)[CCC][FFF]|1f', ['6m -/-']],
  ])('of %s', (hand, expected) => {
    expect(waitsOf(hand)).toEqual(expected);
  });

  it('leaves out a kind of which the hand holds all four', () => {
    expect(waitsOf('3333m456p[CCC][FFF]')).toEqual([]);
    expect(waitsOf('3m(3333p)[333m][CCC][FFF]')).toEqual([]);
  });

  it('counts the copies not seen', () => {
    const rules = rulesWith('hong-kong-old');
    const unseen = UNSEEN.slice();
    unseen[14] = 0;
    const counts = countsOf(rules, '45p99s[CCC][FFF][SSS]');
    const melds = [31, 32, 28].map((kind) => ({ type: 'pong', kind, concealed: false, from: 0 }) as const);
    const found = waits(rules, { seat: 1, round: 0, counts, melds, bonus: [] }, unseen);
    expect(found.map(({ kind, left }) => [kind, left])).toEqual([
      [11, 2],
      [14, 0],
    ]);
    expect(counts).toEqual(countsOf(rules, '45p99s[CCC][FFF][SSS]'));
  });

  it('knows the other rule sets', () => {
    expect(waitsOf('234m55p678p67s[345s]|2f', {}, 'hong-kong-common')).toEqual(['5s -/8', '8s -/8']);
    expect(waitsOf('123456m78m22p146s', {}, 'taisen')).toContain('9m 1/1');
  });
});
