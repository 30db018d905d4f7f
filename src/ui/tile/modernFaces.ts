/**
 * The plain faces: a large number over the sign of its suit, a large letter over the character of its wind. Everything
 * is drawn here from strokes and simple shapes, on a ground of 60 x 80. Colours are those of the page, by the names
 * that the other set uses.
 */

const CHARACTER = 'var(--suit-char-num,#1B2B4B)';
const MYRIAD = 'var(--suit-char-wan,#B3261E)';
const DOT = 'var(--dot-a,#1E4080)';
const PIP = 'var(--dot-c,#B3261E)';
const CANE = 'var(--bam-a,#14693F)';
const BLACK = 'var(--ink-black,#1B2430)';
const RED = 'var(--ink-red,#B3261E)';
const GREEN = 'var(--ink-green,#14693F)';
const BLUE = 'var(--ink-blue,#1E4080)';
const IVORY = 'var(--tile-face,#FFFCF2)';

/** 1 to 9, between 16 and 44 across, 9 and 47 down. */
const NUMBERS = [
  'M21 19 31 10V46',
  'M18 19C18 7 42 6 42 20C42 29 26 36 18 46H43',
  'M18 15C24 6 42 8 41 19C40 26 32 27 28 27C35 27 43 29 43 37C43 49 21 49 17 40',
  'M36 46V10L16 36H45',
  'M40 10H21L19 26C26 20 43 22 43 35C43 49 21 49 17 41',
  'M38 10C27 14 17 24 17 34A13 12 0 1 0 43 34A13 12 0 0 0 18 31',
  'M17 10H43L27 46',
  'M40 18.5A10 8.5 0 1 0 20 18.5A10 8.5 0 1 0 40 18.5M43 36.5A13 10 0 1 0 17 36.5A13 10 0 1 0 43 36.5',
  'M22 46C33 42 43 32 43 22A13 12 0 1 0 17 22A13 12 0 0 0 42 25',
];
const LETTERS = {
  e: 'M41 10H20V46H41M20 28H38',
  s: 'M41 16C37 7 19 7 19 18C19 30 42 25 42 37C42 49 20 48 17 39',
  w: 'M11 10 20 46 30 20 40 46 49 10',
  n: 'M18 46V10L42 46V10',
};

/** The characters of the winds, 20 high below the letters. */
const WINDS = {
  e: 'M19 55H41M30 51V75M22 59H38V67H22ZM22 63H38M28 67 20 74M32 67 40 74',
  s: 'M19 54H41M30 50V58M20 75V58H40V75M26 61 28 64M34 61 32 64M25 66H35M25 70H35M30 66V75',
  w: 'M19 53H41M21 59H39V75H21ZM27 53V62L24 67M33 53V67H37M21 75H39',
  n: 'M19 58H26M26 51V75L18 73M34 51V72Q34 75 37 75H42V70M42 56 34 62',
};
const MIDDLE = 'M13 26H47V50H13ZM30 11V69';
const PROSPERITY =
  'M13 16H26Q24 26 11 33M15 21 20 26M33 13Q38 25 50 32M45 14 38 20M49 21 42 26' +
  'M15 38H28V46H16V54H28Q28 68 20 68M35 37Q36 46 32 49M35 37H45V46H49M33 53H47Q43 64 31 69M35 56Q40 65 49 69';
const MYRIAD_SIGN = 'M18 56H42M28 56Q28 69 19 75M28 63H39Q39 75 34 75L31 74';

/** SVG by the name of its face, for every face there is. */
export function modernFaces(): ReadonlyMap<string, string> {
  return new Map([
    ...NUMBERS.flatMap((path, at) => suited(path, at + 1)),
    ...Object.entries(LETTERS).map(([wind, path]): Face => [
      `t-w${wind}`,
      `<g transform="translate(2.4 -.5) scale(.92)">${stroke(path, BLACK, 7.6)}</g>${stroke(WINDS[wind as keyof typeof WINDS], BLACK, 2.6)}`,
    ]),
    ['t-dr', stroke(MIDDLE, RED, 7)],
    ['t-dg', stroke(PROSPERITY, GREEN, 4.2)],
    ['t-dw', stroke('M13 13H47V67H13Z', BLUE, 6) + stroke('M22 22H38V58H22Z', BLUE, 2.4)],
    ...FLOWERS.map((sign, at) => bonus(`t-f${at + 1}`, at + 1, { sign, colour: BLUE })),
    ...SEASONS.map((sign, at) => bonus(`t-s${at + 1}`, at + 1, { sign, colour: RED })),
    ['t-fl', BLOSSOM],
    ['t-jk', JESTER],
    ...ANIMALS.map((sign, at) => bonus(`t-a${at + 1}`, at + 1, { sign, colour: GREEN })),
  ]);
}

type Face = readonly [name: string, drawing: string];

function suited(path: string, rank: number): Face[] {
  const sign = stroke(MYRIAD_SIGN, MYRIAD, 4);
  const wheel = disc(DOT, [30, 64, 10.5]) + disc(IVORY, [30, 64, 6.4]) + disc(PIP, [30, 64, 3.4]);
  const cane = [54, 61.2, 68.4].map((y) => bar(24, y, CANE)).join('');
  return [
    [`t-c${rank}`, stroke(path, CHARACTER, 7) + sign],
    [`t-d${rank}`, stroke(path, DOT, 7) + wheel],
    [`t-b${rank}`, stroke(path, CANE, 7) + cane + stroke('M36 60Q42 53 47 53Q46 60 36 60Z', CANE, 1.6)],
  ];
}

function stroke(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function disc(colour: string, [x, y, radius]: readonly [number, number, number]): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

function bar(x: number, y: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="12" height="6" rx="2.6" fill="${colour}"/>`;
}

/** A small number in the corner over a sign, which is drawn round the middle of the lower part. */
function bonus(name: string, rank: number, { sign, colour }: Sign): Face {
  const number = `<g transform="translate(2 1) scale(.46)">${stroke(NUMBERS[rank - 1] ?? '', colour, 8)}</g>`;
  return [name, `${number}<g transform="translate(30 49)">${sign.replaceAll('INK', colour)}</g>`];
}

interface Sign {
  readonly sign: string;
  readonly colour: string;
}

/** The same shape, turned so many times in a circle. */
function round(times: number, shape: string): string {
  return Array.from(
    { length: times },
    (_, at) => `<g transform="rotate(${(at * 360) / times})">${shape}</g>`,
  ).join('');
}

const leaf = (length: number, width: number) =>
  `<path d="M0 -3Q${width} ${-length / 2} 0 ${-length}Q${-width} ${-length / 2} 0 -3Z" fill="INK"/>`;

/** Plum, orchid, chrysanthemum, bamboo. */
const FLOWERS = [
  round(5, disc('INK', [0, -12, 7.6])) + disc(IVORY, [0, 0, 5]) + disc('INK', [0, 0, 2.6]),
  round(3, leaf(24, 13)) +
    round(3, '<path d="M0 0V14" stroke="INK" stroke-width="3" stroke-linecap="round"/>'),
  round(12, leaf(23, 5)) + disc('INK', [0, 0, 4.4]),
  stroke('M-6 24V-6M-6 9Q6 8 8 -2', 'INK', 4) +
    [-60, -20, 30]
      .map((turn) => `<g transform="translate(-5 -5) rotate(${turn})">${leaf(22, 8)}</g>`)
      .join(''),
];
/** The one flower of some games: a blossom on its stem. */
const BLOSSOM =
  stroke('M30 34V70M30 66Q16 66 13 53M30 66Q44 66 47 53', GREEN, 5) +
  `<g transform="translate(30 27)">${round(6, disc('INK', [0, -11.6, 6.2])).replaceAll('INK', RED)}</g>` +
  disc(RED, [30, 27, 7]) +
  disc(IVORY, [30, 27, 4]);

/** The joker: its letter below a cap with three bells. */
const JESTER =
  stroke('M14 28Q15 15 8 16M46 28Q45 15 52 16M30 28V11M14 30H46', RED, 5) +
  disc(BLACK, [8, 17, 4]) +
  disc(BLACK, [52, 17, 4]) +
  disc(BLACK, [30, 9, 4]) +
  stroke('M22 42H42M36 42V60Q36 71 27 71Q18 71 17 62', BLACK, 7);

/** A sprout, the sun, a falling leaf, a snowflake. */
const SEASONS = [
  stroke('M0 23V-2', 'INK', 4.5) +
    '<path d="M0 2Q-20 2 -20 -17Q0 -16 0 2Z" fill="INK"/><path d="M0 -3Q2 -20 20 -22Q20 -3 0 -3Z" fill="INK"/>',
  disc('INK', [0, 0, 10]) + round(8, stroke('M0 -15V-22', 'INK', 4.5)),
  '<path d="M-14 20Q-24 -12 18 -22Q24 14 -14 20Z" fill="INK"/>' +
    stroke('M-20 25Q-8 8 10 -12', IVORY, 2.4) +
    stroke('M-20 25L-13 16', 'INK', 4),
  round(6, stroke('M0 0V-22M-6 -19 0 -13 6 -19', 'INK', 3.6)),
];
/** A person, a pot of gold, a cat, a mouse, a fisherman, a fish, a rooster, a worm. */
const ANIMALS = [
  disc('INK', [0, -14, 8]) + '<path d="M-15 24Q-15 -3 0 -3Q15 -3 15 24Z" fill="INK"/>',
  '<path d="M-19 -2H19Q19 24 0 24Q-19 24 -19 -2Z" fill="INK"/>' +
    disc('INK', [-9, -8, 5]) +
    disc('INK', [2, -11, 6]) +
    disc('INK', [12, -8, 4.4]),
  '<path d="M-17 -19 -7 -11H7L17 -19V4Q17 20 0 20Q-17 20 -17 4Z" fill="INK"/>' +
    disc(IVORY, [-7, 1, 2.8]) +
    disc(IVORY, [7, 1, 2.8]) +
    stroke('M-4 11Q0 14 4 11', IVORY, 2),
  '<ellipse cx="0" cy="6" rx="16" ry="12" fill="INK"/>' +
    disc('INK', [-11, -9, 7]) +
    disc('INK', [11, -9, 7]) +
    disc(IVORY, [-6, 4, 2.4]) +
    disc(IVORY, [6, 4, 2.4]) +
    stroke('M0 18Q12 26 20 20', 'INK', 2.6),
  disc('INK', [-8, -12, 6.4]) +
    '<path d="M-20 24Q-20 -3 -8 -3Q4 -3 4 24Z" fill="INK"/>' +
    stroke('M0 8 18 -20V10Q18 15 13 13', 'INK', 2.8),
  '<path d="M-20 0Q-4 -18 10 0Q-4 18 -20 0ZM8 0 21 -11V11Z" fill="INK"/>' + disc(IVORY, [-11, -2, 2.6]),
  '<path d="M-13 -14Q-4 -2 8 -1 12 -16 23 -14 25 20 2 20 -12 20 -15 -6Z" fill="INK"/>' +
    disc('INK', [-10, -12, 6.6]) +
    stroke('M-14 -20V-22M-9 -21V-24M-4 -19V-21M-16 -11H-21M-1 19V26M8 18V26', 'INK', 3.6) +
    disc(IVORY, [-10, -13, 2]),
  stroke('M-19 12Q-12 -12 -5 6T10 6T19 -14', 'INK', 7) + disc(IVORY, [18, -14, 1.8]),
];
