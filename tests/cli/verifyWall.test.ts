import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulateMatches } from '../../src/cli/simulate';
import type { GameRecord } from '../../src/engine/record';
import { games } from '../../src/rule-sets/registry';
import { optionsOf } from '../support/rigged';
import { randomMatch } from '../support/randomPlay';
import { playMatch } from '../support/recorded';
import { TOYS } from '../support/toys/loaded';
import { onlooker } from '../support/steeredBots';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-walls-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function records(rules: string, options: object, hands: number): GameRecord[] {
  const found: GameRecord[] = [];
  const bots = [onlooker, onlooker, onlooker, onlooker];
  const simulation = { rules, options: optionsOf(rules, options), hands, seed: hands, bots };
  simulateMatches(
    simulation,
    () => {},
    (record) => found.push(record),
  );
  return found;
}

function check(
  name: string,
  of: readonly GameRecord[],
): { status: number | null; out: string; error: string } {
  const file = join(folder, name);
  writeFileSync(file, of.map((record) => JSON.stringify(record)).join('\n'));
  const { status, stdout, stderr } = spawnSync('node', ['scripts/verifyWall.mjs', file], {
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

test('a script that shares no code with the game agrees on 1,000 walls', () => {
  const all = [
    ...records('hong-kong-old', {}, 400),
    ...records('hong-kong-old', { dice: 'two-twice', bonusTiles: false }, 200),
    ...records('hong-kong-common', { deadWall: 14 }, 200),
    ...records('taisen', {}, 100),
    ...records('classical', {}, 40),
    ...records('classical', { extraTiles: 'none' }, 20),
    ...records('classical', { extraTiles: 'all' }, 40),
  ];
  const agreed = { status: 0, out: '1000 walls, 0 wrong\n', error: '' };
  expect(check('walls.jsonl', all)).toEqual(agreed);
  // As earlier versions wrote them.
  const old = all.map((record) => {
    const { walls: _, ...rest } = record;
    return rest;
  });
  expect(check('old.jsonl', old)).toEqual(agreed);
});

test('it knows walls of any tiles and sides from the record alone', () => {
  const all = [...games(), ...TOYS].map(({ id }) => playMatch(randomMatch(id, 'walls')).record);
  expect(check('any.jsonl', all)).toMatchObject({ status: 0, error: '' });
});

test('it finds one swapped pair, and a seed that was not the one committed to', () => {
  const [record] = records('hong-kong-old', {}, 4);
  if (!record) throw new Error('No record was made.');
  const [hand, ...rest] = record.hands;
  if (!hand) throw new Error('No hand was recorded.');
  const wall = hand.wall.slice();
  const other = wall.findIndex((tile) => tile !== wall[0]);
  [wall[0], wall[other]] = [wall[other] ?? '', wall[0] ?? ''];
  const swapped = { ...record, hands: [{ ...hand, wall }, ...rest] };
  expect(check('swapped.jsonl', [swapped])).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^Wall 1 is/) as string,
  });
  const otherSeed = { ...record, commitment: `0${record.commitment?.slice(1)}` };
  expect(check('committed.jsonl', [otherSeed]).status).toBe(1);
});

test.each([
  ['a file that is missing', ['no-such-file.jsonl'], '"no-such-file.jsonl" cannot be read: ENOENT.'],
  ['no argument', [], 'Name one file of records: node scripts/verifyWall.mjs FILE'],
])('%s is said in one sentence', (_what, args, error) => {
  const ran = spawnSync('node', ['scripts/verifyWall.mjs', ...args], { encoding: 'utf8' });
  expect([ran.status, ran.stdout, ran.stderr]).toEqual([1, '', `${error}\n`]);
});

test.each([
  ['broken JSON', '{"format":', 'Line 1 is not JSON.'],
  ['something else', '\uFEFF[null]', 'Line 1 is no game record.'],
  [
    'no seed',
    '{"rules":"taisen","options":{},"seed":null,"hands":[]}',
    'Line 1 has no seed, so no wall was promised.',
  ],
])('%s in a file is said in one sentence', (_what, text, error) => {
  const file = join(folder, 'strange.jsonl');
  writeFileSync(file, text);
  const ran = spawnSync('node', ['scripts/verifyWall.mjs', file], { encoding: 'utf8' });
  expect([ran.status, ran.stdout, ran.stderr]).toEqual([1, '', `${error}\n`]);
});
