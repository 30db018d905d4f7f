import * as v from 'valibot';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
import type { SaveStorage } from '../saves/save';

/** So many challenges are remembered, the latest first. */
const MOST = 30;

/** Longer codes of results are not kept, in characters. */
const LONGEST = 6000;

const known = v.object({
  bits: v.string(),
  /** Who sent it; empty for an own one. */
  by: v.string(),
  /** The code of a result that was sent back; null while there is none. */
  result: v.nullable(v.string()),
});

const shares = v.object({ version: v.literal(1), name: v.string(), known: v.array(known) });

/** A challenge that was made here or opened here. */
export type KnownChallenge = v.InferOutput<typeof known>;

/** What is kept about sharing: the name that goes into links, and the challenges there were. */
export type KeptShares = Pick<v.InferOutput<typeof shares>, 'name' | 'known'>;

const place = kept<KeptShares>({
  key: KEYS.shares,
  parse: v.parser(shares),
  format: (shared) => ({ version: 1, ...shared }),
  empty: { name: '', known: [] },
});

/** What is kept; what cannot be read is set aside. */
export const readShares = place.take;

/** Remembers a challenge, or what is new about one. */
export function noteChallenge(storage: SaveStorage, { bits, by, result }: KnownChallenge): void {
  const shared = readShares(storage);
  const before = shared.known.find((each) => each.bits === bits);
  const isKept = result !== null && result.length <= LONGEST;
  const noted = { bits, by: by || (before?.by ?? ''), result: isKept ? result : (before?.result ?? null) };
  const others = shared.known.filter((each) => each.bits !== bits);
  place.write(storage, { ...shared, known: [noted, ...others].slice(0, MOST) });
}

/** Remembers what the player wants to be called in links. */
export function noteName(storage: SaveStorage, name: string): void {
  place.write(storage, { ...readShares(storage), name });
}
