import { nextWall, startMatch } from '../../engine/match';
import { formatTile } from '../../engine/notation';
import { parseOptions } from '../../engine/options';
import { hashHex } from '../../engine/random';
import type { GameRecord } from '../../engine/record';
import { parseRecord } from '../../engine/recordSchema';
import { findRuleSet, rulesOf } from '../../engine/knownRules';

/** What checking the promise of a match found. */
export interface Verified {
  readonly seed: string;
  readonly text: string;
  /** SHA-256 of the seed, and the hash that was promised. */
  readonly hash: string;
  readonly promised: string;
  /** For each hand: whether the recorded wall and dice follow from seed and text. */
  readonly walls: readonly boolean[];
}

/**
 * Computes hash, walls and dice of a record from its seed and text. Null if the record has no seed or its
 * rules are unknown.
 */
export function verifyRecord(record: GameRecord): Verified | null {
  const ruleSet = findRuleSet(record.rules);
  const options = ruleSet && parseOptions(ruleSet.options, record.options);
  if (!record.seed || !options?.ok) return null;
  const { seed, text = '' } = record;
  const match = startMatch({ rules: record.rules, options: options.value, bits: seed, text });
  const kinds = rulesOf(match).geometry.tiles;
  const walls = record.hands.map((hand, dealt) => {
    const { tiles, dice } = nextWall({ ...match, dealt });
    const wall = tiles.map((tile) => formatTile(kinds[tile] ?? 0));
    return wall.join() === hand.wall.join() && dice.join() === hand.dice.join();
  });
  return { seed, text, hash: hashHex(seed), promised: record.commitment ?? '', walls };
}

/** A record from the text it is kept as, null when it is none. */
export function readRecord(text: string): GameRecord | null {
  try {
    const parsed = parseRecord(JSON.parse(text));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
