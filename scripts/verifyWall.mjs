// Checks the walls of game records against the seed that was committed to: node scripts/verifyWall.mjs FILE
// It shares no code with the game. A record's `commitment` is the SHA-256 of `seed`; every wall follows from
// SHA-256(seed bytes, then text), the number of the hand, and the rules for building and breaking a wall.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const rotate = (x, k) => (x << k) | (x >>> (32 - k));

/** xoshiro128**, started with the first 16 bytes of a hash; gives numbers below n, drawing again past the last whole multiple. */
function stream(bytes) {
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at));
  const next = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
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

const total = (some) => some.reduce((sum, die) => sum + die, 0);

/** The wall of a hand, from the break on: stacks of two, clockwise from the right end of the dealer's side. */
function wallOf(record, index) {
  const bonus = record.rules !== 'taisen' && record.options.bonusTiles !== false;
  const suits = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => rank + suit));
  const tiles = [...suits, ...'ESWNCFP'].flatMap((tile) => [tile, tile, tile, tile]);
  if (bonus) for (const suit of ['f', 'y']) for (const rank of [1, 2, 3, 4]) tiles.push(rank + suit);
  const seed = sha256(Buffer.from(record.seed, 'hex'), record.text ?? '').toString('hex');
  const below = stream(sha256(`${seed}:deal:${index}`));
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  const count = record.rules === 'taisen' ? 2 : record.options.dice === 'two-twice' ? 4 : 3;
  const dice = Array.from({ length: count }, () => below(6) + 1);
  const side = record.rules === 'taisen' ? 0 : (total(count === 4 ? dice.slice(0, 2) : dice) - 1) % 4;
  const start = 2 * ((((4 - side) % 4) * (tiles.length / 8) + total(dice)) % (tiles.length / 2));
  return { dice, wall: [...tiles.slice(start), ...tiles.slice(0, start)] };
}

const wrong = [];
const records = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
for (const [at, record] of records.entries()) {
  const commitment = sha256(Buffer.from(record.seed, 'hex')).toString('hex');
  if (commitment !== record.commitment)
    wrong.push(`record ${at + 1}: the commitment is not the SHA-256 of the seed`);
  for (const [index, hand] of record.hands.entries()) {
    const { dice, wall } = wallOf(record, index);
    if (`${dice} ${wall}` !== `${hand.dice} ${hand.wall}`)
      wrong.push(`record ${at + 1}, hand ${index + 1}: another wall`);
  }
}
console.log(
  [...wrong, `${records.flatMap(({ hands }) => hands).length} walls, ${wrong.length} wrong`].join('\n'),
);
process.exitCode = wrong.length > 0 ? 1 : 0;
