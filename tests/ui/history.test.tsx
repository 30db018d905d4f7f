import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { defaultOptions } from '../../src/engine/options';
import { nextWall, startMatch, startNextDeal } from '../../src/engine/match';
import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { recordDeal, recordMatch } from '../../src/engine/record';
import type { GameRecord } from '../../src/engine/record';
import { findRuleSet } from '../../src/engine/knownRules';
import { hasSeat } from '../../src/engine/state';
import type { DealEvent } from '../../src/engine/types';
import { finalScores } from '../../src/store/records/matchRecord';
import { words as en } from '../../src/ui/languages/en/app';
import { playMatch } from '../support/recorded';
import { randomMatch } from '../support/randomPlay';
import '../support/toys/loaded';
import { verifyRecord } from '../../src/store/selectors/verify';
import { BESTS } from '../../src/store/records/keyHeads';
import { alreadyLoaded } from '../../src/store/lazyOnce';
import type { HistoryStore } from '../../src/store/records/historyTypes';
import type { HistoryEntry } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { nameWords } from '../../src/ui/history/replay/replayPeople';
import { appWords } from '../../src/ui/text';
import { memoryHistory } from '../store/memoryHistory';
import type { Stores } from '../../src/ui/context';
import { emptyState, fixtureStores } from './fixtures';
import { sceneOf } from '../support/page';

const options = defaultOptions(findRuleSet('hong-kong-old')?.options ?? {});
const match = startMatch({ rules: 'hong-kong-old', options, bits: '07'.repeat(16), text: 'tea' });

/** One hand in which everybody takes the first thing on offer. */
function played(): { events: DealEvent[]; record: GameRecord } {
  const started = startNextDeal(match);
  let { deal } = started;
  const events = [...started.events];
  while (deal.pending) {
    const seat = [0, 1, 2, 3].find((each) => deal.pending && hasSeat(deal.pending.waiting, each)) ?? 0;
    const [first] = legalActions(deal, seat);
    const next = first && apply(deal, first);
    if (!next?.ok) throw new Error('The script cannot go on.');
    deal = next.deal;
    events.push(...next.events);
  }
  if (!match.progress) throw new Error('The match is over.');
  const hands = [recordDeal(match.progress, started, { deal, events })];
  const players = ['You', 'Mei', 'Wing', 'Chiu'].map((name) => ({ name, kind: 'bot' as const }));
  return { events, record: recordMatch(match, { app: 'test', players, hands, complete: false }) };
}

const { events, record } = played();

const entry: HistoryEntry = {
  id: 'a',
  at: 1_700_000_000_000,
  rules: 'hong-kong-old',
  hands: 1,
  complete: false,
  players: ['You', 'Mei', 'Wing', 'Chiu'],
  scores: [3, -1, -1, -1],
};

function show(history: Partial<HistoryStore> = {}, more: Partial<Stores> = {}, address = '') {
  const removed: string[] = [];
  const store = createStore<HistoryStore>()(() => ({
    entries: [entry],
    status: 'ready',
    damaged: 0,
    open: (id) => Promise.resolve(id === 'a' ? JSON.stringify(record) : null),
    remove: (id) => Promise.resolve(void removed.push(id)),
    importText: (text) =>
      Promise.resolve(
        text === 'good'
          ? { ok: true, added: ['c', 'd'], known: 1 }
          : { ok: false, why: 'no-record', record: null, detail: 'it is empty.' },
      ),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
    ...history,
  }));
  window.history.replaceState(null, '', `/${address}`);
  render(<App stores={{ ...fixtureStores(emptyState), history: alreadyLoaded({ store }), ...more }} />);
  if (address === '') fireEvent.click(screen.getByRole('button', { name: /^History/ }));
  return { removed };
}

describe('the proof', () => {
  it('finds every wall, and one that was changed', () => {
    expect(verifyRecord(record)).toMatchObject({ walls: [true], text: 'tea' });
    const [hand] = record.hands;
    if (!hand) throw new Error('Nothing was recorded.');
    const wall = hand.wall.toReversed();
    expect(verifyRecord({ ...record, hands: [{ ...hand, wall }] })?.walls).toEqual([false]);
    expect(verifyRecord({ ...record, text: 'coffee' })?.walls).toEqual([false]);
    expect(nextWall(match).tiles).toHaveLength(144);
  });
});

describe('the history', () => {
  it('lists matches with their scores', async () => {
    show();
    const row = await screen.findByRole('listitem', { name: /Hong Kong old style/ });
    expect(row.textContent).toContain('1 hand, not finished');
    expect(row.textContent).toContain('You 3Mei −1');
  });

  it('tells the result of a match as its players write it, and points as long as it goes on', async () => {
    const riichi = { ...entry, rules: 'riichi', bots: [null, 'sharp', 'sharp', 'sharp'] };
    const scores = [54_400, -3700, -15_700, -35_000];
    show({
      entries: [
        { ...riichi, scores, complete: true },
        { ...riichi, id: 'b', scores: [25_000, 25_000, 24_000, 26_000] },
      ],
    });
    const rows = await screen.findAllByRole('listitem', { name: /Japanese mahjong/ });
    expect(rows.map((row) => row.querySelector('.own-score')?.textContent)).toEqual(['+54.4', '25,000']);
    expect(rows[0]?.textContent).toContain('Mei Sharp −3.7');
    expect(rows[1]?.textContent).toContain('Mei Sharp 25,000');
  });

  it('finds a match by the card that it was played with', async () => {
    show({ entries: [entry, { ...entry, id: 'b', title: 'Garden card' }] });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'garden' } });
    expect(screen.getByRole('listitem', { name: /Garden card/ })).toBeTruthy();
    expect(screen.queryByRole('listitem', { name: /^Hong Kong old style [^:]/ })).toBeNull();
  });

  it('has an address for what is open, where a page that is loaded again opens it again', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Replay/ }));
    await screen.findByRole('heading', { name: 'Replay' });
    await waitFor(() => expect(location.hash).toBe('#history/replay/a'));
    cleanup();
    show({}, {}, '#history/replay/a');
    await screen.findByRole('heading', { name: 'Replay' });
    cleanup();
    show({}, {}, '#history/replay/gone');
    expect(await screen.findByRole('listitem', { name: /Hong Kong old style/ })).toBeTruthy();
  });

  it('says how well the opponents played, where it is known', async () => {
    const bots = [null, 'master+flush', 'gentle', 'fast'];
    show({ entries: [{ ...entry, bots }] });
    const row = await screen.findByRole('listitem', { name: /Hong Kong old style/ });
    expect(row.textContent).toContain('You 3Mei Master −1Wing Gentle −1Chiu −1');
  });

  it('shows your place, your points and how they came about, where a match has one person', async () => {
    const bots = ['gentle', null, 'gentle', 'fast'];
    show({ entries: [{ ...entry, bots, scores: [3, -1, 9, -1], line: [0, 4, -1] }] });
    const row = await screen.findByRole('listitem', { name: /Hong Kong old style/ });
    expect(within(row).getByRole('img', { name: 'You were joint third of four' }).textContent).toBe('3');
    expect(row.querySelector('.own-score')?.textContent).toBe('−1');
    const points = within(row).getByRole('img', { name: 'Your points by hand' }).querySelector('polyline');
    expect(points?.getAttribute('points')?.split(' ')).toHaveLength(3);
  });

  it.each([
    [0, 'Your best hand +8'],
    [2, 'Best hand, by Wing +8'],
  ])('shows the best hand, won by player %i', async (player, words) => {
    const best = {
      player,
      gain: 8,
      groups: [
        [0, 1, 2],
        [5, 5],
      ],
      won: [0, 2],
    };
    const reviews = memoryHistory(new Map([[`${BESTS}a`, best]]));
    show({ entries: [{ ...entry, bots: [null, 'gentle', 'gentle', 'fast'] }] }, { reviews });
    expect((await screen.findByText(/best hand/i)).textContent).toBe(words);
    const hand = screen.getByRole('img', { name: /^1 Character, 2 Characters, 3 Characters, 6 / });
    const tiles = [...hand.querySelectorAll('.tile')];
    expect(tiles.map((tile) => tile.classList.contains('tile--won'))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('says that nobody won', async () => {
    show({}, { reviews: memoryHistory(new Map([[`${BESTS}a`, null]])) });
    expect(await screen.findByText('Nobody won a hand.')).toBeTruthy();
  });

  const own = { bots: [null, 'gentle', 'gentle', 'fast'], complete: true, hands: 8 };
  const four = [
    { ...entry, ...own, id: '1', scores: [9, -3, -3, -3] },
    { ...entry, ...own, id: '2', scores: [3, 5, -4, -4] },
    { ...entry, ...own, id: '3', scores: [99, 0, 0, 0], complete: false },
    { ...entry, id: '4', hands: 1200 },
  ];
  const sums = ['Hands1,224', 'Won, of finished1 of 2', 'Average place1.5'];

  it.each([
    ['all matches', four, sums],
    ['those that count', [...four, { ...entry, id: '5', practice: true as const }], ['Counted4', ...sums]],
  ])('sums up %s, and places where they were played out with one person', async (_, entries, told) => {
    show({ entries });
    await screen.findAllByRole('listitem', { name: /Hong Kong old style/ });
    const shown = [...document.querySelectorAll('.history-sums > div')].map(({ textContent }) => textContent);
    expect(shown).toEqual(told);
  });

  it.each([
    ['no bots', {}],
    ['two people', { bots: [null, null, 'gentle', 'fast'] }],
  ])('shows no place of yours where an entry names %s, and no line that is none', async (_, given) => {
    const spoiled = { ...entry, ...given, line: 'M0' as unknown as readonly number[] };
    show({ entries: [spoiled] });
    const row = await screen.findByRole('listitem', { name: /Hong Kong old style/ });
    expect(within(row).queryAllByRole('img')).toEqual([]);
  });

  it('replays a match step by step, with buttons, slider and keys', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    const slider = await screen.findByRole('slider', { name: 'Step' });
    expect(screen.getByText('The tiles are dealt.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Step forward' }));
    expect(screen.getByText(/^You drew/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(screen.getByText('The tiles are dealt.')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'End' });
    expect(slider.getAttribute('aria-valuetext')).toBe(`Step ${events.length} of ${events.length}`);
    fireEvent.click(screen.getByRole('button', { name: 'Were the tiles fair?' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Check the walls' }));
    expect(screen.getByText('1 of 1 walls follow from seed and words.')).toBeTruthy();
    expect(screen.getByText(/^The promise is kept/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'All matches' }));
    expect(screen.getByRole('list', { name: 'Matches' })).toBeTruthy();
  });

  it('removes a match only when asked', async () => {
    const { removed } = show();
    const askToRemove = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'More' }));
      fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    };
    await askToRemove();
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(removed).toEqual([]);
    await askToRemove();
    const dialog = screen.getByRole('dialog', { name: 'Remove this match?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(removed).toEqual(['a']);
  });

  it('says that the browser did not remove a match, or did not give all for the file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:matches';
    });
    show({
      entries: [entry, { ...entry, id: 'b', at: entry.at - 1 }],
      remove: () => Promise.reject(new Error('closed')),
    });
    fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[0] ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    const dialog = screen.getByRole('dialog', { name: 'Remove this match?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The browser did not remove the match.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Export all' }));
    expect(await screen.findByText('Exported without the matches that cannot be read: 1.')).toBeTruthy();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ rules: 'hong-kong-old' });
  });

  it.each([
    ['good', '2 matches imported. 1 match was in the history already.'],
    ['', 'Not imported: it is empty.'],
  ])('imports a file "%s"', async (text, message) => {
    show();
    const input = await screen.findByLabelText('Import');
    fireEvent.change(input, { target: { files: [new File([text], 'matches.json')] } });
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
  });

  it.each([
    ['en', null, 'Not imported: This is not JSON.'],
    ['en', 2, 'Not imported: record 2: This is not JSON.'],
    ['zh-Hant-HK', null, '未能匯入：不是 JSON 格式。'],
    ['zh-Hant-HK', 2, '未能匯入：第 2 份紀錄不是 JSON 格式。'],
  ] as const)('says in %s why a file is refused, record %s', (language, place, sentence) => {
    const { history } = appWords.of(language)!;
    expect(history.refused({ why: 'not-json', record: place, detail: 'This is not JSON.' })).toBe(sentence);
  });

  it('says when nothing is kept', async () => {
    show({ status: 'unavailable', entries: [] });
    expect(await screen.findByText('This browser keeps no history for this page.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(screen.getByRole('heading', { name: 'New match' })).toBeTruthy();
  });
});

describe('a replay of a game of its own', () => {
  /** Opens the replay of this record. */
  async function open(shown: GameRecord): Promise<void> {
    show({ open: () => Promise.resolve(JSON.stringify(shown)) });
    fireEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    await screen.findByRole('slider', { name: 'Step' });
  }

  function goTo(step: number): void {
    fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: String(step) } });
  }

  function chooseHand(at: number): void {
    fireEvent.change(screen.getByRole('combobox', { name: 'Hand' }), { target: { value: String(at) } });
  }

  /** The first random match of a toy in whose record this is found. */
  function matchWith(toy: string, isFound: (found: GameRecord) => boolean): GameRecord {
    for (let seed = 0; seed < 40; seed++) {
      const { record: found } = playMatch(randomMatch(toy, `shown:${toy}:${seed}`));
      if (isFound(found)) return found;
    }
    throw new Error(`No match of ${toy} is like that.`);
  }

  it('draws who is ready from the declaration on', async () => {
    const isReady = ({ type }: { readonly type: string }) => type === 'ready';
    const found = matchWith('toy-every-hand', ({ hands }) => hands[0]?.events.some(isReady) ?? false);
    const step = found.hands[0]?.events.findIndex(isReady) ?? 0;
    await open(found);
    goTo(step);
    const tags = () =>
      [...document.querySelectorAll('.plate-tag')].filter(({ textContent }) => textContent === 'Ready');
    expect(tags()).toEqual([]);
    goTo(step + 1);
    const player = found.hands[0]?.events[step]?.p ?? 0;
    expect(tags()[0]?.closest('section')?.getAttribute('aria-label')).toMatch(
      new RegExp(`^P${player}, .*, Ready$`),
    );
  });

  it('draws who has won while others play on', async () => {
    const found = matchWith('toy-play-on', ({ hands }) => {
      const types = hands[0]?.events.map(({ type }) => type) ?? [];
      return types.includes('win') && types.lastIndexOf('draw') > types.indexOf('win');
    });
    const step = found.hands[0]?.events.findIndex(({ type }) => type === 'win') ?? 0;
    await open(found);
    goTo(step);
    expect(screen.queryByRole('region', { name: /has won/ })).toBeNull();
    goTo(step + 1);
    const winner = screen.getByRole('region', { name: /, has won, number 1/ });
    expect(winner.querySelector('.plate-tag--won')?.textContent).toBe('1st');
  });

  it('tells at its end what closed the match', async () => {
    const found = matchWith('toy-three', ({ closing }) => closing !== undefined);
    await open(found);
    chooseHand(found.hands.length - 1);
    expect(screen.queryByRole('button', { name: 'Final points' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'End' });
    fireEvent.click(screen.getByRole('button', { name: 'Final points' }));
    const table = await screen.findByRole('table');
    const totals = within(table).getByRole('row', { name: /^Total/ });
    expect(
      within(totals)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(finalScores(found).map((score) => en.total(score)));
  });

  it('says when the rules do not allow what is recorded', async () => {
    const found = matchWith('toy-every-hand', () => true);
    const [first, ...rest] = found.hands;
    if (!first) throw new Error('Nothing was recorded.');
    const broken = { ...first, events: first.events.toSpliced(1, 1) };
    show({ open: () => Promise.resolve(JSON.stringify({ ...found, hands: [broken, ...rest] })) });
    fireEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    expect(await screen.findByText('This match cannot be read.')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

it('the standings prove the match that has just ended', async () => {
  const state = sceneOf('standings');
  const store = createStore<HistoryStore>()(() => ({
    entries: [{ ...entry, seed: match.bits }],
    status: 'ready',
    damaged: 0,
    open: () => Promise.resolve(JSON.stringify(record)),
    remove: () => Promise.resolve(),
    importText: () => Promise.resolve({ ok: false, why: 'not-kept', record: null, detail: '' }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  }));
  render(<App stores={{ ...fixtureStores({ ...state, match }), history: alreadyLoaded({ store }) }} />);
  expect(await screen.findByRole('heading', { name: 'Were the tiles fair?' })).toBeTruthy();
});

describe('a name from a file', () => {
  const text = appWords.of('en');
  if (!text) throw new Error('The words are not loaded.');

  it.each([
    ['MEI', 'MEI'],
    ['Mei', 'Mei'],
    ['x'.repeat(5000), `${'x'.repeat(23)}…`],
    ['a\u202eb\nc', 'a b c'],
    ['麻'.repeat(24), '麻'.repeat(24)],
    ['👩\u200d👧 Ann', '👩\u200d👧 Ann'],
    ['רות', '\u2068רות\u2069'],
  ])('is shown on one line, and not too long: %j', (name, shown) => {
    expect(nameWords(name, text)).toBe(shown);
  });
});
