import '../../src/rule-sets/everything';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../research/commands';
import { coachCommand } from '../../src/cli/coach/coachCommand';
import type { Command } from '../../src/cli/command';
import { drillsCommand } from '../../src/cli/drillsCommand';
import { replayCommand, replayFile } from '../../src/cli/replayFile';
import { scoreLine } from '../../src/cli/scoreRequest';
import { sentence } from '../../src/cli/sentence';
import { simCommand } from '../../src/cli/simCommand';
import { bigLines, bigTexts, faultOfRefusal, hostileCase, hostileLine } from '../support/hostile/cases';
import { shortRecord } from '../support/hostile/record';
import { testRandom } from '../support/randomPlay';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const parsers: Readonly<Record<string, Command['parse']>> = {
  ...Object.fromEntries(Object.entries(COMMANDS).map(([name, { parse }]) => [name, parse])),
  coach: coachCommand.parse,
  drills: drillsCommand.parse,
  replay: (line) => {
    const file = replayCommand.parse(line);
    return file.ok ? replayFile(file.value) : file;
  },
  sim: simCommand.parse,
};

const record = shortRecord();

/** What a command says to an input; null where it was not refused. */
function refusalOf(command: string, args: readonly string[], file: string): string | null {
  const paths = new Map(['IN', 'OUT'].map((name) => [name, join(folder, name)]));
  writeFileSync(join(folder, 'IN'), file);
  const result = parsers[command]?.(args.map((each) => paths.get(each) ?? each));
  return result?.ok === false ? sentence(result.error) : null;
}

/** What a file says is read after the arguments by all but two. */
function isReadLater(command: string, args: readonly string[], file: string): boolean {
  if (command === 'learn' && args.some((each) => each.startsWith('--worth='))) return true;
  return file !== 'nothing that is read' && !['replay', 'regret'].includes(command);
}

describe('hostile inputs', () => {
  test.each(Object.keys(parsers))('%s refuses each of them in one short line', (command) => {
    const random = testRandom(`hostile ${command}`);
    for (let count = 0; count < 40; count++) {
      const { args, file, mustFail } = hostileCase(command, record, random);
      const said = refusalOf(command, args, file);
      const input = [args, file].join(' ').slice(0, 200);
      if (said !== null) expect([input, faultOfRefusal(said)]).toEqual([input, null]);
      else expect([input, mustFail && !isReadLater(command, args, file)]).toEqual([input, false]);
    }
  });

  test('the calculator answers every line', () => {
    const random = testRandom('hostile lines');
    for (let count = 0; count < 200; count++) {
      const line = hostileLine(random);
      const answer = scoreLine(line);
      const fault = 'error' in answer ? faultOfRefusal(String(answer.error)) : null;
      expect([line.slice(0, 200), fault]).toEqual([line.slice(0, 200), null]);
    }
  });

  test('a line of sixteen million signs is refused as well', () => {
    const [line = ''] = bigLines().slice(-1);
    expect(faultOfRefusal(String((scoreLine(line) as { error: unknown }).error))).toBe(null);
    const [text = ''] = bigTexts(record).slice(-1);
    expect(refusalOf('replay', ['IN'], text)).toMatch(/^Record 1 \(line 1\): There is no option "o{90,}…/);
  });
});
