import { type LaidMeld, tilesOfMeld } from '../parseRequest';
import { formatTile, formatUnicodeTile } from '../tiles';
import type { Random } from './random';

export interface HandToWrite {
  readonly concealed: readonly number[];
  readonly melds: readonly LaidMeld[];
  readonly winning: number | null;
  readonly bonus: readonly number[];
}

type Writer = (kinds: readonly number[]) => string;

/** The hand as text, now and then in one of the other spellings. */
export function writeHand(random: Random, hand: HandToWrite): string {
  const single: Writer = (kinds) => random.shuffled(kinds).map(formatTile).join('');
  const { write } = random.pickWeighted<{ weight: number; write: Writer }>([
    { weight: 80, write: writeRuns },
    { weight: 10, write: single },
    { weight: 4, write: (kinds) => random.shuffled(kinds).map(formatTile).join(' ') },
    { weight: 3, write: (kinds) => kinds.map(formatUnicodeTile).join('') },
    { weight: 3, write: (kinds) => kinds.map((kind) => `${formatUnicodeTile(kind)}\uFE0E`).join(' ') },
  ]);
  const melds = hand.melds.map((meld) => {
    const tiles = write(tilesOfMeld(meld));
    return meld.concealed ? `(${tiles})` : `[${tiles}]`;
  });
  const winning = hand.winning === null ? '' : `+${write([hand.winning])}`;
  const bonus = hand.bonus.length === 0 ? '' : `|${write(hand.bonus)}`;
  return `${write(hand.concealed)}${melds.join('')}${winning}${bonus}`;
}

/** Sorted, tiles of one suit joined: `123m55pE`. */
function writeRuns(kinds: readonly number[]): string {
  let text = '';
  for (const kind of kinds.toSorted((a, b) => a - b)) {
    const tile = formatTile(kind);
    const joins = tile.length === 2 && text.endsWith(tile.slice(1));
    text = joins ? `${text.slice(0, -1)}${tile}` : text + tile;
  }
  return text;
}
