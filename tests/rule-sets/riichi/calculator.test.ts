import { describe, expect, test } from 'vitest';
import '../../../src/rule-sets/everything';
import { formatHand } from '../../../src/engine/handNotation';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import { createCalculator } from '../../../src/store/calculator/calculatorStore';
import { inGame, underRules } from '../../../src/store/calculator/compare';
import { newDraft } from '../../../src/store/calculator/draft';
import type { Entry } from '../../../src/store/calculator/edits';
import { idleSituations, winOf } from '../../../src/store/calculator/judge';
import { completeOptions } from '../../../src/store/selectors/optionList';
import { entered } from '../../support/entered';
import type { Request } from '../../support/entered';
import { HANDS } from './hands';
import { requestOf, told } from './rows';

test.each(HANDS)('pressed tile by tile: %s %s, %s; %s', (...row) => {
  const { request, options } = requestOf(row);
  const { judged, readBack } = entered({ ...(request as unknown as Request), rules: 'riichi', options });
  expect(judged.type).toBe(row[6] === '—' ? 'below' : 'won');
  expect(told(rulesOf(readBack).report(winOf(readBack), []))).toEqual(row.slice(4));
});

describe('red fives in what is laid out', () => {
  const pressed = (presses: string): string => {
    const options = completeOptions('riichi', {});
    const { getState } = createCalculator(newDraft({ rules: 'riichi', options }), () => undefined);
    const answers = presses.split(' ').map((each) => {
      const [entry = '', tile] = each.split(':');
      if (tile === undefined) return null;
      getState().enter(entry as Entry);
      return getState().press(kindsOfText(tile)[0]!);
    });
    return [formatHand(getState().draft.hands[0]!), ...answers.filter((why) => why !== null)].join(' ');
  };

  test.each([
    ['chow:4s', '[456s]'],
    ['chow:0s', '[067s]'],
    ['chow:4s chow:0s', '[406s]'],
    ['chow:4s chow:4s chow:0s', '[456s][406s]'],
    ['pong:5p', '[555p]'],
    ['pong:0p', '[550p]'],
    ['pong:5p pong:0p', '[550p]'],
    ['kong:5p', '[5550p]'],
    ['concealed-kong:5m', '(5550m)'],
    ['tile:5m tile:5m pong:5m', '55m used'],
    ['tile:5m tile:5m tile:5m chow:3m', '555m[340m]'],
    ['tile:5m tile:5m tile:5m chow:3m chow:0m', '555m[340m] used'],
    ['chow:1s chow:0s', '[123s][067s]'],
  ])('%s', (presses, hand) => {
    expect(pressed(presses)).toBe(hand);
  });
});

test('under other rules a red five is a five', () => {
  const options = completeOptions('riichi', {});
  const { readBack } = entered({
    rules: 'riichi',
    options,
    hand: '22p678p345s67s[340m]+8s',
    seat: 'S',
    by: 'discard',
    from: 'E',
  });
  const old = { rules: 'hong-kong-old', options: completeOptions('hong-kong-old', {}) };
  expect(underRules(readBack, old)).toMatchObject({ type: 'judged', judgement: { type: 'below' } });
  expect(inGame(readBack, old).hands.map(formatHand)).toEqual(['22678p34567s[345m]+8s']);
});

test('ippatsu counts only with riichi', () => {
  const options = completeOptions('riichi', {});
  const idle = (...situation: string[]) =>
    idleSituations({ ...newDraft({ rules: 'riichi', options }), situation }).map(({ word }) => word);
  expect(idle('ippatsu', 'last-tile')).toEqual(['ippatsu']);
  expect(idle('riichi', 'ippatsu')).toEqual([]);
  expect(idle('ippatsu', 'double-riichi')).toEqual([]);
});
