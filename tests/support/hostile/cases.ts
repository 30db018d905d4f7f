import type { Random } from '../../../src/engine/random';
import { pick } from '../../../src/engine/random';
import { mutatedJson } from '../mutations';
import { COMMANDS } from './commands';
import type { FlagSort } from './commands';

/** One input of a command. In `args`, `IN` stands for a file with the text of `file`, `OUT` for one that can be made. */
export interface HostileCase {
  readonly command: string;
  readonly args: readonly string[];
  readonly file: string;
  /** Whether it must be refused; what was changed by chance may still be right. */
  readonly mustFail: boolean;
}

/** As many characters as an argument may have. */
const LONG = 100_000;
const NASTY: readonly string[] = [
  '',
  ' ',
  'x'.repeat(LONG),
  '🀀'.repeat(LONG / 4),
  'one\ntwo\r\nthree',
  '\u001b[31mred\u001b[0m\u0007\u202eright to left\u2028\u0085',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  '$(id)`id`',
  '%s%n%x',
  '"quoted"\\',
  '\uFEFFmark',
];
const NO_NUMBER: readonly string[] = [
  ...NASTY,
  '-5',
  '0.5',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '9'.repeat(LONG),
  '١٢',
  ' 5',
  '5 ',
  '+5',
];
const NO_OPTIONS: readonly string[] = [
  ...NASTY,
  '{',
  'null',
  '[]',
  '7',
  '{"__proto__":1}',
  '{"constructor":1}',
  '{"minimumFaan":{}}',
  `{"minimumFaan":${'9'.repeat(400)}}`,
  '['.repeat(LONG),
  '['.repeat(LONG / 2) + ']'.repeat(LONG / 2),
  `{"${'y'.repeat(LONG - 10)}":1}`,
];
const NO_FILE: readonly string[] = [
  '',
  '/',
  '/dev/full',
  '/dev/zero',
  '/dev/null',
  '/no/such/folder/file',
  '/etc/passwd/file',
  'n'.repeat(300),
  `/${'n/'.repeat(5000)}`,
  '/no\nsuch\u001b[31m/file',
];
const BAD: Readonly<Record<FlagSort, readonly string[]>> = {
  number: [...NO_NUMBER, '100000000000'],
  seed: NO_NUMBER,
  rules: NASTY,
  bots: [...NASTY, 'fast,', ',', 'fast,nobody', 'fast,'.repeat(5000)],
  options: NO_OPTIONS,
  word: NASTY,
  out: NO_FILE,
  in: NO_FILE,
  // Folders that are not there are made for a state.
  state: NO_FILE.filter((file) => !file.startsWith('/no')),
};

/** Texts of files that are nothing that a command reads. */
function junk(random: Random): string {
  const bytes = Array.from({ length: 1 + random.below(400) }, () => String.fromCharCode(random.below(400)));
  const texts = ['{!', 'null', '[]', '\uFEFF{"format":1}', '{"format":"mahjong-record"}', bytes.join('')];
  return pick([...texts, ...NASTY.filter((text) => text.trim() !== ''), ...NO_OPTIONS.slice(-4)], random);
}

/** An input of this command that chance chooses; some of its files are records with changes. */
export function hostileCase(command: string, record: string, random: Random): HostileCase {
  const { base, flags, reads } = COMMANDS[command] ?? { base: [], flags: {}, reads: [] };
  if (reads.length > 0 && random.below(2) === 0) {
    const isRecord = command === 'replay' || command === 'coach';
    const mutated = isRecord && random.below(4) > 0;
    const file = mutated ? mutatedJson(record, random) : junk(random);
    return { command, args: pick(reads, random), file, mustFail: !mutated };
  }
  const args = [...base];
  const names = Object.keys(flags);
  const name = names.length > 0 ? pick(names, random) : null;
  const sort = random.below(10);
  if (name === null || sort === 0) args.push(`--${pick(NASTY.slice(1), random)}x`);
  else if (sort === 1) args.push(`${pick(NASTY, random)}!`, '!');
  else if (sort === 2) args.push(`--${name}`);
  else if (sort === 3) args.push(`--${name}`, '--nothing');
  else args.push(`--${name}=${pick(BAD[flags[name] ?? 'word'], random)}`);
  return { command, args, file: 'nothing that is read', mustFail: true };
}

const BIG = 16 * 1024 * 1024;

/** Texts of sixteen million signs, each of them one line. */
export function bigTexts(record: string): string[] {
  return [
    `"${'x'.repeat(BIG)}"`,
    '['.repeat(BIG),
    '['.repeat(BIG / 2) + ']'.repeat(BIG / 2),
    ' '.repeat(BIG) + '{}',
    '\u0000'.repeat(BIG),
    `[${'1,'.repeat(BIG / 2)}1]`,
    record.replace(/"rules":"[^"]*"/, `"rules":"${'r'.repeat(BIG)}"`),
    record.replace(/"wall":\[/, `"wall":[${'"1m",'.repeat(BIG / 5)}`),
    record.replace(/"options":\{/, `"options":{"${'o'.repeat(BIG)}":1`),
  ];
}

const REQUEST = {
  rules: 'hong-kong-old',
  hand: '33m55p[CCC][EEE](9999s)+3m|1f2y',
  seat: 'S',
  round: 'E',
  by: 'discard',
  from: 'W',
  situation: ['last-tile'],
  options: { minimumFaan: 3 },
};

/** A line for the calculator, without a line break. */
export function hostileLine(random: Random): string {
  const line = random.below(4) === 0 ? junk(random) : mutatedJson(JSON.stringify(REQUEST), random);
  return line.replaceAll(/[\r\n]/g, ' ');
}

/** Lines for the calculator of sixteen million signs. */
export function bigLines(): string[] {
  const fields: object[] = ['rules', 'hand', 'seat', 'by', 'options'].map((name) => ({
    ...REQUEST,
    [name]: '1m'.repeat(BIG / 2),
  }));
  const many = { ...REQUEST, situation: Array.from({ length: BIG / 4 }, () => 7) };
  const named = { ...REQUEST, options: { ['x'.repeat(BIG)]: 1 } };
  return [...bigTexts('{}').slice(0, 6), ...[...fields, many, named].map((each) => JSON.stringify(each))];
}

/** What is wrong with what a command said on standard error; null where it is one short line. */
export function faultOfRefusal(text: string): string | null {
  const line = text.replace(/\n$/, '');
  if (line === '' || line.length > 300) return 'no line, or a long one';
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(line) ? 'more than one line, or signs without a shape' : null;
}
