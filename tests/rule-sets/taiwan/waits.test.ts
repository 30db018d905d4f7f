import { expect, test } from 'vitest';
import { completingKinds } from '../../../src/engine/scoring/waitShape';
import { Random, streamSeed } from '../../../src/engine/random';
import { isCompleteBy, waitsUpTo } from '../../../src/rule-sets/taiwan/tiles';
import { rulesOfGame } from './rows';

const HANDS = 400;
const KINDS = 34;
const RANKS = 9;
const COPIES = 4;

/** Five sets and a pair without one tile, or tiles by chance; a set may be a pong laid out. */
function hand(random: Random) {
  const counts = Array<number>(KINDS).fill(0);
  const used = counts.slice();
  const melds = [];
  const take = (kinds: readonly number[], into = counts): boolean => {
    const isFree = kinds.every(
      (kind) => used[kind]! + kinds.filter((each) => each === kind).length <= COPIES,
    );
    if (isFree) for (const kind of kinds) [used[kind], into[kind]] = [used[kind]! + 1, into[kind]! + 1];
    return isFree;
  };
  while (!take(alike(2, random.below(KINDS))));
  for (let set = 0; set < 5;) {
    const kind = random.below(KINDS);
    const isChow = random.below(3) > 0 && kind < 27 && kind % RANKS < RANKS - 2;
    const isLaid = random.below(3) === 0;
    if (!take(isChow ? [kind, kind + 1, kind + 2] : alike(3, kind), isLaid ? [] : counts)) continue;
    const from = 0;
    if (isLaid)
      melds.push({ type: isChow ? ('chow' as const) : ('pong' as const), kind, concealed: false, from });
    set++;
  }
  const held = [...counts.keys()].filter((kind) => counts[kind]! > 0);
  counts[held[random.below(held.length)]!]!--;
  return { counts, melds };
}

function alike(count: number, kind: number): number[] {
  return Array<number>(count).fill(kind);
}

test.each([false, true])(
  'are the kinds that complete a hand in the engine’s own list (eight pairs: %s)',
  (eightPairs) => {
    const rules = rulesOfGame({ eightPairs });
    const isComplete = isCompleteBy({ eightPairs });
    const random = new Random(streamSeed('taiwan', 'waits'));
    for (let at = 0; at < HANDS; at++) {
      const { counts, melds } = hand(random);
      const waits = completingKinds(rules, { counts, melds, extras: {} }, 'ignore').length;
      expect(waitsUpTo(KINDS, { counts, melds }, isComplete)).toBe(waits);
      expect(waitsUpTo(2, { counts, melds }, isComplete)).toBe(Math.min(2, waits));
    }
  },
);
