import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LESSON_STEPS } from '../../src/store/lesson/progress';
import { LANGUAGES } from '../support/languages';
import type { Language, Settings } from '../../src/store/settings';
import { botOfLevel } from '../../src/bots/levels';
import { rulesOf } from '../../src/engine/knownRules';
import { completeOptions } from '../../src/store/selectors/optionList';
import type { TablePorts } from '../../src/store/match/table';
import { App } from '../../src/ui/App';
import '../../src/ui/lesson/LessonScreen';
import { words as en } from '../../src/ui/languages/en/app';
import { textOf } from '../../src/ui/text';
import type { Text } from '../../src/ui/text';
import { dictionary } from '../../src/ui/text/dictionary';
import { lessonWordsOf } from '../../src/wordFiles';
import { gameParts } from '../support/gameParts';
import {
  baseRows,
  countedLines,
  enLesson,
  exampleSheet,
  FIRST_MATCHES,
  MINIMUM,
  namedItems,
  STEP_TASKS,
} from '../support/lesson';
import type { AnswerTask, LessonWords, Task, TileTask } from '../support/lesson';
import { emptyState, fixtureStores } from './fixtures';
import { sceneOf, click, live, showApp } from '../support/page';

const KEY = 'hong-kong-mahjong/lesson';
const GAME = 'hong-kong-old';
const lessons = dictionary(lessonWordsOf(GAME));
await Promise.all(LANGUAGES.map(lessons.load));

/** What every screen says, and the words of the lesson. */
function wordsIn(language: Language): readonly [Text, LessonWords] {
  const words = lessons.of(language);
  if (!words) throw new Error('The words are not loaded.');
  return [textOf(language), words as LessonWords];
}

beforeEach(() => localStorage.clear());

/** Who plays at tables beside the match: in the lesson nobody but the script. */
const table: TablePorts = {
  schedule: () => () => undefined,
  pace: () => 'instant',
  bots: { ask: () => undefined },
  faults: ({ detail }) => reportError(new Error(detail)),
};

async function openLesson(step = 0, settings: Partial<Settings> = {}) {
  if (step > 0) localStorage.setItem(KEY, JSON.stringify({ step }));
  const stores = fixtureStores(emptyState, { pace: 'instant', ...settings });
  render(<App stores={{ ...stores, table }} />);
  const [text] = wordsIn(settings.language ?? 'en');
  await act(async () => void click(new RegExp(`^${text.home.lesson}`)));
  await waitFor(() => expect(document.querySelector('.lesson h2')).toBeTruthy());
  return stores;
}

const heading = () => document.querySelector('main h2')?.textContent;
const task = () => screen.getByRole('group', { name: /./ });
/** The question and what was said to the last answer. */
const said = () =>
  [...document.querySelectorAll('.lesson-task [role=status]')]
    .map(({ textContent }) => textContent)
    .join(' ');
const choices = () => document.querySelectorAll('.lesson-task button');

/** Picks these places, one after the other. */
function pick(...places: readonly number[]) {
  for (const at of places) fireEvent.click(choices()[at]!);
}

/** All ways to pick so many of the tiles. */
function picks({ tiles, count }: TileTask): number[][] {
  if (count === 1) return tiles.map((_, at) => [at]);
  return tiles.flatMap((_, a) =>
    tiles.flatMap((__, b) => tiles.flatMap((___, c) => (a < b && b < c ? [[a, b, c]] : []))),
  );
}

function tryTiles(asked: TileTask, language: Language) {
  const [text, words] = wordsIn(language);
  const all = picks(asked).map((places) => ({ places, kinds: places.map((at) => asked.tiles[at] ?? 0) }));
  const right = all.filter(({ kinds }) => asked.judge(kinds) === null);
  expect(new Set(right.map(({ kinds }) => kinds.join())).size).toBe(1);
  const tried = new Set<string>();
  for (const { places, kinds } of all) {
    const wrong = asked.judge(kinds);
    if (wrong === null || tried.has(wrong)) continue;
    if (asked.count > 1) tried.add(wrong);
    pick(...places);
    expect(said()).toContain(words.wrong[wrong](text.tile(kinds[0] ?? 0)));
  }
  pick(...right[0]!.places);
  expect(said()).toContain(words.tasks[asked.id].right);
}

function tryAnswers(asked: AnswerTask, words: LessonWords) {
  const right = asked.answers.indexOf(asked.right);
  for (const at of asked.answers.keys()) {
    if (at === right) continue;
    pick(at);
    expect(said()).toContain(words.wrong[asked.wrong](''));
  }
  pick(right);
  expect(said()).toContain(words.tasks[asked.id].right);
}

function solve(asked: Task, language: Language) {
  const [, words] = wordsIn(language);
  expect(task().getAttribute('aria-labelledby')).toBeTruthy();
  expect(said()).toContain(words.tasks[asked.id].ask);
  if (asked.type === 'tiles') tryTiles(asked, language);
  else tryAnswers(asked, words);
}

describe.each(LANGUAGES)('the steps in %s', (language) => {
  const [text, words] = wordsIn(language);
  const game = gameParts.find(({ id }) => id === GAME)?.words[language];
  const faanWords = game?.units['faan'];
  if (!game || !faanWords) throw new Error('The words of the game are not loaded.');

  it('are gone through task by task, wrong answers answered', async () => {
    await openLesson(0, { language });
    for (const [step, tasks] of STEP_TASKS.entries()) {
      expect(heading()).toBe(`${words.steps[step]} ${words.step(step + 1, LESSON_STEPS)}`);
      for (const asked of tasks) {
        solve(asked, language);
        click(words.next);
      }
    }
    expect(heading()).toContain(words.steps.at(-1));
  });

  it('say of each hand what the engine counts', async () => {
    await openLesson(4, { language });
    for (const { id, value } of namedItems()) {
      const names: Readonly<Record<string, string>> = game.items;
      const row = screen.getByRole('row', { name: new RegExp(names[id] ?? id) });
      expect(row.textContent).toContain(faanWords.amount(value));
    }
    for (const asked of STEP_TASKS[4] ?? []) {
      if (asked.type !== 'answer' || !asked.hand) throw new Error('Every task of this step is about a hand.');
      pick(asked.answers.indexOf(asked.right));
      const sheet = exampleSheet(asked.hand);
      const faan = sheet.steps.find(({ id }) => id === 'faan')?.value ?? 0;
      expect(said()).toContain(words.worth('', faan, MINIMUM).slice(1));
      expect(asked.right).toBe(faan >= MINIMUM ? 'yes' : 'no');
      click(words.next);
    }
  });

  it('lead to a hand that is won and read as arithmetic', async () => {
    await openLesson(5, { language });
    click(words.hand.begin);
    await playHand();
    expect(heading()).toContain(words.score.title);
    const faan = 5;
    const base = baseRows().find(({ from, to }) => from <= faan && (to ?? faan) >= faan)?.base ?? 0;
    expect(screen.getByRole('main').textContent).toContain(text.result.wins('you', faanWords.amount(faan)));
    click(words.next);
    click('8');
    expect(said()).toContain(words.score.wrongBase(faan));
    click(`${base}`);
    expect(said()).toContain(words.score.rightBase(faan, base));
    click(words.next);
    click(`${4 * base}`);
    expect(said()).toContain(words.score.wrongPay(text.people.wing));
    click(`${2 * base}`);
    expect(said()).toContain(words.score.rightPay(text.people.wing, base, 2 * base));
    click(words.next);
    expect(heading()).toBe(`${words.matches.title} `);
    click(words.leave);
    click(text.menu.firstMatches);
    await waitFor(() => expect(heading()).toBe(`${words.matches.title} `));
  });
});

describe('the first matches', () => {
  const [, { matches }] = wordsIn('en');
  const open = async (match = 0) => {
    localStorage.setItem(KEY, JSON.stringify({ step: LESSON_STEPS, match }));
    return openLesson();
  };
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '') as unknown;

  it('begin with one in which any complete hand wins, paid as the lesson taught', async () => {
    const { started, settings } = await open();
    click(matches.playNow('Any complete hand'));
    const options = { minimumFaan: 0, lowHands: 'as-three', rounds: 1 };
    expect(started).toMatchObject([{ rules: 'hong-kong-old', mixedStyles: false, text: '' }]);
    expect(started[0]?.options).toEqual(options);
    expect(new Set(started[0]?.opponents)).toEqual(new Set([botOfLevel('gentle', 'hong-kong-old')]));
    for (const { from, to, base } of baseRows()) {
      const least = rulesOf({
        rules: 'hong-kong-old',
        options: { ...completeOptions('hong-kong-old', options) },
      });
      expect([from, to ?? 13].map((faan) => least.scale?.totalOf(faan))).toEqual([base, base]);
    }
    expect(settings.getState().lastMatch).toMatchObject({ opponents: 'gentle', options: { rounds: 1 } });
    expect(screen.getByRole('heading', { name: 'New match' })).toBeTruthy();
    expect(kept()).toEqual({ step: LESSON_STEPS, match: 1 });
  });

  it('go on with one faan, then with the game as it was taught, and are done', async () => {
    const { started } = await open(1);
    expect(document.querySelector('[aria-current=step] b')?.textContent).toBe(matches.steps[1]?.name);
    click(matches.playNow('One faan'));
    expect(started.at(-1)?.options).toEqual({ minimumFaan: 1, lowHands: 'as-three', rounds: 1 });
    expect(kept()).toEqual({ step: LESSON_STEPS, match: 2 });
  });

  it('can be left out: whoever wants goes straight to three faan', async () => {
    const { started } = await open();
    click(matches.playNow('Three faan'));
    expect(started.at(-1)?.options).toEqual({ rounds: 1 });
    expect(kept()).toEqual({ step: LESSON_STEPS, match: 3 });
    click(/^Lesson.*All done/);
    expect(await screen.findByRole('heading', { name: matches.title })).toBeTruthy();
  });

  it('are each shown with a hand that is enough to win there, and no more than that', () => {
    const worths = FIRST_MATCHES.map(({ hand }) => countedLines(exampleSheet(hand)).sum);
    for (const [at, { options }] of FIRST_MATCHES.entries()) {
      const { minimumFaan = MINIMUM } = options;
      expect(worths[at]).toBeGreaterThanOrEqual(Number(minimumFaan));
    }
    expect(worths[0]).toBeLessThan(1);
    expect(worths[1]).toBeLessThan(MINIMUM);
  });

  it('are kept on home: which one is next', async () => {
    await open(1);
    expect(heading()).toBe(`${matches.title} `);
    expect(screen.getAllByRole('img', { name: /, / })).toHaveLength(FIRST_MATCHES.length);
    click(matches.again);
    localStorage.setItem(KEY, JSON.stringify({ step: LESSON_STEPS, match: 1 }));
    click(enLesson.leave);
    expect(screen.getAllByRole('button', { name: /Next: first match 2 of 3/ })).toHaveLength(2);
  });

  it('offer sound once, before the first hand, whatever is answered', async () => {
    const { settings } = await open();
    const offer = () => screen.queryByRole('region', { name: 'With sound?' });
    expect(within(offer()!).getAllByRole('button')).toHaveLength(2);
    click('In silence');
    expect(settings.getState()).toMatchObject({ sound: false, vibration: false, offersSound: false });
    expect(offer()).toBeNull();
  });

  it('show what every item is worth, with a hand for each, and those of the options alone', async () => {
    await open();
    click(en.menu.items);
    const dialog = within(await screen.findByRole('dialog'));
    const items = await dialog.findAllByRole('listitem');
    const [first, last] = [items[0]!, items.at(-1)!];
    expect(first.textContent).toContain('1 faan');
    expect(last.textContent).toContain('Limit');
    for (const each of items) expect(within(each).getByRole('img').getAttribute('aria-label')).toBeTruthy();
    const names = items.map((each) => each.querySelector('b')?.textContent);
    expect(new Set(names).size).toBe(items.length);
  });

  it('are each followed by the next, with what is new in it, where the match ends', async () => {
    localStorage.setItem(KEY, JSON.stringify({ step: LESSON_STEPS, match: 1 }));
    const ended = sceneOf('standings');
    const options = completeOptions('hong-kong-old', { minimumFaan: 0, lowHands: 'as-three', rounds: 1 });
    const { started } = showApp({ ...ended, match: { ...ended.match!, options } });
    const card = await screen.findByRole('region', { name: matches.next('One faan') });
    expect(card.textContent).toContain('needs 1 faan');
    click(matches.playNow('One faan'));
    click(matches.straight('Three faan'));
    expect(started.map((config) => config.options)).toEqual([
      { minimumFaan: 1, lowHands: 'as-three', rounds: 1 },
      { rounds: 1 },
    ]);
  });

  it('leave other matches alone', async () => {
    localStorage.setItem(KEY, JSON.stringify({ step: LESSON_STEPS, match: 1 }));
    showApp('standings');
    await screen.findByRole('heading', { name: en.standings.title });
    await act(async () => undefined);
    expect(document.querySelector('.next-match')).toBeNull();
  });
});

/** Makes every marked choice until the score is shown. */
async function playHand() {
  for (let turn = 0; turn < 12 && document.querySelector('.table'); turn++) {
    const tile = document.querySelector('.tile--hinted');
    const button = tile ?? document.querySelector('.act--hinted');
    if (!button) throw new Error('Nothing is marked.');
    fireEvent.click(button);
    if (tile) fireEvent.click(tile);
  }
  await waitFor(() => expect(document.querySelector('.table')).toBeNull());
}

describe('the lesson', () => {
  it('can be skipped step by step, and gone back in', async () => {
    await openLesson();
    for (const _ of STEP_TASKS[0] ?? []) click('Skip');
    expect(heading()).toContain('Sets');
    click('Back');
    expect(heading()).toContain('The tiles');
    click('5. Faan');
    expect(heading()).toContain('Faan');
    expect(screen.getByRole('button', { name: '5. Faan' }).getAttribute('aria-current')).toBe('step');
  });

  it('is left at any step and found again there', async () => {
    await openLesson();
    click('4. Claims');
    click('Leave the lesson');
    click(/^Lesson.*step 4 of 6/);
    expect(await screen.findByRole('heading', { name: /Claims/ })).toBeTruthy();
    await act(async () => history.back());
    expect(screen.getByRole('heading', { name: 'New match' })).toBeTruthy();
  });

  it('is opened from the menu of the table', async () => {
    const stores = fixtureStores(sceneOf('turn'));
    stores.game.setState({ goHome: () => stores.game.setState({ screen: 'home' }) });
    render(<App stores={stores} />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    click(/^First lesson/);
    expect(await screen.findByRole('heading', { name: /The tiles/ })).toBeTruthy();
  });

  it('keeps nothing but its step, and leaves the match alone', async () => {
    const stores = await openLesson(5);
    const before = stores.game.getState();
    click('Begin');
    await playHand();
    expect(stores.game.getState()).toBe(before);
    expect(Object.keys(localStorage)).toEqual([KEY]);
  });

  it('asks about everything, whatever the player has switched off', async () => {
    await openLesson(5, { noChows: true, onlyWins: true, oneTap: true, showWaits: false });
    click('Begin');
    await playHand();
    expect(heading()).toContain('You win');
  });

  it('leads to the first matches once it is done, and can be repeated from there', async () => {
    await openLesson(5);
    click('Begin');
    await playHand();
    click('Next');
    click('Skip');
    click('Skip');
    expect(localStorage.getItem(KEY)).toBe(`{"step":${LESSON_STEPS}}`);
    click('Repeat the lesson');
    expect(heading()).toContain('The tiles');
    expect(localStorage.getItem(KEY)).toBe('{"step":0}');
  });

  it('marks the tile and the answer that were wrong, until the next try', async () => {
    await openLesson();
    pick(0);
    const marked = () =>
      [...document.querySelectorAll('.lesson-refused')].map((each) => [...choices()].indexOf(each));
    expect(marked()).toEqual([0]);
    pick(2);
    expect(marked()).toEqual([2]);
    pick(1);
    expect(marked()).toEqual([]);
    click('4. Claims');
    pick(1);
    expect(marked()).toEqual([1]);
    pick(0);
    expect(marked()).toEqual([]);
  });

  it('lays tiles in rows of one length', async () => {
    await openLesson();
    const columns = () =>
      document.querySelector<HTMLElement>('.lesson-tiles')?.style.getPropertyValue('--columns');
    expect(columns()).toBe('6');
    click('2. Sets');
    expect(columns()).toBe('7');
    click('3. Your turn');
    expect(columns()).toBe('7');
  });
});

describe('the line beside the table', () => {
  const line = () =>
    within(screen.getByRole('complementary', { name: 'What to do' }))
      .getByRole('status')
      .textContent?.replaceAll('\u2060', '');
  const tile = (name: string) =>
    within(screen.getByRole('toolbar', { name: 'Your hand' })).getByRole('button', { name });

  it('says what to do, and why another choice is not made', async () => {
    await openLesson(5);
    click('Begin');
    expect(line()).toContain('discard a tile that is no dot, wind or dragon: 9 Characters');
    expect(live()).not.toMatch(/You drew|Your turn/);
    fireEvent.click(tile('5 Dots'));
    fireEvent.click(tile('5 Dots'));
    expect(line()).toBe(enLesson.faults.set('5 Dots'));
    expect(tile('5 Dots')).toBeTruthy();
    fireEvent.click(tile('9 Characters'));
    fireEvent.click(tile('9 Characters'));
    expect(line()).toContain('Pass.');
    const advised = line();
    click('Chow 7-8-9 Bamboo');
    expect(line()).toBe(enLesson.notNow(advised ?? ''));
    click('Pass');
    expect(line()).toContain('South wind');
  });

  it('has a menu of its own: going on, beginning again, leaving', async () => {
    await openLesson(5);
    click('Begin');
    fireEvent.click(tile('9 Characters'));
    fireEvent.click(tile('9 Characters'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    const menu = screen.getByRole('dialog', { name: 'Lesson menu' });
    fireEvent.click(within(menu).getByRole('button', { name: 'Start this hand again' }));
    expect(heading()).toContain('Your first hand');
    click('Begin');
    expect(tile('9 Characters')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Lesson menu' })).getByRole('button', {
        name: 'Leave the lesson',
      }),
    );
    expect(screen.getByRole('heading', { name: 'New match' })).toBeTruthy();
  });

  it('speaks the other language at once', async () => {
    const stores = await openLesson(5);
    click('Begin');
    await act(async () => stores.settings.getState().change({ language: 'zh-Hant-HK' }));
    const coach = await screen.findByRole('complementary', { name: wordsIn('zh-Hant-HK')[1].hand.coach });
    await waitFor(() => expect(coach.textContent).toContain('九萬'));
  });
});
