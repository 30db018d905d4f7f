import { readFileSync, writeFileSync } from 'node:fs';

// Writes the paths of the tile faces as short as they can be; no point moves. To be run after a face was drawn anew.

const SPRITE = 'src/ui/tile/tiles.svg';

/** How many numbers each command takes, relative or not. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

type Point = readonly [x: number, y: number];

/** A command of a path with its numbers from the start of the path; the last two are where it ends. */
interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

interface Pen {
  at: Point;
  start: Point;
}

const newPen = (): Pen => ({ at: [0, 0], start: [0, 0] });

/** Every command with numbers from the origin; lines along an axis are lines. */
function readPath(path: string): Step[] {
  const pen = newPen();
  const steps: Step[] = [];
  for (const [, letter = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = NUMBERS[command] ?? 0;
    if (!(command in NUMBERS)) throw new Error(`Paths with "${letter}" are not read.`);
    for (let at = 0; at < Math.max(numbers.length, 1); at += Math.max(size, 1)) {
      const step = placed(pen, { letter, numbers: numbers.slice(at, at + size) });
      follow(pen, step);
      steps.push(step);
    }
  }
  return steps;
}

function placed(
  pen: Pen,
  { letter, numbers }: { readonly letter: string; readonly numbers: readonly number[] },
): Step {
  const command = letter.toLowerCase();
  const [x, y] = letter === command ? pen.at : ([0, 0] as const);
  const [first = 0] = numbers;
  if (command === 'h') return { command: 'l', numbers: [x + first, pen.at[1]] };
  if (command === 'v') return { command: 'l', numbers: [pen.at[0], y + first] };
  return { command, numbers: numbers.map((value, at) => value + (at % 2 === 0 ? x : y)) };
}

function follow(pen: Pen, { command, numbers }: Step): void {
  const [x = pen.at[0], y = pen.at[1]] = numbers.slice(-2);
  pen.at = command === 'z' ? pen.start : [x, y];
  if (command === 'm') pen.start = pen.at;
}

/** The same path in the shortest commands, relative to where the pen is. */
function writePath(steps: readonly Step[]): string {
  const pen = newPen();
  let text = '';
  let before = '';
  for (const step of steps) {
    if (step.command === 'l' && step.numbers.every((value, at) => value === pen.at[at])) continue;
    const { command, numbers } = relative(pen, step);
    text += command === before && command !== 'm' ? joined(numbers, text) : command + joined(numbers, '');
    before = command;
    follow(pen, step);
  }
  return text;
}

function relative({ at: [x, y] }: Pen, { command, numbers }: Step): Step {
  const moved = numbers.map((value, at) => rounded(value - (at % 2 === 0 ? x : y)));
  if (command === 'l' && moved[0] === 0) return { command: 'v', numbers: moved.slice(1) };
  if (command === 'l' && moved[1] === 0) return { command: 'h', numbers: moved.slice(0, 1) };
  return { command, numbers: moved };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Numbers one after the other, with a space only where they would run together. */
function joined(numbers: readonly number[], before: string): string {
  let text = '';
  for (const number of numbers) {
    const digits = String(number).replace(/^(-?)0\./, '$1.');
    const last = (text || before).match(/[\d.]+$/)?.[0];
    const isApart =
      last === undefined || digits.startsWith('-') || (digits.startsWith('.') && last.includes('.'));
    text += isApart ? digits : ` ${digits}`;
  }
  return text;
}

/** The sprite with every path written anew where that is shorter. */
function slimSprite(sprite: string): string {
  return sprite.replaceAll(/ d="([^"]+)"/g, (whole, path: string) => {
    if (/[ast]/i.test(path)) return whole;
    const slim = ` d="${writePath(readPath(path))}"`;
    return slim.length < whole.length ? slim : whole;
  });
}

const sprite = readFileSync(SPRITE, 'utf8');
const slim = slimSprite(sprite);
writeFileSync(SPRITE, slim);
console.log(`${sprite.length} characters became ${slim.length}.`);
