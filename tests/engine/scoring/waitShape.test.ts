import { describe, expect, it } from 'vitest';
import type { WinContext } from '../../../src/engine/rules';
import { formatTile } from '../../../src/engine/notation';
import { setReadings } from '../../../src/engine/scoring/setReadings';
import { completingKinds, isOnlyWait, waitShapeOf, type UsedUp } from '../../../src/engine/scoring/waitShape';
import { rulesWith, winOf } from '../../support/wins';

const rules = rulesWith('hong-kong-old');
const forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: true } as const;
const wonWith = (hand: string): WinContext => winOf(rules, hand, { how: 'S discard W' });

const shapesOf = (hand: string) => setReadings(forms, wonWith(hand)).map(waitShapeOf);

/** The kinds that complete a hand without its winning tile. */
function waitsOf(hand: string, usedUp: UsedUp): string {
  const win = wonWith(hand);
  const counts = win.counts.map((count, kind) => count - Number(kind === win.tile));
  return completingKinds(rules, { ...win, counts }, usedUp)
    .map(formatTile)
    .join(' ');
}

describe('the shape of a wait', () => {
  it.each([
    ['12m456m789p345s22s+3m', ['edge']],
    ['89m456m789p345s22s+7m', ['edge']],
    ['23m456p789p345s22s+1m', ['two-sided']],
    ['23m456p789p345s22s+4m', ['two-sided']],
    ['78m456p789p345s22s+9m', ['two-sided']],
    ['46m123m789p345s22s+5m', ['middle']],
    ['456m123m789p345s2s+2s', ['single']],
    ['22m567m789p345s22s+2m', [null]],
    ['1233m456p789p345s+3m', ['edge', 'single']],
    ['2345m456p789p345s+5m', ['single']],
    ['19m19p19sESWNCFP+1m', [null]],
    ['223344m55667s99p+7s', ['two-sided', null]],
  ])('%s', (hand, shapes) => {
    expect(shapesOf(hand)).toEqual(shapes);
  });
});

describe('the kinds that complete a hand', () => {
  it.each([
    ['12m456m789p345s22s+3m', '3m', true],
    ['1233m456678p789s+3m', '3m', true],
    ['12345m456p789s88p+3m', '3m 6m', false],
    ['7888m[666m][777m][999m]+6m', '6m 7m 9m', false],
    ['19m19p19sESWNCFP+1m', '1m 9m 1p 9p 1s 9s E S W N C F P', false],
    ['EESSWWNNCCFFP+P', 'P', true],
  ])('%s: %s', (hand, kinds, isOnly) => {
    expect(waitsOf(hand, 'count')).toBe(kinds);
    expect(isOnlyWait(rules, wonWith(hand), 'count')).toBe(isOnly);
  });

  it.each([
    ['1234444678m456p+1m', '1m 4m', '1m'],
    ['3m456p789p345s(4444m)+3m', '3m', '3m'],
    ['23m456p55p345s(4444m)+1m', '1m 4m', '1m'],
  ])('%s: also those used up, or without them', (hand, all, left) => {
    expect(waitsOf(hand, 'count')).toBe(all);
    expect(waitsOf(hand, 'ignore')).toBe(left);
    expect(isOnlyWait(rules, wonWith(hand), 'ignore')).toBe(true);
  });

  it('are not asked for where there is no winning tile', () => {
    expect(isOnlyWait(rules, { ...wonWith('12m456m789p345s22s+3m'), tile: null }, 'count')).toBe(false);
  });
});
