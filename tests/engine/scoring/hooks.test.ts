import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/engine/refusing';
import { rulesWith, winOf } from '../../support/wins';

const READY = '45p99s[CCC][FFF][SSS]+6p';
const CHEAP = '45p99s[CCC][FFF][NNN]+6p';
const SEVEN = '14m|1234f123y';
const EIGHT = '14m|1234f1234y';

describe('refusal', () => {
  it.each(['hong-kong-old', 'hong-kong-common'])('asks %s for a complete hand and the minimum', (id) => {
    const rules = rulesWith(id);
    const refusal = (hand: string) => refusalOf(rules, winOf(rules, hand, { how: 'S discard W' }));
    expect(refusal(READY)).toBeNull();
    expect(refusal(`${CHEAP}|1f`)).toEqual({ code: 'below-minimum', figures: { has: 2, needs: 3 } });
    expect(refusal(READY.replace('6p', '7p'))).toEqual({ code: 'not-complete' });
  });

  it('says the same as the sheet', () => {
    for (const id of ['hong-kong-old', 'hong-kong-common']) {
      for (const minimumFaan of [0, 2, 3, 5, 8]) {
        const rules = rulesWith(id, { minimumFaan });
        for (const hand of [READY, CHEAP, '1112345678999m+5m', '19m19p19sESWNCFP+P', '1133m5577p99sEEN+N']) {
          const context = winOf(rules, hand, { how: 'S wall' });
          expect(refusalOf(rules, context) === null).toBe(rules.score(context)?.legal ?? false);
        }
      }
    }
  });
});

describe('bonusWin', () => {
  it.each([
    ['hong-kong-old', {}, EIGHT, 'must'],
    ['hong-kong-old', { minimumFaan: 8 }, EIGHT, 'must'],
    ['hong-kong-old', {}, SEVEN, null],
    ['hong-kong-old', { limitHands: ['all-kongs'] }, EIGHT, null],
    ['hong-kong-common', {}, SEVEN, 'may'],
    ['hong-kong-common', {}, EIGHT, 'may'],
    ['hong-kong-common', { minimumFaan: 4 }, SEVEN, null],
    ['hong-kong-common', { minimumFaan: 8 }, EIGHT, 'may'],
    ['hong-kong-common', {}, '14m|1234f12y', null],
  ])('%s %j %s: %s', (id, options, hand, answer) => {
    const rules = rulesWith(id, options);
    const context = winOf(rules, hand, { how: 'S bonus-tiles' });
    expect(rules.bonusWin(context)).toBe(answer);
    expect(rules.bonusWin({ ...context, from: 0 })).toBeNull();
    expect(refusalOf(rules, context) === null).toBe(answer !== null);
  });

  it('is nothing in taisen', () => {
    const rules = rulesWith('taisen');
    expect(rules.bonusWin(winOf(rules, '14m', { how: 'S bonus-tiles' }))).toBeNull();
    expect(rules.report(winOf(rules, '14m', { how: 'S bonus-tiles' }), [])).toEqual({
      legal: false,
      reason: 'not-complete',
    });
  });
});

describe('robbing a kong', () => {
  const ORPHANS = '19m19p19sESWNCFF+P';
  it.each([
    ['any', [true, true, true]],
    ['added', [true, false, false]],
    ['added-or-thirteen-orphans', [true, false, true]],
    ['never', [false, false, false]],
  ])('%s', (robKong, [added, concealed, orphans]) => {
    const rules = rulesWith('hong-kong-old', { robKong });
    const mayRob = (hand: string, kong: 'added-kong' | 'concealed-kong') =>
      refusalOf(rules, { ...winOf(rules, hand, { how: 'S discard W' }), by: 'robbed-kong', kong })?.code !==
      'kong-not-robbed';
    expect(mayRob(READY, 'added-kong')).toBe(added);
    expect(mayRob(READY, 'concealed-kong')).toBe(concealed);
    expect(mayRob(ORPHANS, 'concealed-kong')).toBe(orphans);
  });
});

describe('who may win in taisen', () => {
  const CHOW = '123456m78m22p146s+9m';
  const EYES = '123456789m2p146s+2p';
  const PUNG = '123456m99m22p146s+9m';
  const PUNG_OR_CHOW = '123456m7899m22p1s+9m';
  it.each([
    [CHOW, 'S discard E', true],
    [CHOW, 'W discard E', false],
    [CHOW, 'N discard E', false],
    [CHOW, 'E discard N', true],
    [EYES, 'S discard E', true],
    [EYES, 'W discard E', false],
    [PUNG, 'W discard E', true],
    [PUNG_OR_CHOW, 'W discard E', true],
    [PUNG_OR_CHOW.replace('22p', '25p'), 'W discard E', false],
    ['123456789m22p46s+E'.replace('46s', '4s6s'), 'S discard E', false],
    [CHOW, 'W wall', true],
  ])('%s %s: %s', (hand, how, may) => {
    const rules = rulesWith('taisen');
    expect(refusalOf(rules, winOf(rules, hand, { how })) === null).toBe(may);
    const open = rulesWith('taisen', { winFromAnyone: true });
    expect(refusalOf(open, winOf(open, hand, { how })) === null).toBe(
      open.score(winOf(open, hand, { how })) !== null,
    );
  });

  it('lets anyone win when that is the rule', () => {
    const rules = rulesWith('taisen', { winFromAnyone: true });
    expect(refusalOf(rules, winOf(rules, CHOW, { how: 'W discard E' }))).toBeNull();
  });
});
