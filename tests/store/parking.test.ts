import { describe, expect, it, vi } from 'vitest';
import type { SaveStorage } from '../../src/store/saves/save';
import type { GameDeps } from '../../src/store/game';
import type { MatchConfig } from '../../src/store/types';
import { playChoices, startGame, untilAsked } from './harness';
import { withoutRoomFor } from './withoutRoomFor';
import type { Harness } from './harness';
import { memoryStorage, watchedStorage } from './memoryStorage';
import { shownOf } from './savedGames';

const SAVE = 'hong-kong-mahjong/match';
const ASIDE = 'hong-kong-mahjong/match-set-aside';
const parkedKey = (number: number) => `hong-kong-mahjong/match-parked/${number}`;
const config = (text: string): MatchConfig => ({ rules: 'hong-kong-old', options: {}, opponents: [], text });
const NOON = 1_700_000_000_000;

/** A page; the clock of the matches put aside goes on by a minute each time. */
function page(given: Partial<GameDeps> = {}): Harness {
  let minutes = 0;
  return startGame({ pace: () => 'instant', now: () => NOON + 60_000 * minutes++, ...given });
}

const list = ({ game }: Harness) => game.getState().others?.list ?? [];
const parkedTexts = (storage: SaveStorage) =>
  storage
    .keys()
    .filter((key) => key.includes('match-parked/'))
    .map((key) => storage.getItem(key) ?? '');
/** Whether a text holds the match that was begun with these words. */
const isOf = (words: string) => (text: string) => text.includes(`\\"text\\":\\"${words}\\"`);

/** Begins a match and plays it so far. */
async function play(harness: Harness, words: string, choices = 3): Promise<void> {
  harness.game.getState().startMatch(config(words));
  await vi.waitFor(() => expect(harness.game.getState().match?.text).toBe(words));
  playChoices(harness, choices);
}

/** Goes on with the match of these words that is put aside. */
async function goOn(harness: Harness, words: string): Promise<void> {
  const { storage, game } = harness;
  const found = () =>
    list(harness).find(({ id }) => isOf(words)(storage.getItem(parkedKey(Number(id))) ?? ''));
  await vi.waitFor(() => expect(found()).toBeDefined());
  game.getState().others?.resume(found()?.id ?? 'none');
  await vi.waitFor(() => expect(game.getState().match?.text).toBe(words));
}

/** Two matches: `first` is put aside, `second` is open. */
async function two(given: Partial<GameDeps> = {}): Promise<Harness> {
  const harness = page(given);
  await play(harness, 'first');
  await play(harness, 'second', 2);
  return harness;
}

/** The next page of this browser. */
async function nextPage(storage: SaveStorage, count: number): Promise<Harness> {
  const next = page({ storage });
  await vi.waitFor(() => expect(list(next)).toHaveLength(count));
  return next;
}

/** What the storage held after each change while one match began and another was put aside. */
async function whileSecondBegins() {
  const { storage, moments } = watchedStorage();
  const harness = page({ storage });
  await play(harness, 'first');
  moments.length = 0;
  harness.game.getState().startMatch(config('second'));
  await vi.waitFor(() => expect(harness.game.getState().match?.text).toBe('second'));
  return moments;
}

describe('a match that is open when another begins', () => {
  it('is put aside with everything that was chosen, and goes on from there', async () => {
    const harness = page();
    await play(harness, 'first', 30);
    const before = shownOf(harness.game.getState());
    await play(harness, 'second', 2);
    const second = shownOf(harness.game.getState());
    await goOn(harness, 'first');
    expect(shownOf(untilAsked(harness))).toEqual(before);
    expect(harness.game.getState().screen).toBe('table');
    playChoices(harness, 1);
    await goOn(harness, 'second');
    expect(shownOf(untilAsked(harness))).toEqual(second);
    expect(harness.records).toEqual([]);
  });

  it('has a card that says how it stands', async () => {
    const harness = page();
    await play(harness, 'first', 30);
    const { match, scores, human, humanSeat, view } = harness.game.getState();
    await play(harness, 'second');
    const { round, number, repeat } = match?.progress ?? {};
    expect(list(harness)).toMatchObject([{ rules: 'hong-kong-old', round, number, repeat, at: NOON }]);
    const [card] = list(harness);
    expect(card).toMatchObject({ wind: humanSeat, score: scores[human], seats: 4, bits: match?.bits });
    expect(card?.place).toBe(1 + scores.filter((score) => score > (scores[human] ?? 0)).length);
    expect(card?.bots).toHaveLength(3);
    expect(card?.hand).toHaveLength(view?.hand.length ?? 0);
  });

  it('is there again on the next page, the one played last first', async () => {
    const { storage } = await (async () => {
      const harness = await two();
      await play(harness, 'third');
      return harness;
    })();
    const next = await nextPage(storage, 2);
    expect(next.game.getState().match?.text).toBe('third');
    expect(list(next).map(({ at }) => at)).toEqual([NOON + 60_000, NOON]);
    await goOn(next, 'first');
    await goOn(next, 'third');
  });

  it('is kept though nothing was chosen in it', async () => {
    const harness = page();
    harness.game.getState().startMatch(config('first'));
    harness.game.getState().startMatch(config('second'));
    await vi.waitFor(() => expect(list(harness)).toHaveLength(1));
    await goOn(harness, 'first');
  });

  it('is put aside once, however often the button is pressed', async () => {
    const harness = page();
    await play(harness, 'first');
    for (let time = 0; time < 3; time++) harness.game.getState().startMatch(config('second'));
    await vi.waitFor(() => expect(harness.game.getState().match?.text).toBe('second'));
    await vi.waitFor(() => expect(list(harness)).toHaveLength(1));
    expect(parkedTexts(harness.storage)).toHaveLength(1);
  });

  it('stays open where there is no room to put it aside, and that is said', async () => {
    const harness = page({ storage: withoutRoomFor('match-parked') });
    await play(harness, 'first');
    const before = shownOf(harness.game.getState());
    harness.game.getState().startMatch(config('second'));
    await vi.waitFor(() => expect(harness.game.getState().notice).toBe('park-failed'));
    expect(shownOf(harness.game.getState())).toEqual(before);
    playChoices(harness, 1);
  });

  it('stays open where twelve others are under way, and that is said', async () => {
    const harness = await two();
    const [text = ''] = parkedTexts(harness.storage);
    for (let number = 1; number < 12; number++)
      harness.storage.setItem(
        parkedKey(number),
        text.replace('"text\\":\\"first', `"text\\":\\"copy ${number}`),
      );
    harness.game.getState().startMatch(config('third'));
    await vi.waitFor(() => expect(harness.game.getState().notice).toBe('matches-full'));
    expect(harness.game.getState().match?.text).toBe('second');
    expect(parkedTexts(harness.storage)).toHaveLength(12);
    const next = await nextPage(harness.storage, 12);
    await goOn(next, 'first');
    expect(parkedTexts(harness.storage)).toHaveLength(12);
  });
});

describe('a page that ends at any moment', () => {
  it('has lost neither match when another begins', async () => {
    const moments = await whileSecondBegins();
    expect(moments.length).toBeGreaterThan(3);
    for (const moment of moments) {
      const next = page({ storage: memoryStorage(moment) });
      const isOpen = next.game.getState().match?.text === 'first';
      const kept = () => parkedTexts(next.storage).filter(isOf('first'));
      await vi.waitFor(() => expect(kept()).toHaveLength(isOpen ? 0 : 1));
    }
  });

  it('has lost neither match, nor kept one twice, when another goes on', async () => {
    const { storage, moments } = watchedStorage();
    const harness = page({ storage });
    await play(harness, 'first', 20);
    await play(harness, 'second', 20);
    moments.length = 0;
    await goOn(harness, 'first');
    expect(moments.length).toBeGreaterThan(5);
    for (const moment of moments) {
      const next = page({ storage: memoryStorage(moment) });
      const open = next.game.getState().match?.text;
      for (const words of ['first', 'second']) {
        const kept = () => parkedTexts(next.storage).filter(isOf(words));
        await vi.waitFor(() => expect(kept()).toHaveLength(open === words ? 0 : 1));
      }
    }
  });

  it('has put a match aside that it then finds open: it goes on, and is kept once', async () => {
    const moments = await whileSecondBegins();
    const twice = moments.find((moment) => parkedKey(0) in moment && SAVE in moment);
    expect(twice?.[SAVE]).toContain('"text":"first"');
    const next = page({ storage: memoryStorage(twice) });
    next.game.getState().resume();
    playChoices(next, 2);
    await vi.waitFor(() => expect(parkedTexts(next.storage)).toEqual([]));
    expect(next.game.getState()).toMatchObject({ match: { text: 'first' }, others: null });
  });

  it('keeps the records of the hands with each', async () => {
    const { storage, moments } = watchedStorage();
    const harness = page({ storage });
    await play(harness, 'first', 3);
    while (harness.game.getState().match?.dealt === 0) playChoices(harness, 1);
    await play(harness, 'second', 2);
    moments.length = 0;
    await goOn(harness, 'first');
    for (const moment of [moments[0], moments[3], moments.at(-1)]) {
      const next = page({ storage: memoryStorage(moment) });
      if (next.game.getState().match?.text !== 'first') await goOn(next, 'first');
      next.game.getState().abandon();
      await vi.waitFor(() => expect(next.records).toMatchObject([{ text: 'first' }]));
      expect(next.records[0]?.hands.length).toBeGreaterThan(1);
    }
  });
});

describe('a match that is over', () => {
  it('leads to its standings, and the others are still there', async () => {
    const harness = await two();
    harness.game.getState().abandon();
    await vi.waitFor(() => expect(harness.records).toMatchObject([{ text: 'second', complete: false }]));
    expect(harness.game.getState()).toMatchObject({ screen: 'home', match: null });
    expect(list(harness)).toHaveLength(1);
    await goOn(harness, 'first');
    expect(list(harness)).toEqual([]);
    expect(harness.game.getState().others).toBeNull();
  });

  it('is not put aside when it is started over', async () => {
    const harness = await two();
    harness.game.getState().restart();
    await vi.waitFor(() => expect(harness.records).toMatchObject([{ text: 'second' }]));
    expect(list(harness)).toHaveLength(1);
  });
});

describe('a match that is removed', () => {
  it('goes to the history as not finished; the open one stays', async () => {
    const harness = await two();
    const [first] = list(harness);
    harness.game.getState().others?.remove(first?.id ?? '');
    await vi.waitFor(() => expect(harness.records).toMatchObject([{ text: 'first', complete: false }]));
    expect(harness.game.getState()).toMatchObject({ others: null, match: { text: 'second' } });
    expect(harness.storage.keys().filter((key) => /\d$/.test(key))).toEqual([]);
  });

  it('waits for the next page where the history refuses it', async () => {
    const harness = await two({ keepRecord: () => Promise.reject(new Error('full')) });
    harness.game.getState().others?.remove(list(harness)[0]?.id ?? '');
    await vi.waitFor(() => expect(harness.game.getState().notice).toBe('history-failed'));
    const next = page({ storage: harness.storage });
    await vi.waitFor(() => expect(next.records).toMatchObject([{ text: 'first' }]));
  });

  it('leaves nothing where nobody touched it', async () => {
    const harness = page();
    harness.game.getState().startMatch(config('first'));
    await play(harness, 'second');
    harness.game.getState().others?.remove(list(harness)[0]?.id ?? '');
    await vi.waitFor(() => expect(harness.game.getState().others).toBeNull());
    expect(harness.records).toEqual([]);
  });
});

describe('what is kept of other matches', () => {
  /** Two pages later, what the first parked match is kept as being changed. */
  async function spoilt(spoil: (text: string) => string) {
    const { storage } = await two();
    await play(page({ storage }), 'third');
    storage.setItem(parkedKey(0), spoil(storage.getItem(parkedKey(0)) ?? ''));
    return storage;
  }

  it.each([
    ['is missing', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['is damaged', (text: string) => text.replace('"seats":4', '"seats":-4')],
    ['is of another version', (text: string) => text.replace('"version":1', '"version":2')],
  ])('gets a card again where that %s', async (_, spoil) => {
    const storage = await spoilt(spoil);
    const next = await nextPage(storage, 2);
    expect(list(next).map(({ at }) => at)).toContain(null);
    expect(storage.getItem(parkedKey(0))?.split('\n')).toHaveLength(2);
    await goOn(next, 'first');
  });

  it.each([
    ['at once where its card is damaged too', (text: string) => text.slice(60, 400)],
    ['when it is opened', (text: string) => text.replace('\\"dealt\\"', '\\"delt\\"')],
  ])('is set aside %s; the others stay', async (_, spoil) => {
    const storage = await spoilt(spoil);
    const next = page({ storage });
    await vi.waitFor(() => expect(list(next).length).toBeGreaterThan(0));
    next.game.getState().others?.resume('0');
    await vi.waitFor(() => expect(next.game.getState().notice).toBe('save-unreadable'));
    expect(next.game.getState()).toMatchObject({ setAside: { why: 'damaged' }, match: { text: 'third' } });
    expect(storage.getItem(ASIDE)).toContain('damaged');
    expect(storage.getItem(parkedKey(0))).toBeNull();
    await goOn(next, 'second');
  });

  it('stays where a newer version wrote it, and that is said', async () => {
    const storage = await spoilt((text) => text.replace(/schemaVersion\\":\d+/, 'schemaVersion\\":99'));
    const kept = storage.getItem(parkedKey(0));
    const next = await nextPage(storage, 2);
    next.game.getState().others?.resume('0');
    await vi.waitFor(() => expect(next.game.getState().notice).toBe('save-newer'));
    next.game.getState().others?.remove('0');
    await play(next, 'fourth');
    expect(storage.getItem(parkedKey(0))).toBe(kept);
  });

  it('goes on from a save of today as it is', async () => {
    const { storage, game } = await two();
    const [text = ''] = parkedTexts(storage);
    const [save = ''] = JSON.parse(text.slice(text.indexOf('\n'))) as string[];
    game.getState().goHome();
    const today = page({ storage: memoryStorage({ [SAVE]: save }) });
    expect(today.game.getState()).toMatchObject({ match: { text: 'first' }, others: null, notice: null });
  });
});
