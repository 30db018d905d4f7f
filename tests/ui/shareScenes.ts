import { hashText } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { challengeOfDay } from '../../src/store/share/day';
import { writeLink } from '../../src/store/share/links';
import type { Challenge, Shared } from '../../src/store/share/shared';
import { today } from '../../src/ui/today';
import { playChallenge } from '../support/challenges';
import { FOREIGN_NAMES, withForeignNames } from '../support/foreignNames';
import { historyOf } from './historyScene';

const RULES = 'hong-kong-old';

const challenge: Challenge = {
  rules: RULES,
  options: { minimumFaan: 1, rounds: 1, dealerRepeats: 'never', dice: 'two-twice' },
  bits: hashText('scene').slice(0, 32),
  text: '',
  bots: ['routes-1+flush', 'gentle-2', 'sharp'],
};

/** A scene: the address, and the matches of the history. */
interface ShareScene {
  readonly address: string;
  readonly matches: readonly GameRecord[];
}

/** Names as long as links take them. */
const named = (record: GameRecord): GameRecord => {
  const players = withForeignNames(record).players.map((player) => ({
    ...player,
    name: player.name.slice(0, 200),
  }));
  return { ...record, players };
};

const linkOf = (shared: Shared) => `#share/${writeLink(shared) ?? ''}`;

/** Scenes of links and of the match of the day, by name. Their games must be loaded. */
const shareScenes: Readonly<Record<string, () => ShareScene>> = {
  open: () => ({ address: '#share', matches: [] }),
  refused: () => ({ address: '#share/1AAAAAAAA', matches: [] }),
  rules: () => ({ address: linkOf({ kind: 'rules', ...challenge }), matches: [] }),
  challenge: () => ({ address: linkOf({ kind: 'challenge', challenge, by: 'A friend' }), matches: [] }),
  first: () => ({
    address: linkOf({ kind: 'result', record: playChallenge(challenge, 'theirs'), by: 'A friend' }),
    matches: [],
  }),
  result: () => ({
    address: linkOf({ kind: 'result', record: playChallenge(challenge, 'theirs'), by: 'A friend' }),
    matches: [playChallenge(challenge, 'mine')],
  }),
  record: () => ({
    address: linkOf({ kind: 'record', record: playChallenge(challenge, 'mine'), hand: null }),
    matches: [],
  }),
  names: () => ({
    address: linkOf({
      kind: 'record',
      record: named(playChallenge(challenge, 'mine')),
      hand: null,
    }),
    matches: [],
  }),
  'result-names': () => ({
    address: linkOf({
      kind: 'result',
      record: named(playChallenge(challenge, 'theirs')),
      by: FOREIGN_NAMES[0]?.slice(0, 40) ?? '',
    }),
    matches: [playChallenge(challenge, 'mine')],
  }),
  day: () => ({ address: '#day', matches: [] }),
  played: () => ({ address: '#day', matches: [playChallenge(challengeOfDay(today(), RULES), 'mine')] }),
  form: () => ({ address: '', matches: [] }),
};

/** The scene of this name, and a history with its matches. */
export function shareScene(name: string) {
  const scene = shareScenes[name]?.();
  if (!scene) throw new Error('There is no such scene.');
  return { address: scene.address, history: historyOf(scene.matches) };
}
