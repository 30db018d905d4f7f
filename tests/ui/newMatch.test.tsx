import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findRuleSet, ruleSetIds } from '../../src/engine/knownRules';
import { parseOptions } from '../../src/engine/options';
import { completeOptions, offeredOptions, optionsOf } from '../../src/store/selectors/optionList';
import { ruleFacts } from '../../src/store/selectors/ruleFacts';
import { presetAs, presetsOf } from '../../src/store/selectors/presets';
import type { Settings } from '../../src/store/settings';
import { App } from '../../src/ui/App';
import { gameParts } from '../support/gameParts';
import { emptyState, fixtureStores } from './fixtures';
import { showApp } from '../support/page';
import { pickGame } from './pickGame';

const show = (settings: Partial<Settings> = {}) => showApp(emptyState, settings);

const played = (rules: string) => ({ rules, options: {}, opponents: 'steady' as const, mixedStyles: true });

const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start new match' }));

async function openOptions(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: /^All rules and help/ }));
  const dialog = await screen.findByRole('dialog', { name: 'All rules and help' });
  await within(dialog).findByRole('button', { name: 'Done' });
  return dialog;
}

describe('the options in words', () => {
  it.each(ruleSetIds())('are all offered, with words for each value: %s', (id) => {
    const specs = Object.entries(findRuleSet(id)?.options ?? {});
    for (const { words } of gameParts.filter((game) => game.id === id)) {
      for (const [name, spec] of specs) {
        for (const { groups } of Object.values(words)) expect(groups[spec.group]).toBeTruthy();
        if (spec.type !== 'word' && spec.type !== 'list') continue;
        for (const { options } of Object.values(words))
          expect(Object.keys(options[name]?.values ?? {})).toEqual(expect.arrayContaining([...spec.values]));
      }
    }
  });

  it.each(ruleSetIds())('presets of %s can be played and are known again', (id) => {
    expect(presetsOf(id).map(({ options }) => parseOptions(optionsOf(id), options).ok)).not.toContain(false);
    expect(presetsOf(id).map(({ options }) => presetAs(id, options))).toEqual(
      presetsOf(id).map((preset) => preset.id),
    );
  });

  it('leave out what has no effect', () => {
    const ids = (options: object) =>
      offeredOptions('hong-kong-old', { ...options }).flatMap((group) => group.options.map(({ id }) => id));
    expect(ids({})).not.toContain('falseWin');
    expect(ids({ strictCalling: true })).toContain('falseWin');
    expect(ids({ strictCalling: true, falseWin: 'pay' })).toContain('falseWinPoints');
    expect(ids({ strictCalling: false, falseWin: 'pay' })).not.toContain('falseWinPoints');
  });
});

/** Picks a ready-made table of a game that has many. */
function chooseTable(name: string) {
  const rules = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rules' });
  const option = within(rules).getByRole<HTMLOptionElement>('option', { name });
  fireEvent.change(rules, { target: { value: option.value } });
}

describe('a new match', () => {
  it('takes a preset, opponents and the own words', () => {
    const { started } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Easy' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Gentle' }));
    fireEvent.change(screen.getByRole('textbox', { name: /your own words/ }), {
      target: { value: 'blue tea' },
    });
    start();
    expect(started).toEqual([
      {
        rules: 'hong-kong-old',
        options: { minimumFaan: 0 },
        opponents: ['gentle-2', 'gentle-2', 'gentle-2'],
        mixedStyles: true,
        text: 'blue tea',
        practice: false,
      },
    ]);
  });

  it('shows the promise, and asks for one when there is none', () => {
    const { game } = show();
    expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
    let asked = 0;
    act(() => game.setState({ prepareMatch: () => void asked++ }));
    act(() => game.setState({ commitment: null }));
    expect(asked).toBe(1);
  });

  it('offers every option by name with its note', async () => {
    const { started } = show();
    const dialog = await openOptions();
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Match',
      'At the table',
      'Play',
      'Hands that may win',
      'Limits',
      'Payment',
      'Help at the table',
    ]);
    const several = within(dialog).getByRole('combobox', { name: 'Several winners' });
    expect(several.getAttribute('aria-describedby')).toBeTruthy();
    fireEvent.change(several, { target: { value: 'all' } });
    fireEvent.click(within(dialog).getByRole('switch', { name: 'Strict calling' }));
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'False win' }), {
      target: { value: 'pay' },
    });
    const points = within(dialog).getByRole('spinbutton', { name: 'Points for a false win' });
    fireEvent.change(points, { target: { value: '12' } });
    fireEvent.change(points, { target: { value: '-3' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Pearl dragon' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /5 rules changed/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Own' }).checked).toBe(true);
    start();
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.options).toMatchObject({
      severalWinners: 'all',
      strictCalling: true,
      falseWin: 'pay',
      falseWinPoints: 12,
    });
    expect(started[0]?.options['limitHands']).not.toContain('pearl-dragon');
  });

  it('speaks the other language', async () => {
    show({ language: 'zh-Hant-HK' });
    fireEvent.click(screen.getByRole('button', { name: /^全部規則與輔助/ }));
    expect(await screen.findByRole('combobox', { name: '連莊' })).toBeTruthy();
  });

  const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const opponentsNote = () =>
    document.getElementById(
      screen.getByRole('group', { name: 'Opponents' }).getAttribute('aria-describedby') ?? '',
    )?.textContent;

  it.each(['Sharp', 'Master'])('keeps %s in mind where it cannot be had, and says why', async (level) => {
    const { started } = show();
    fireEvent.click(radio(level));
    await pickGame(/Taisen/);
    expect(screen.queryByRole('radio', { name: level })).toBeNull();
    expect(opponentsNote()).toContain('Levels that are missing here do not know these rules.');
    expect(radio('Steady').checked).toBe(true);
    await pickGame(/old style/);
    expect(radio(level).checked).toBe(true);
    start();
    expect(started[0]?.opponents).toEqual(Array(3).fill(level.toLowerCase()));
  });

  it('has no level that plays like another where nothing was learned of a low minimum', async () => {
    show();
    await pickGame(/common style/);
    fireEvent.click(radio('Master'));
    fireEvent.change(screen.getByRole('combobox', { name: 'A win is worth at least' }), {
      target: { value: '1' },
    });
    expect(screen.queryByRole('radio', { name: 'Master' })).toBeNull();
    expect(opponentsNote()).toContain('Levels that are missing here do not know these rules.');
  });

  it('keeps a level for the next match that this one cannot have', async () => {
    const { settings, started } = show({ introduced: ['taisen'] });
    fireEvent.click(radio('Master'));
    await pickGame(/Taisen/);
    start();
    expect(started[0]?.opponents).toEqual(Array(3).fill('routes-1'));
    expect(settings.getState().lastMatch).toMatchObject({ rules: 'taisen', opponents: 'master' });
  });

  it('says of every level what it can and cannot do', () => {
    show();
    const notes = ['Gentle', 'Steady', 'Sharp', 'Master', 'Mixed'].map((level) => {
      fireEvent.click(radio(level));
      return opponentsNote();
    });
    expect(notes.every((note) => note?.endsWith(' No level sees hidden tiles.'))).toBe(true);
    expect(new Set(notes).size).toBe(5);
  });

  it('begins with the setup of the last match', async () => {
    const first = show();
    await pickGame(/common style/);
    chooseTable('Spicy');
    fireEvent.click(screen.getByRole('radio', { name: 'Mixed' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Opponents differ in style' }));
    start();
    expect(first.started[0]).toMatchObject({
      opponents: ['routes-1', 'gentle-2', 'routes-1'],
      mixedStyles: false,
    });
    const { lastMatch } = first.settings.getState();
    expect(lastMatch).toEqual({
      rules: 'hong-kong-common',
      options: { rise: 'spicy', responsibility: 'half' },
      opponents: 'mixed',
      mixedStyles: false,
    });
  });

  it('is set up as the settings remember, unless that cannot be played', () => {
    const { started } = show({
      lastMatch: { rules: 'taisen', options: { groups: 4 }, opponents: 'gentle', mixedStyles: true },
    });
    start();
    expect(started[0]).toMatchObject({ rules: 'taisen', options: { groups: 4 } });
  });

  it('says what the table is like, changed or not', async () => {
    const facts = () =>
      [...document.querySelectorAll('.rule-facts > div')].map(
        (row) => `${row.querySelector('dt')?.textContent.trim()}: ${row.querySelector('dd')?.textContent}`,
      );
    const options = { dealerDoubles: false, minimumFaan: 0, limitPoints: 32 };
    show({ lastMatch: { rules: 'hong-kong-old', options, opponents: 'steady', mixedStyles: true } });
    expect(facts()).toEqual([
      'Rare limit hands usually 64 points from each: 256 points from each',
      'Flowers and seasons: Extra faan only',
      'Pays double usually Discarder and dealer: Discarder',
      'Self-drawn win: Each pays double',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Standard' }));
    expect(facts()[0]).toBe('Rare limit hands: 64 points from each');
    await pickGame(/common style/);
    expect(facts().join()).not.toContain('usually');
    chooseTable('13 faan');
    expect(facts()[0]).toMatch(/^Limit usually .*: 13 faan$/);
    chooseTable('Spicy');
    expect(facts()[2]).toMatch(/^Win on a discard usually .*: All pay, the discarder double$/);
    await pickGame(/Taisen/);
    expect(facts()[0]).toBe('To win: 3 sets, 1 pair');
    fireEvent.click(screen.getByRole('radio', { name: 'Whole hand' }));
    expect(facts().slice(0, 2)).toEqual([
      'To win usually 3 sets, 1 pair: 4 sets, 1 pair',
      expect.stringMatching(/^Other tiles usually .*: None$/),
    ]);
  });

  it.each(ruleSetIds())('says something about %s, and that nothing is changed by default', (id) => {
    const facts = ruleFacts(id, completeOptions(id, {}));
    expect(facts.length).toBeGreaterThan(3);
    expect(facts.filter(({ isChanged }) => isChanged)).toEqual([]);
  });

  it('says what options do to the facts that presets do not touch', () => {
    const changed = (rules: string, options: object) =>
      ruleFacts(rules, completeOptions(rules, { ...options })).flatMap(({ fact, isChanged }) =>
        isChanged ? [fact] : [],
      );
    expect(changed('hong-kong-old', { limitHands: [] })).toEqual([{ id: 'limitHand', value: 'none' }]);
    expect(changed('hong-kong-old', { bonusTiles: false })).toEqual([{ id: 'bonusTiles', value: 'none' }]);
    expect(changed('hong-kong-common', { bonusTiles: false })).toEqual([{ id: 'bonusTiles', value: 'none' }]);
    expect(changed('hong-kong-common', { dealerDoubles: true })).toEqual([{ id: 'dealer', value: 'double' }]);
    expect(changed('hong-kong-old', { strictCalling: true })).toEqual([]);
  });

  it('falls back to the standard table when the remembered one cannot be played', () => {
    const { started } = show({
      lastMatch: { rules: 'taisen', options: { groups: 9 }, opponents: 'gentle', mixedStyles: true },
    });
    start();
    expect(started[0]).toMatchObject({
      rules: 'hong-kong-old',
      options: {},
      opponents: Array(3).fill('routes-1'),
    });
  });
});

describe('what is different in a game', () => {
  const introduction = () => screen.queryByRole('dialog', { name: 'What is different in Taisen' });

  it('is said once, before the first match', async () => {
    const { settings, started } = show();
    await pickGame(/Taisen/);
    start();
    expect(started).toEqual([]);
    expect(await within(introduction()!).findByText(/^Three sets and a pair;/)).toBeTruthy();
    fireEvent.click(within(introduction()!).getByRole('button', { name: 'Start new match' }));
    expect(started).toHaveLength(1);
    expect(settings.getState().introduced).toEqual(['taisen']);
  });

  it('is said again where the player went away to read the rules', async () => {
    const { started } = show();
    await pickGame(/Taisen/);
    start();
    fireEvent.click(await within(introduction()!).findByRole('button', { name: 'Rules' }));
    expect(introduction()).toBeNull();
    await vi.waitFor(() => expect(window.location.hash).toContain('taisen'));
    window.location.hash = '';
    start();
    expect(introduction()).toBeTruthy();
    expect(started).toEqual([]);
  });

  it.each([{ introduced: ['taisen'] }, { lastMatch: played('taisen') }])(
    'is not said to who knows it: %o',
    async (settings) => {
      const { started } = show(settings);
      await pickGame(/Taisen/);
      start();
      expect(started).toHaveLength(1);
    },
  );

  it('is said where house rules or a link have chosen the game', () => {
    const { started } = show({ lastMatch: played('taisen'), introduced: [] });
    start();
    expect(introduction()).toBeTruthy();
    expect(started).toEqual([]);
  });

  it('can be read without a match', async () => {
    const { started } = show({ introduced: ['taisen'] });
    await pickGame(/Taisen/);
    fireEvent.click(screen.getByRole('button', { name: 'What is different in Taisen' }));
    await waitFor(() => expect(introduction()).toBeTruthy());
    expect(within(introduction()!).queryByRole('button', { name: 'Start new match' })).toBeNull();
    expect(started).toEqual([]);
  });

  it.each(gameParts)('has as many points in all languages: $id', ({ words }) => {
    const counts = Object.values(words).map(({ introduction: said }) => said?.points.length ?? 0);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('the way to the first lesson', () => {
  const invitation = () => screen.queryByRole('button', { name: 'New to mahjong? Learn it in five minutes' });

  it('stands first for who has played nothing', () => {
    show();
    expect(invitation()).toBeTruthy();
  });

  it('says which game it teaches where another is chosen', async () => {
    show();
    await pickGame(/Taisen/);
    expect(invitation()).toBeNull();
    const named = 'New to mahjong? Learn Hong Kong old style in five minutes';
    expect(screen.getByRole('button', { name: named })).toBeTruthy();
  });

  it('opens the lesson, and is not offered again after it', async () => {
    show();
    fireEvent.click(invitation()!);
    for (const name of ['5. Faan', '1. The tiles', 'Leave the lesson']) {
      fireEvent.click(await screen.findByRole('button', { name }));
    }
    expect(screen.getByRole('heading', { name: 'New match' })).toBeTruthy();
    expect(invitation()).toBeNull();
    localStorage.clear();
  });

  it('is only one of the links once a match was begun', () => {
    show({ lastMatch: { rules: 'hong-kong-old', options: {}, opponents: 'steady', mixedStyles: true } });
    expect(invitation()).toBeNull();
    expect(screen.getByRole('button', { name: /^Lesson/ })).toBeTruthy();
  });
});

it('waits for a game that is slow, says when it does not come, and asks for it again', async () => {
  const stores = fixtureStores(emptyState);
  const asked: { readonly come: () => void; readonly fail: () => void }[] = [];
  const arrived = new Set(['hong-kong-old']);
  const games = {
    ...stores.games,
    isLoaded: (id: string) => arrived.has(id),
    load: (id: string) =>
      new Promise<void>((resolve, reject) => {
        const come = () => {
          arrived.add(id);
          resolve();
        };
        asked.push({ come, fail: () => reject(new Error('Not there.')) });
      }),
  };
  render(<App stores={{ ...stores, games }} />);
  await pickGame(/^Taisen/);
  expect(screen.getByRole('status').textContent).toBe('One moment');
  expect(screen.queryByRole('button', { name: 'Start new match' })).toBeNull();
  act(() => asked[0]?.fail());
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^This game could not be loaded/)).toBeTruthy();
  fireEvent.click(again);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  act(() => asked[1]?.come());
  expect(await screen.findByRole('button', { name: 'Start new match' })).toBeTruthy();
  expect(screen.getByText('3 sets, 1 pair')).toBeTruthy();
});
