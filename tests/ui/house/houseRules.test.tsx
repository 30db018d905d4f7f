import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/ui/App';
import { emptyState, fixtureStores } from '../fixtures';
import { showApp } from '../../support/page';

async function open(settings: Parameters<typeof fixtureStores>[1] = {}) {
  const stores = showApp(emptyState, settings);
  fireEvent.click(screen.getByRole('button', { name: 'House rules' }));
  await screen.findByRole('region', { name: /^Values of items/ });
  return stores;
}

const DRAFT = 'hong-kong-mahjong/house-draft';

const stepper = (name: RegExp) => screen.getByRole('spinbutton', { name });

/** Saves what stands on the screen under a name. */
async function saveAs(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Save as new' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as new' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
}

describe('house rules', () => {
  beforeEach(() => localStorage.clear());

  it('are changed by buttons and keys, and put back', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Minimum faan: more' }));
    expect(stepper(/^Minimum faan, 4, changed from 3$/)).toBeTruthy();
    expect(screen.getByText('1 changed', { selector: '[role=status]' })).toBeTruthy();
    fireEvent.keyDown(stepper(/^Minimum faan/), { key: 'ArrowUp' });
    expect(stepper(/^Minimum faan, 5/)).toBeTruthy();
    fireEvent.keyDown(stepper(/^Minimum faan/), { key: 'z' });
    expect(stepper(/^Minimum faan, 3$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pure hand: more' }));
    expect(stepper(/^Pure hand, 7 faan, changed from 6 faan$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Only changed' }));
    expect(screen.queryByRole('spinbutton', { name: /^Minimum faan/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Put Pure hand back to 6 faan' }));
    expect(screen.getByText('Nothing is changed here.')).toBeTruthy();
  });

  it('show what hands pay, and show it anew with another option', async () => {
    await open({
      lastMatch: { rules: 'hong-kong-common', options: {}, opponents: 'steady', mixedStyles: true },
    });
    const pays = () =>
      within(screen.getByRole('table', { name: 'What a hand pays' }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(pays()).toContain('10 or more256512');
    fireEvent.change(screen.getByRole('combobox', { name: /^How payment rises/ }), {
      target: { value: '4-7-10' },
    });
    expect(pays()).toEqual([
      'FaanSelf-drawn, eachDiscarder',
      '31632',
      '4–63264',
      '7–964128',
      '10 or more128256',
    ]);
  });

  it('are none of the length of a match: it is put back, and counts as no change', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Rounds: less' }));
    expect(stepper(/^Rounds, 2, changed from 4$/)).toBeTruthy();
    expect(screen.getByText('as standard', { selector: '[role=status]' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Only changed' }));
    expect(stepper(/^Rounds, 2/)).toBeTruthy();
    expect(screen.queryByText('Nothing is changed here.')).toBeNull();
  });

  it('that were not saved are there again, until they are put back', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Pure hand: more' }));
    cleanup();
    // A page that is opened without an address.
    history.replaceState(null, '', '#');
    await open();
    expect(stepper(/^Pure hand, 7 faan, changed/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(stepper(/^Pure hand, 6 faan$/)).toBeTruthy();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it.each(['{', '{"version":2}'])('of a draft that cannot be read are set aside: %s', async (text) => {
    localStorage.setItem(DRAFT, text);
    await open();
    expect(stepper(/^Pure hand, 6 faan$/)).toBeTruthy();
    expect([localStorage.getItem(DRAFT), localStorage.getItem(`${DRAFT}-set-aside`)]).toEqual([
      null,
      JSON.stringify([text]),
    ]);
  });

  it('are saved under a name, renamed, deleted, and used for a match', async () => {
    const { settings } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Pure hand: more' }));
    await saveAs('Sunday');
    const radio = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Sunday/ });
    expect(radio().checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Pure hand: more' }));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(localStorage.getItem('hong-kong-mahjong/house-rules')).toContain('"pure-hand":8');
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), { target: { value: 'Monday' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Monday/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Play with these rules' }));
    expect(settings.getState().lastMatch?.options).toEqual({ values: { 'pure-hand': 8 } });
    const rules = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rules' });
    expect(rules.selectedOptions[0]?.textContent).toBe('Monday');
    fireEvent.click(screen.getByRole('radio', { name: 'East round' }));
    expect(rules.selectedOptions[0]?.textContent).toBe('Monday');
    fireEvent.click(await screen.findByRole('button', { name: 'House rules' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const asked = await screen.findByRole('dialog', { name: 'Delete' });
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('radio', { name: /^Monday/ })).toBeNull();
  });

  it('are chosen by name where a match starts, after the ready-made tables', async () => {
    const set = (name: string, options: object) => ({ name, rules: 'hong-kong-old', options });
    const sets = [
      set('Sunday', { minimumFaan: 5, rounds: 2 }),
      set('Unknown', { noSuch: true }),
      { name: 'Another game', rules: 'classical', options: {} },
    ];
    localStorage.setItem('hong-kong-mahjong/house-rules', JSON.stringify({ version: 1, sets }));
    showApp(emptyState, { introduced: ['hong-kong-old'] });
    const rules = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rules' });
    expect([...rules.options].map(({ textContent }) => textContent)).toEqual([
      'Standard',
      'Easy',
      'Timed, strict',
      'Sunday',
    ]);
    expect(within(rules).getByRole('group', { name: 'House rules' })).toBeTruthy();
    fireEvent.change(rules, { target: { value: 'set Sunday' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'A win is worth at least' }).value).toBe(
      '5',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 rounds' }).checked).toBe(true);
    fireEvent.change(rules, { target: { value: 'preset easy' } });
    expect(rules.selectedOptions[0]?.textContent).toBe('Easy');
    fireEvent.change(screen.getByRole('combobox', { name: 'A win is worth at least' }), {
      target: { value: '4' },
    });
    expect(rules.selectedOptions[0]?.textContent).toBe('Own');
  });

  it('that are saved, or are the usual ones, are not offered for saving', async () => {
    await open();
    const save = () => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled');
    expect(save()).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Pure hand: more' }));
    expect(save()).toBe('false');
    await saveAs('Sunday');
    expect(save()).toBe('true');
  });

  it('that cannot be played are not saved, and a sentence says why', async () => {
    await open({
      lastMatch: {
        rules: 'hong-kong-old',
        options: { limitPoints: 0 },
        opponents: 'steady',
        mixedStyles: true,
      },
    });
    expect(screen.getByRole('alert').textContent).toMatch(/^A limit hand would pay 0 points/);
    for (const name of ['Save', 'Save as new', 'Play with these rules'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that cannot be played start no match', async () => {
    const stores = fixtureStores(emptyState, {
      introduced: ['hong-kong-old'],
      lastMatch: {
        rules: 'hong-kong-old',
        options: { limitPoints: 0 },
        opponents: 'steady',
        mixedStyles: true,
      },
    });
    let started = 0;
    stores.game.setState({ startMatch: () => void started++ });
    render(<App stores={stores} />);
    fireEvent.click(screen.getByRole('button', { name: 'Start new match' }));
    const dialog = await screen.findByRole('dialog', { name: 'These rules cannot be played.' });
    expect(dialog.textContent).toContain('A limit hand would pay 0 points');
    expect(started).toBe(0);
  });
});
