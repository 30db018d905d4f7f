import { formatTile, isNumbered, parseTiles } from '../tiles';
import { tilesOf } from './hand';
import type { Hand, LaidMeld } from './hand';

type Laid = Pick<Hand, 'held' | 'melds' | 'extras'>;

/** A hand as text, `333m(777s)[EEE]+3m|1f`: the tiles held, what is laid out, the winning tile and the extra tiles. */
export function parseHand(text: string): Laid {
  const [, held = '', melds = '', winning = '', extras = ''] =
    /^([^[(+|]*)((?:\[[^\]]*\]|\([^)]*\))*)(?:\+([^|]+))?(?:\|(.*))?$/.exec(text) ?? [];
  return {
    held: parseTiles(held + winning),
    melds: (melds.match(/\[[^\]]*\]|\([^)]*\)/g) ?? []).map(parseMeld),
    extras: parseTiles(extras),
  };
}

function parseMeld(text: string): LaidMeld {
  const kinds = parseTiles(text.slice(1, -1)).toSorted((a, b) => a - b);
  const [kind = 0, next = 0] = kinds;
  const alike = isNumbered(kind) && kind !== next ? 'chow' : 'pong';
  return { shape: kinds.length === 4 ? 'kong' : alike, kind, concealed: text.startsWith('(') };
}

/** The hand as the calculator reads it: of a winner the winning tile stands apart. */
export function formatHand({ held, melds, extras, win }: Hand): string {
  const rest = win ? held.toSpliced(held.indexOf(win.tile), 1) : held;
  const laid = melds.map((meld) => {
    const tiles = format(tilesOf(meld));
    return meld.concealed ? `(${tiles})` : `[${tiles}]`;
  });
  return [
    format(rest),
    ...laid,
    ...(win ? [`+${formatTile(win.tile)}`] : []),
    ...(extras.length > 0 ? [`|${format(extras)}`] : []),
  ].join('');
}

function format(kinds: readonly number[]): string {
  return kinds.map(formatTile).join('');
}
