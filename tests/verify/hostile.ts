import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { COMMANDS as RESEARCH } from '../../research/commands';
import type { Random } from '../../src/engine/random';
import { stream } from '../../src/engine/random';
import { bigLines, bigTexts, faultOfRefusal, hostileCase, hostileLine } from '../support/hostile/cases';
import type { HostileCase } from '../support/hostile/cases';
import { COMMANDS } from '../support/hostile/commands';
import { shortRecord } from '../support/hostile/record';

/** Milliseconds of computing that an input may take, the start of the command included. Other work does not count. */
const LONGEST = 2000;
/** Milliseconds after which a command is killed that waits for something. */
const WAITED = 20_000;
/** Makes a process say, on a stream of its own, for how many milliseconds it computed. */
const CLOCK = `data:text/javascript,import { writeSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
});`;
/** Lines that one run of the calculator answers. */
const LINES = 50;
const HALF = 2;
/** Characters that are shown of an input that was not refused well. */
const SHOWN = 2000;

/** One run of a command: an input, or several lines for the calculator. */
interface Trial extends HostileCase {
  readonly input: readonly string[];
  /** Where standard output goes, if not to who reads it. */
  readonly stdout?: string;
}

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
  readonly ms: number;
}

interface Figures {
  inputs: number;
  refused: number;
  longest: number;
}

/**
 * Gives `count` inputs to the commands, each in a process of its own, half of them lines for the calculator. Throws with
 * the input that ends in a trace, in more than one line, in success although it is wrong, or after two seconds of computing.
 */
export async function verifyHostile(count: number, seed: number): Promise<void> {
  // Below the packages: what is built here finds them.
  const folder = mkdtempSync(resolve('node_modules/.cache/hostile-'));
  try {
    await bundle(folder);
    const trials = trialsOf(count, stream(String(seed), 'hostile')).values();
    const figures = new Map<string, Figures>();
    const work = async (worker: number): Promise<void> => {
      for (const trial of trials) {
        const ran = await run(folder, worker, trial);
        const fault = faultOf(trial, ran);
        if (fault !== null) throw new Error(`${fault}: ${shown(trial)}\n${ran.error.slice(0, SHOWN)}`);
        add(figures, trial, ran);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, (_, worker) => work(worker)));
    print(figures);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the commands once: a bundle starts many times sooner than their sources. */
async function bundle(outDir: string): Promise<void> {
  const own = Object.keys(COMMANDS).filter((name) => !(name in RESEARCH));
  const input = Object.fromEntries([
    ['research', resolve('research/main.ts')],
    ...own.map((name) => [name, resolve(`src/cli/${name}.ts`)] as const),
  ]);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: ['@noble/hashes', 'valibot', 'zustand'] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

function trialsOf(count: number, random: Random): Trial[] {
  const record = shortRecord();
  const trials = [...chosenTrials(record)];
  let left = count - trials.reduce((sum, { input }) => sum + Math.max(1, input.length), 0);
  for (let lines = Math.floor(count / HALF / LINES); lines > 0; lines--, left -= LINES)
    trials.push(linesTrial(Array.from({ length: LINES }, () => hostileLine(random))));
  const names = Object.keys(COMMANDS);
  for (; left > 0; left--)
    trials.push({ ...hostileCase(names[left % names.length] ?? '', record, random), input: [] });
  return trials;
}

function linesTrial(input: readonly string[]): Trial {
  return { command: 'score', args: [], file: '', mustFail: false, input };
}

/** Those that do not come by chance: long texts, `--help`, and an output that takes nothing. */
function* chosenTrials(record: string): Generator<Trial> {
  for (const line of bigLines()) yield linesTrial([line]);
  const texts = bigTexts(record);
  for (const [command, { reads }] of Object.entries(COMMANDS)) {
    yield { command, args: ['--help'], file: '', mustFail: false, input: [] };
    yield { command, args: ['--help'], file: '', mustFail: true, input: [], stdout: '/dev/full' };
    for (const args of reads)
      for (const file of texts) yield { command, args, file, mustFail: true, input: [] };
  }
  const full = { file: record, mustFail: true, stdout: '/dev/full' };
  yield { ...full, command: 'score', args: [], input: ['{}'] };
  yield { ...full, command: 'replay', args: ['IN'], input: [] };
  yield { ...full, command: 'coach', args: ['IN', '--depth', 'instant'], input: [] };
  yield { ...full, command: 'sim', args: ['--hands', '1'], input: [] };
  yield { ...full, command: 'drills', args: ['--list'], input: [] };
}

/** Runs a command and kills it when it takes far too long. */
function run(folder: string, worker: number, { command, args, file, input, stdout }: Trial): Promise<Ran> {
  const paths = new Map(['IN', 'OUT'].map((name) => [name, join(folder, `${name}${worker}`)]));
  for (const path of paths.values()) rmSync(path, { force: true });
  writeFileSync(paths.get('IN') ?? '', file);
  const given = args.map((each) => paths.get(each) ?? each);
  const out = stdout === undefined ? null : openSync(stdout, 'w');
  return new Promise((done, reject) => {
    const script = command in RESEARCH ? ['research.mjs', command] : [`${command}.mjs`];
    const child = spawn(process.execPath, ['--import', CLOCK, ...script, ...given], {
      cwd: folder,
      stdio: ['pipe', out ?? 'pipe', 'pipe', 'pipe'],
      timeout: WAITED,
    });
    const said = { out: '', error: '', ms: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.error += text));
    child.stdio[3]?.on('data', (text: Buffer) => (said.ms += text.toString()));
    child.on('error', reject);
    child.on('close', (status) => done({ status, ...said, ms: said.ms === '' ? NaN : Number(said.ms) }));
    child.stdin?.on('error', () => {});
    child.stdin?.end(input.map((line) => `${line}\n`).join(''));
    if (out !== null) closeSync(out);
  });
}

function faultOf({ input, mustFail, args }: Trial, { status, out, error, ms }: Ran): string | null {
  if (Number.isNaN(ms)) return 'It was killed, or did not say how long it computed';
  if (ms > LONGEST) return `It took ${Math.round(ms)} ms`;
  if (status === 0) {
    if (mustFail) return 'It was not refused';
    const answers = out.split('\n').length - 1;
    if (input.length > 0 && answers !== input.length) return `${answers} answers to ${input.length} lines`;
    if (args.includes('--help') && !/^Usage: /m.test(out)) return 'No help';
    return error === '' ? null : 'It succeeded and complained';
  }
  return status === 1 ? faultOfRefusal(error) : `It ended with ${status}`;
}

function add(figures: Map<string, Figures>, { command, input }: Trial, { status, out, ms }: Ran): void {
  const of = figures.get(command) ?? { inputs: 0, refused: 0, longest: 0 };
  of.inputs += Math.max(1, input.length);
  of.refused += status === 0 ? out.split('\n').filter((line) => line.startsWith('{"error"')).length : 1;
  of.longest = Math.max(of.longest, ms);
  figures.set(command, of);
}

function shown({ command, args, file, input }: Trial): string {
  return JSON.stringify({ command, args, file, input }).slice(0, SHOWN);
}

function print(figures: ReadonlyMap<string, Figures>): void {
  for (const [command, { inputs, refused, longest }] of figures)
    console.log(
      `hostile: ${command.padEnd(10)} ${inputs} inputs, ${refused} refused, longest ${Math.round(longest)} ms`,
    );
}
