// Checks the walls of game records, with no code of the game: node scripts/verifyWall.mjs FILE
// `commitment` is the SHA-256 of `seed`; a wall follows from SHA-256(seed, text), its number, and the rules.
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

/** The wall from the break on: stacks of two, clockwise from the right end of the dealer's side. */
function wallOf({ rules, options, seed, text }, number) {
  const suits = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => rank + suit));
  const tiles = [...suits, ...'ESWNCFP'].flatMap((tile) => [tile, tile, tile, tile]);
  const hasBonus = rules !== 'taisen' && options.bonusTiles !== false;
  if (hasBonus) tiles.push(...['f', 'y'].flatMap((suit) => [1, 2, 3, 4].map((rank) => rank + suit)));
  const wallSeed = sha256(Buffer.from(seed, 'hex'), text ?? '').toString('hex');
  const below = stream(sha256(`${wallSeed}:deal:${number}`));
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  const count = rules === 'taisen' ? 2 : options.dice === 'two-twice' ? 4 : 3;
  const dice = Array.from({ length: count }, () => below(6) + 1);
  const side = rules === 'taisen' ? 0 : (total(count === 4 ? dice.slice(0, 2) : dice) - 1) % 4;
  const start = 2 * ((((4 - side) % 4) * (tiles.length / 8) + total(dice)) % (tiles.length / 2));
  return `${dice} ${[...tiles.slice(start), ...tiles.slice(0, start)]}`;
}

let walls = 0;
const wrong = [];
for (const line of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)) {
  const record = JSON.parse(line);
  const committed = sha256(Buffer.from(record.seed, 'hex')).toString('hex') === record.commitment;
  if (!committed) wrong.push(`After ${walls} walls: the commitment is not the SHA-256 of the seed.`);
  for (const [number, { dice, wall }] of record.hands.entries()) {
    walls++;
    if (wallOf(record, number) !== `${dice} ${wall}`) wrong.push(`Wall ${walls} is not the one promised.`);
  }
}
console.log([...wrong, `${walls} walls, ${wrong.length} wrong`].join('\n'));
process.exitCode = wrong.length > 0 ? 1 : 0;
