import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { hashText } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { alreadyLoaded } from '../../src/store/lazyOnce';
import { entryOf } from '../../src/store/records/historyEntry';
import { browserStorage } from '../../src/store/saves/browserStorage';
import { configOf } from '../../src/store/share/challenge';
import { challengeOfDay } from '../../src/store/share/day';
import { readShares } from '../../src/store/share/keptShares';
import { writeLink } from '../../src/store/share/links';
import type { Challenge, Shared } from '../../src/store/share/shared';
import type { HistoryStore } from '../../src/store/records/historyTypes';
import { App } from '../../src/ui/App';
import { StoresContext } from '../../src/ui/context';
import { MatchFacts } from '../../src/ui/share/RecordPage';
import { linkIn } from '../../src/ui/share/linkIn';
import { words as wordsEn } from '../../src/ui/languages/en/share';
import { words as wordsZhHantHK } from '../../src/ui/languages/zh-Hant-HK/share';
import { today } from '../../src/ui/today';
import { playChallenge } from '../support/challenges';
import { fixtureStores, parkedMatch } from './fixtures';
import { cardOf } from '../../src/ui/text/languages';
import { sceneOf } from '../support/page';

const RULES = 'hong-kong-old';
const challenge: Challenge = {
  rules: RULES,
  options: { minimumFaan: 1, rounds: 1, dealerRepeats: 'never' },
  bits: hashText('shared').slice(0, 32),
  text: '',
  bots: ['routes-1', 'gentle-2', 'sharp'],
};
const mine = playChallenge(challenge, 'mine');
const theirs = playChallenge(challenge, 'theirs');

const codeOf = (shared: Shared) => writeLink(shared) ?? '';
const challengeCode = codeOf({ kind: 'challenge', challenge, by: 'A friend' });
const resultCode = codeOf({ kind: 'result', record: theirs, by: 'A friend' });

/** Matches that somebody else played. */
const foreign = new WeakSet<GameRecord>();

/** The app at this address, with these matches in its history. */
async function show(address: string, matches: readonly GameRecord[] = [], scene = 'home') {
  history.replaceState(null, '', `${location.pathname}${address}`);
  const imported: string[] = [];
  const texts = new Map(matches.map((record) => [entryOf(record, 1).id, JSON.stringify(record)]));
  const store = createStore<HistoryStore>()(() => ({
    entries: matches.map((record) => ({
      ...entryOf(record, 1),
      ...(foreign.has(record) && { foreign: true as const }),
    })),
    status: 'ready',
    damaged: 0,
    open: (id) => Promise.resolve(texts.get(id) ?? null),
    remove: () => Promise.resolve(),
    importText: (text) => Promise.resolve({ ok: true, added: [`${imported.push(text)}`], known: 0 }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  }));
  const stores = { ...fixtureStores(sceneOf(scene)), history: alreadyLoaded({ store }) };
  stores.game.setState({
    goHome: () => stores.game.setState({ screen: 'home' }),
  });
  await act(async () => void render(<App stores={stores} />));
  return { stores, started: stores.started, imported };
}

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** The same with a button that comes later. */
async function pressSoon(name: string): Promise<void> {
  await screen.findByRole('button', { name });
  await press(name);
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('a challenge from a link', () => {
  it('says what it is, and begins with its walls and bots', async () => {
    const { started } = await show(`#share/${challengeCode}`);
    expect(await screen.findByText('A friend challenges you.')).toBeDefined();
    expect(screen.getByText('Minimum faan:', { exact: false }).textContent).toContain('1');
    expect(screen.getAllByText(/^(Steady|Gentle|Sharp)$/).map(({ textContent }) => textContent)).toEqual([
      'Steady',
      'Gentle',
      'Sharp',
    ]);
    await press('Play');
    await waitFor(() => expect(started).toEqual([configOf(challenge)]));
    expect(readShares(browserStorage).known).toEqual([
      { bits: challenge.bits, by: 'A friend', result: null },
    ]);
  });

  it('tells first what is different in a game that is new to the player', async () => {
    const taisen: Challenge = {
      ...challenge,
      rules: 'taisen',
      options: {},
      bots: ['routes-1', 'gentle-2', 'gentle-2'],
    };
    const code = codeOf({ kind: 'challenge', challenge: taisen, by: 'A friend' });
    const { started, stores } = await show(`#share/${code}`);
    await pressSoon('Play');
    const introduction = await screen.findByRole('dialog', { name: 'What is different in Taisen' });
    expect(started).toEqual([]);
    fireEvent.click(within(introduction).getByRole('button', { name: 'Start new match' }));
    await waitFor(() => expect(started).toEqual([configOf(taisen)]));
    expect(stores.settings.getState().introduced).toEqual(['taisen']);
  });

  it('begins also while another match is open, which is put aside', async () => {
    const { started } = await show(`#share/${challengeCode}`, [], 'saved');
    await screen.findByText('A friend challenges you.');
    await press('Play');
    expect(started).toEqual([configOf(challenge)]);
  });

  it('is found again where it was put aside', async () => {
    const { stores, started } = await show(`#share/${challengeCode}`, [], 'saved');
    const resumed: string[] = [];
    const match = { ...parkedMatch('3'), bits: challenge.bits };
    await act(async () =>
      stores.game.setState({
        others: { list: [match], resume: (id) => void resumed.push(id), remove: () => undefined },
      }),
    );
    await pressSoon('Continue');
    expect(resumed).toEqual(['3']);
    expect(started).toEqual([]);
    expect(screen.getByRole('heading', { name: 'New match' })).toBeDefined();
  });

  it('is not played twice, and its result goes back', async () => {
    await show(`#share/${challengeCode}`, [mine]);
    expect(await screen.findByText('You have played it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
    expect(link).toContain('#share/1');
  });
});

describe('a result from a link', () => {
  it('is compared hand by hand with the own match', async () => {
    await show(`#share/${resultCode}`, [mine]);
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(mine.hands.length + 1);
    for (const [at, row] of rows.slice(0, -1).entries()) {
      const [own = '', other = '', lead = ''] = cells(row);
      const [a, b] = [mine, theirs].map(({ hands, players }) => {
        const player = players.findIndex(({ kind }) => kind === 'human');
        return hands[at]?.result?.scores[player] ?? 0;
      });
      expect([own, other, lead].map((text) => Number.parseInt(text.replace('−', '-'), 10))).toEqual([
        a,
        b,
        (a ?? 0) - (b ?? 0),
      ]);
    }
    expect(screen.getByText(`Both of you played the same ${mine.hands.length} walls.`)).toBeDefined();
    expect(screen.getAllByText('4 of 4 walls follow from seed and words.')).toHaveLength(2);
  });

  it('stays hidden until the walls were played', async () => {
    await show(`#share/${resultCode}`);
    expect(await screen.findByText(/Play them first/)).toBeDefined();
    expect(screen.queryByText('4 of 4 walls follow from seed and words.')).toBeNull();
    await waitFor(() => expect(readShares(browserStorage).known[0]?.result).toBe(resultCode));
    await press('Show the result now');
    const names = document.querySelector('.share-scores')?.textContent;
    expect(names).toContain('A friend');
    expect(names).not.toContain('You');
    expect(screen.getByText('4 of 4 walls follow from seed and words.')).toBeDefined();
  });
});

describe('a record from a link', () => {
  it('says whether its walls are right, and can be kept', async () => {
    const { imported } = await show(`#share/${codeOf({ kind: 'record', record: mine, hand: null })}`);
    expect(await screen.findByText('4 of 4 walls follow from seed and words.')).toBeDefined();
    await press('Keep in my history');
    expect(screen.getByText('It is in your history, as somebody else’s match.')).toBeDefined();
    expect(JSON.parse(imported[0] ?? '')).toEqual(mine);
  });

  it.each(['en', 'zh-Hant-HK'] as const)(
    'calls whoever sent it otherwise than the reader: %s',
    async (language) => {
      const { stores } = await show(`#share/${codeOf({ kind: 'record', record: mine, hand: null })}`);
      await act(async () => stores.settings.setState({ language }));
      const names = () => [...document.querySelectorAll('.share-scores li')].map((each) => each.textContent);
      const { you, mei } = cardOf(language).people;
      await waitFor(() => expect(names().join()).toContain(mei));
      expect(names().join()).toContain(cardOf(language).sender);
      expect(names().join()).not.toContain(you);
      await pressSoon(language === 'en' ? 'Replay' : '重播');
      const seats = () => document.querySelector('.replay-outlook')?.textContent;
      await waitFor(() => expect(seats()).toContain(cardOf(language).sender));
      expect(document.querySelector('.table')?.textContent).toContain(cardOf(language).sender);
      expect(seats()).not.toContain(you);
    },
  );

  it('names the card that it was played with', async () => {
    const options = { ...mine.options, card: 'Garden card\n# Steps' };
    const { unmount } = render(
      <StoresContext value={fixtureStores(sceneOf('home'))}>
        <MatchFacts record={{ ...mine, options }} />
      </StoresContext>,
    );
    expect((await screen.findByRole('heading')).textContent).toBe('Hong Kong old style: Garden card');
    unmount();
  });

  it('tells the result of a match as its players write it', async () => {
    const { players } = mine;
    const closing = [{ reason: 'place', points: [29_400, -10_000, 0, -19_400] }];
    const startScores = Array<number>(4).fill(25_000);
    const { unmount } = render(
      <StoresContext value={fixtureStores(sceneOf('home'))}>
        <MatchFacts
          record={{ ...mine, rules: 'riichi', options: {}, players, hands: [], startScores, closing }}
        />
      </StoresContext>,
    );
    const scores = (await screen.findAllByRole('listitem')).map(
      (line) => line.querySelector('b')?.textContent,
    );
    expect(scores).toEqual(['+54.4', '+15.0', '+25.0', '+5.6']);
    unmount();
  });

  it('opens its replay at the hand that was shared', async () => {
    await show(`#share/${codeOf({ kind: 'record', record: mine, hand: 2 })}`);
    await pressSoon('Replay');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hand' }).value).toBe('2');
  });
});

describe('rules from a link', () => {
  it('go into the form, and begin nothing', async () => {
    const { stores, started } = await show(
      `#share/${codeOf({ kind: 'rules', rules: RULES, options: { minimumFaan: 0 } })}`,
    );
    await pressSoon('Use these rules');
    expect(stores.settings.getState().lastMatch).toMatchObject({ rules: RULES, options: { minimumFaan: 0 } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Easy' }).checked).toBe(true);
    expect(started).toEqual([]);
  });
});

describe('a link that is refused', () => {
  it.each([
    ['hello', wordsEn.refusals['no-link']],
    [challengeCode.slice(0, -5), wordsEn.refusals.damaged],
    [`9${challengeCode.slice(1)}`, wordsEn.refusals.newer],
    [`1${'A'.repeat(100_000)}`, wordsEn.refusals['too-long']],
  ])('is told in one sentence: %s', async (code, sentence) => {
    await show(`#share/${code}`);
    expect((await screen.findByRole('alert')).textContent).toBe(`${sentence} ${wordsEn.nothingLost}`);
  });

  it('has one sentence for each reason in both languages', () => {
    for (const words of [wordsEn, wordsZhHantHK])
      for (const sentence of Object.values(words.refusals)) expect(sentence).toMatch(/^[^.。]+[.。]$/);
  });

  it('can be followed by another one', async () => {
    await show('#share');
    const field = await screen.findByRole('textbox', { name: 'Link' });
    fireEvent.change(field, { target: { value: 'nothing' } });
    await press('Open');
    expect(screen.getByText('There is no link of this game in it.')).toBeDefined();
    fireEvent.change(field, { target: { value: `look: https://example.org/m/#share/${challengeCode} !` } });
    await press('Open');
    expect(location.hash).toBe(`#share/${challengeCode}`);
  });

  it.each([
    ['https://example.org/#share/1abc', '#share/1abc'],
    ['https://example.org/#/share/1abc.', '#share/1abc'],
    ['share/1abc', '#share/1abc'],
    ['https://example.org/#day/2026-11-28!', '#day/2026-11-28'],
    ['the rules: <https://example.org/#rules/taisen/deal>', '#rules/taisen/deal'],
    ['https://example.org/share/1abc', null],
    ['day after day', null],
    ['', null],
  ])('or was none: %s', (text, address) => expect(linkIn(text)).toBe(address));
});

/** What messengers, mail programs and trackers make of a link. */
const TAILS = ['.', ')', '>', '"', '…', '_', '*', '&fbclid=abc', '?utm_source=x/y', '%20', '%3E', '\u200b'];

describe('a link that came with a tail', () => {
  it.each(TAILS)('opens from its address: %j', async (tail) => {
    await show(`#share/${challengeCode}${tail}`);
    expect(await screen.findByText('A friend challenges you.')).toBeDefined();
    expect(location.hash).toBe(`#share/${challengeCode}${tail === '_' ? tail : ''}`);
  });

  it.each([
    ...TAILS.map((tail) => `https://example.org/m/#share/${challengeCode}${tail}`),
    `<https://example.org/m/#share/${challengeCode}>`,
    `[play](https://example.org/m/#share/${challengeCode}) with me`,
    `_https://example.org/m/#share/${challengeCode}_`,
    `“https://example.org/m/#share/${challengeCode}”`,
    `<share/${challengeCode}>`,
    `https%3A%2F%2Fexample.org%2Fm%2F%23share%2F${challengeCode}`,
    `https://example.org/?fbclid=abc#share/${challengeCode}`,
    `https://example.org/m/#share/${challengeCode}\nSee you`,
    `https://example.org/m/#share/${challengeCode.slice(0, 60)}\r\n${challengeCode.slice(60)}\r\nSee you`,
    `> https://example.org/m/#share/${challengeCode.slice(0, 60)}\n> ${challengeCode.slice(60)}\n> See you`,
    `https://example.org/m/#share/${[...challengeCode].join('\u200b')}`,
  ])('is found in a text: %j', (text) => {
    expect(linkIn(text)).toBe(`#share/${challengeCode}`);
  });

  it('goes into the field without what stood around it', async () => {
    await show('#share');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(paste('nothing')).toBe(true);
    expect(paste(`Hi!\nhttps://example.org/m/#share/${challengeCode}\nSee you`)).toBe(false);
    expect(field.value).toMatch(new RegExp(`/#share/${challengeCode}$`));
  });
});

describe('the match of the day', () => {
  const day = challengeOfDay(today(), RULES);

  it('begins from home', async () => {
    const { started } = await show('');
    await press('Match of the day');
    await pressSoon('Play');
    expect(started).toEqual([configOf(day)]);
  });

  it('shows its result once it was played, with a text that is copied', async () => {
    const record = playChallenge(day, 'mine');
    const written: string[] = [];
    const writeText = async (text: string) => void written.push(text);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await show('#day', [record]);
    const text = (await screen.findByText(/^Mahjong of the day/)).textContent;
    expect(text.split('\n')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    await press('Copy');
    expect(written).toEqual([text]);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  });
});

describe('the match of another day', () => {
  /** 22 November 2026 at noon in universal time. */
  const NOON = 1_795_348_800_000;
  const DAY = 86_400_000;
  const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

  it('is played at its own address', async () => {
    at(NOON);
    const { started } = await show('#day/2026-11-20');
    expect(await screen.findByText('20 November 2026', { selector: 'span' })).toBeDefined();
    expect(screen.getByText(/of an earlier day/)).toBeDefined();
    await pressSoon('Play');
    expect(started).toEqual([configOf(challengeOfDay('2026-11-20', RULES))]);
  });

  it('is refused while it has not begun, and where there is no such day', async () => {
    at(NOON);
    await show('#day/2026-11-25');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The match of 25 November 2026 begins when',
    );
    cleanup();
    await show('#day/2026-02-30');
    expect((await screen.findByRole('alert')).textContent).toBe('This address names no day.');
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    await press('Match of today');
    expect(location.hash).toBe('#day');
  });

  it('comes when the page is looked at on another day', async () => {
    at(NOON);
    const { started } = await show('#day');
    expect(await screen.findByText('22 November 2026', { selector: 'span' })).toBeDefined();
    vi.setSystemTime(NOON + DAY);
    await act(async () => void fireEvent.focus(window));
    expect(screen.getByText('23 November 2026', { selector: 'span' })).toBeDefined();
    await press('Play');
    expect(started).toEqual([configOf(challengeOfDay('2026-11-23', RULES))]);
  });

  it('has its text with its own link, whatever day it is read on', async () => {
    at(NOON);
    await show('#day/2026-11-20', [playChallenge(challengeOfDay('2026-11-20', RULES), 'mine')]);
    const text = (await screen.findByText(/^Mahjong of the day/)).textContent;
    expect(text).toContain('20 November 2026');
    expect(text).toMatch(/#day\/2026-11-20$/);
  });

  it('is still to be played where somebody else alone has played it', async () => {
    at(NOON);
    const record = playChallenge(challengeOfDay('2026-11-22', RULES), 'theirs');
    foreign.add(record);
    await show('#day', [record]);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeDefined();
    expect(screen.queryByText('Your result')).toBeNull();
  });
});

describe('a new match', () => {
  it('is shared as a challenge of four hands or as rules alone', async () => {
    await show('');
    await press('Challenge a friend');
    const dialog = await screen.findByRole('dialog', { name: 'Challenge a friend' });
    const link = () => within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
    const first = link();
    expect(within(dialog).getByText('Never')).toBeDefined();
    fireEvent.change(within(dialog).getByRole('textbox', { name: /^Your name/ }), {
      target: { value: 'Yan' },
    });
    expect(link()).not.toBe(first);
    const code = within(dialog).getByRole('img', { name: 'QR code of the link' });
    const { data, size } = encode(link(), { ecc: 'L', border: 4 });
    expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    expect(code.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(
      data.flat().filter(Boolean).length,
    );
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Only the rules' }));
    expect(within(dialog).getByText('All as usual')).toBeDefined();
  });
});
