import type { RuleSetId } from '../../engine/types';
import { LEVELS } from '../../bots/levelIds';
import type { Level } from '../../bots/levelIds';
import { knownBot } from '../selectors/knownBot';
import type { HistoryEntry } from '../types';
import type { Digest, HandDigest } from './digest';

/** A match that counts, with the hands of its one person. */
export interface CountedMatch {
  readonly entry: HistoryEntry;
  readonly digest: Digest;
}

/** Whether a match counts: neither somebody else's, nor practice, nor one that was played on from another. */
export function counts(entry: HistoryEntry): boolean {
  const { practice = false, branch } = entry as HistoryEntry & {
    readonly practice?: boolean;
    readonly branch?: object;
  };
  return !practice && !entry.foreign && branch === undefined;
}

/** The matches that count and have hands of one person, the oldest first. */
export function countedMatches(
  entries: readonly HistoryEntry[],
  digests: ReadonlyMap<string, Digest>,
): readonly CountedMatch[] {
  return entries
    .filter(counts)
    .flatMap((entry) => {
      const digest = digests.get(entry.id);
      return digest && digest.hands.length > 0 ? [{ entry, digest }] : [];
    })
    .toSorted((a, b) => a.entry.at - b.entry.at);
}

/** The games of these matches, the one played last first. */
export function gamesOf(matches: readonly CountedMatch[]): readonly RuleSetId[] {
  return [...new Set(matches.toReversed().map(({ entry }) => entry.rules))];
}

/** The levels of the opponents, each once, the weakest first. Empty where they are on no level. */
export function opponentsOf({ bots = [] }: HistoryEntry): readonly Level[] {
  const levels = new Set(bots.map((bot) => knownBot(bot).level));
  return LEVELS.filter((level) => levels.has(level));
}

/** The last hands of these matches, the oldest first. */
export function lastHands(matches: readonly CountedMatch[], most: number | null): readonly HandDigest[] {
  const hands = matches.flatMap(({ digest }) => digest.hands);
  return most === null ? hands : hands.slice(-most);
}

/** The hands by opponents, those met most often first. */
export function byOpponents(
  matches: readonly CountedMatch[],
  hands: readonly HandDigest[],
): readonly { readonly levels: readonly Level[]; readonly hands: readonly HandDigest[] }[] {
  const wanted = new Set(hands);
  const groups = new Map<string, { levels: readonly Level[]; hands: HandDigest[] }>();
  for (const { entry, digest } of matches) {
    const levels = opponentsOf(entry);
    const group = groups.get(levels.join()) ?? { levels, hands: [] };
    group.hands.push(...digest.hands.filter((hand) => wanted.has(hand)));
    groups.set(levels.join(), group);
  }
  return [...groups.values()]
    .filter((group) => group.hands.length > 0)
    .toSorted((a, b) => b.hands.length - a.hands.length);
}
