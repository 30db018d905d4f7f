import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { reasonPositions } from '../../data/reasonPositions';
import { codesOf } from '../../support/reasonPairs';

const [rules, , better, , position] = reasonPositions['loses-minimum'].told[0]!;
const strict = `${position} {"strictCalling":true}`;

it('a win that the rules do not allow is told as that, and by nothing else', () => {
  expect(codesOf({ rules, term: 'likelier', better, other: 'win', position: strict })).toEqual(['false-win']);
});

it('where false wins are not punished none is offered', () => {
  expect(codesOf({ rules, term: 'likelier', better, other: 'win', position })).toBeNull();
});
