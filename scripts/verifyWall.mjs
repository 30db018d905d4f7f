// Checks the walls of game records, with no code of the game: node scripts/verifyWall.mjs FILE
// `commitment` is the SHA-256 of `seed`; a wall follows from SHA-256(seed, text), its number, and `walls`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const rotate = (x, k) => (x << k) | (x >>> (32 - k));
const total = (dice) => dice.reduce((sum, die) => sum + die, 0);

/** xoshiro128** from the first 16 bytes; numbers below n, drawn again past the last whole multiple of n. */
function stream(bytes) {
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at));
  const next = () => {
    const [result, shifted] = [Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0, b << 9];
    [c, d] = [c ^ a, d ^ b];
    [b, a] = [b ^ c, a ^ d];
    [c, d] = [c ^ shifted, rotate(d, 11)];
    return result;
  };
  return (n) => {
    for (;;) {
      const value = next();
      if (value < 2 ** 32 - (2 ** 32 % n)) return value % n;
    }
  };
}

const SUITS = ['m', 'p', 's'].map((suit) => `111122223333444455556666777788889999${suit}`).join('');
const PLAYING = `${SUITS}EEEESSSSWWWWNNNNCCCCFFFFPPPP`;
const SEASONS = '1234f1234y';
const EXTRA_TILES = new Map([
  ['none', ''],
  ['seasons', SEASONS],
  ['all', `${SEASONS}12345678a`],
]);

const recipe = (added, thrown, side) => {
  const tiles = PLAYING + added;
  const stacks = Array(4).fill(tilesOf(tiles).length / 8);
  return { tiles, stacks, dice: { thrown, side, stacks: thrown, counts: 'total' } };
};

const hongKong = ({ bonusTiles = true, dice }) =>
  dice === 'two-twice' ? recipe(bonusTiles ? SEASONS : '', 4, 2) : recipe(bonusTiles ? SEASONS : '', 3, 3);

/** What records did not say themselves in earlier versions. */
const GAMES = {
  'hong-kong-old': hongKong,
  'hong-kong-common': hongKong,
  taisen: () => recipe('', 2, 0),
  classical: ({ extraTiles = 'seasons' }) => recipe(EXTRA_TILES.get(extraTiles) ?? '', 4, 2),
};

/** One by one: `12mE` is `1m`, `2m`, `E`. */
function tilesOf(text) {
  return [...text.matchAll(/(\d+)([a-z])|[A-Z]/g)].flatMap(([tile, ranks, suit]) =>
    ranks ? [...ranks].map((rank) => rank + suit) : [tile],
  );
}

/** The wall from the break on: stacks of two, clockwise from the right end of the dealer's side. */
function wallOf({ seed, text, walls }, number) {
  const { stacks, dice: rule } = walls;
  const tiles = tilesOf(walls.tiles);
  const wallSeed = sha256(Buffer.from(seed, 'hex'), text ?? '').toString('hex');
  const below = stream(sha256(`${wallSeed}:deal:${number}`));
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  const dice = Array.from({ length: rule.thrown }, () => below(6) + 1);
  const side = rule.side === 0 ? 0 : (total(dice.slice(0, rule.side)) - 1) % stacks.length;
  const before = side === 0 ? 0 : stacks[0] + total(stacks.slice(side + 1));
  const counting = dice.slice(0, rule.stacks);
  const counted = rule.counts === 'least' ? Math.min(...counting) : total(counting);
  const start = 2 * ((before + counted) % total(stacks));
  return `${dice} ${[...tiles.slice(start), ...tiles.slice(0, start)]}`;
}

/** Ends with one sentence, without a trace. */
function refuse(sentence) {
  process.stderr.write(`${sentence.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').slice(0, 300)}\n`);
  process.exit(1);
}

const isList = (value, is) => Array.isArray(value) && value.every(is);
const isHand = (hand) =>
  isList(hand?.dice, Number.isInteger) && isList(hand.wall, (tile) => typeof tile === 'string');

const isRecipe = (walls) =>
  typeof walls?.tiles === 'string' &&
  isList(walls.stacks, Number.isInteger) &&
  ['thrown', 'side', 'stacks'].every((name) => Number.isInteger(walls.dice?.[name]));

/** What a record says of its walls, or its game where it was written by an earlier version. */
function recipeOf({ rules, options, walls }) {
  if (walls !== undefined || !Object.hasOwn(GAMES, rules)) return walls;
  return GAMES[rules](options ?? {});
}

/** What is wrong with a line; an empty text where it is a record with a seed. */
function faultOf(record, walls) {
  if (typeof record?.rules !== 'string' || !isList(record.hands, isHand)) return 'is no game record';
  if (!isRecipe(walls)) return 'does not say how its walls are made';
  if (!/^([0-9a-f]{2})+$/i.test(record.seed ?? '')) return 'has no seed, so no wall was promised';
  return typeof (record.text ?? '') === 'string' ? '' : 'has a text that is none';
}

/** The records of a file; a byte order mark and empty lines do not matter. */
function recordsOf(file) {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    refuse(`${JSON.stringify(file).slice(0, 100)} cannot be read: ${error.code ?? 'an error'}.`);
  }
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    let record = null;
    try {
      record = JSON.parse(line);
    } catch {
      refuse(`Line ${at + 1} is not JSON.`);
    }
    const walls = record === null ? undefined : recipeOf(record);
    const fault = faultOf(record, walls);
    if (fault !== '') refuse(`Line ${at + 1} ${fault}.`);
    return [{ ...record, walls }];
  });
}

const USAGE = 'node scripts/verifyWall.mjs FILE';
const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`Usage: ${USAGE}`);
  process.exit();
}
if (args.length !== 1) refuse(`Name one file of records: ${USAGE}`);

let walls = 0;
const wrong = [];
for (const record of recordsOf(args[0])) {
  const committed = sha256(Buffer.from(record.seed, 'hex')).toString('hex') === record.commitment;
  if (record.commitment !== undefined && !committed)
    wrong.push(`After ${walls} walls: the commitment is not the SHA-256 of the seed.`);
  for (const [number, { dice, wall }] of record.hands.entries()) {
    walls++;
    if (wallOf(record, number) !== `${dice} ${wall}`) wrong.push(`Wall ${walls} is not the one promised.`);
  }
}
if (walls === 0) refuse('There is no wall in this file.');
console.log([...wrong, `${walls} walls, ${wrong.length} wrong`].join('\n'));
process.exitCode = wrong.length > 0 ? 1 : 0;
