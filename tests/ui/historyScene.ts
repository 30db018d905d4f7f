import { createStore } from 'zustand/vanilla';
import { kindsOfText } from '../../src/engine/notation';
import type { GameRecord } from '../../src/engine/record';
import { entryOf } from '../../src/store/records/historyEntry';
import { BESTS } from '../../src/store/records/keyHeads';
import type { ShownBest } from '../../src/store/records/shownBest';
import { alreadyLoaded } from '../../src/store/lazyOnce';
import { FOREIGN_NAMES } from '../support/foreignNames';
import { memoryHistory } from '../store/memoryHistory';
import type { HistoryStore } from '../../src/store/records/historyTypes';
import type { HistoryEntry } from '../../src/store/types';

const DAY = 86_400_000;
const NOON = 1_795_348_800_000;
/** Points by player, from hand to hand. */
const gains = [
  [8, -4, 16, 0, -2, 12, 24, -6, 4, 32],
  [-16, 4, -8, -4, 0, -32, 8, -16, -8, -32],
  [2, 2, -4, 8, -1, 4, -2, 3],
  [64, -32, 8, 16],
];
const rules = ['hong-kong-old', 'hong-kong-common', 'classical', 'taisen'] as const;

const entries: HistoryEntry[] = [0, 1, 2, 3, 4, 5].map((at) => {
  const own = gains[at % gains.length] ?? [];
  const line = [0];
  for (const gain of own) line.push((line.at(-1) ?? 0) + gain);
  const score = line.at(-1) ?? 0;
  return {
    id: `${at}`,
    at: NOON - at * DAY,
    rules: rules[at % rules.length] ?? 'hong-kong-old',
    hands: own.length,
    complete: at !== 2,
    players: at === 4 ? FOREIGN_NAMES : ['You', 'Mei', 'Wing', 'Chiu'],
    bots: at === 5 ? [] : [null, 'standard', 'gentle', 'sharp'],
    scores: [score, -score + 40, 12, -52],
    coached: at === 1,
    line,
    ...(at === 4 && { foreign: true as const }),
  };
});

/** A history of these matches, the newest first. */
export function historyOf(matches: readonly GameRecord[]) {
  const texts = new Map(matches.map((record) => [entryOf(record, NOON).id, JSON.stringify(record)]));
  const store = createStore<HistoryStore>()(() => ({
    entries: matches.map((record) => entryOf(record, NOON)),
    status: 'ready',
    damaged: 0,
    open: (id) => Promise.resolve(texts.get(id) ?? null),
    remove: () => Promise.resolve(),
    importText: () => Promise.resolve({ ok: true, added: [], known: 0 }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  }));
  return alreadyLoaded({ store });
}

/** A history of some matches; one is of a version that did not say who played. */
export const keptMatches = alreadyLoaded({
  store: createStore<HistoryStore>()(() => ({
    entries,
    status: 'ready',
    damaged: 0,
    open: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
    importText: () => Promise.resolve({ ok: true, added: [], known: 0 }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  })),
});

/** `groups`: blanks lie between them. */
const best = (of: { player: number; gain: number; won: [number, number] }, groups: string): ShownBest => ({
  ...of,
  groups: groups.split(' ').map(kindsOfText),
});

/** Of the last match nothing is known, and in the one before nobody won. */
const bests: readonly ShownBest[] = [
  best({ player: 0, gain: 32, won: [2, 2] }, '234s 888s 579s 111s FF'),
  best({ player: 2, gain: 56, won: [3, 0] }, '7777m 4444m 2222p 9999s CC'),
  best({ player: 0, gain: 8, won: [1, 2] }, '123p 456p 678p 999p SS'),
  best({ player: 0, gain: 64, won: [0, 13] }, '19m19p19sESWNCFPP'),
  null,
];

/** Where the best hands of these matches are kept. */
export const keptBests = memoryHistory(new Map(bests.map((each, at) => [`${BESTS}${at}`, each])));
