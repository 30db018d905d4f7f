import { expect, it } from 'vitest';
import { cleanName } from '../../src/engine/playerName';
import { parseRecord } from '../../src/engine/recordSchema';
import '../../src/rule-sets/everything';
import { someMatch } from '../support/reviewed';

const CASES: readonly (readonly [string, string])[] = [
  ['Ann', 'Ann'],
  ['阿美', '阿美'],
  ['  Ann \n\t of  the Hill\r\n', 'Ann of the Hill'],
  ['x'.repeat(400), 'x'.repeat(40)],
  ['🀄'.repeat(400), '🀄'.repeat(40)],
  ['\u202egnow\u202c', 'gnow'],
  ['a\u0000\u001b[31mb', 'a[31mb'],
  ['z\u200ber\ufefft', 'zert'],
  ['👩\u200d👧', '👩\u200d👧'],
  [`Z${'\u0351'.repeat(90)}o`, `Z${'\u0351'.repeat(3)}o`],
  ['\ud800', '–'],
  [' \u200d ', '–'],
  ['\u3164\u115f\uffa0', '–'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['', '–'],
];

it.each(CASES)('the name %j is read as %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
  expect(cleanName(clean)).toBe(clean);
});

it('a record is read with clean names', () => {
  const record = someMatch('hong-kong-old', 'tea');
  const players = record.players.map((player) => ({ ...player, name: `a\nb${'c'.repeat(400)}` }));
  const read = parseRecord(JSON.parse(JSON.stringify({ ...record, players })));
  const names = read.ok ? read.value.players.map(({ name }) => name) : [];
  expect(names).toEqual(players.map(() => `a b${'c'.repeat(37)}`));
});
