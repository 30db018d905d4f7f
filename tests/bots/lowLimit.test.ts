import { expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { levelsFor } from '../../src/bots/levels';
import { optionsOf } from '../support/rigged';

const levels = (options: object) =>
  levelsFor({ rules: 'hong-kong-common', options: optionsOf('hong-kong-common', options) });

it('nothing learned holds where four faan pay like the best hand; other payments change nothing', () => {
  expect(levels({ limitFaan: 4 })).toEqual(['gentle', 'steady']);
  for (const options of [{ limitFaan: 8 }, { rise: '4-7-10' }, { rise: '5-7-9' }, { base: 'quarter' }])
    expect(levels(options)).toEqual(['gentle', 'steady', 'sharp', 'master']);
});
