import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Kept } from '../../src/store/records/backup';
import type { Settings } from '../../src/store/settings';
import type { Ownership } from '../../src/store/types';
import { App } from '../../src/ui/App';
import '../../src/ui/settings/SettingsScreen';
import { stubSpeech, voice } from './audioStub';
import { emptyState, fixtureStores } from './fixtures';
import { memoryHistory } from '../store/memoryHistory';
import { pressKey } from '../support/page';

const PREFIX = 'hong-kong-mahjong/';

/** All that a browser keeps, in memory. */
function keptHere() {
  const small = new Map([[`${PREFIX}settings`, '{"theme":"dark"}']]);
  const large = new Map<string, unknown>([['entry/one', { id: 'one', scores: [] }]]);
  const kept: Kept = {
    app: '1.2.3',
    storage: {
      keys: () => [...small.keys()],
      getItem: (key) => small.get(key) ?? null,
      setItem: (key, value) => void small.set(key, value),
      removeItem: (key) => void small.delete(key),
      forget: () => Promise.resolve(),
    },
    history: memoryHistory(large),
  };
  return { kept, small, large };
}

async function open(settings: Partial<Settings> = {}, ownership: Ownership = 'mine') {
  const here = keptHere();
  const reload = vi.fn();
  const stores = fixtureStores({ ...emptyState, ownership }, settings);
  render(<App stores={{ ...stores, kept: here.kept, reload }} />);
  fireEvent.click(screen.getByRole('button', { name: /^(Settings|設定)/ }));
  await screen.findByRole('tablist');
  return { ...stores, ...here, reload, now: () => stores.settings.getState() };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const show = (name: string) => fireEvent.click(tab(name));
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

describe('the sections', () => {
  it('are gone through with the arrow keys, one stop for Tab', async () => {
    await open();
    const names = () => screen.getByRole('tabpanel').getAttribute('aria-labelledby');
    tab('Look').focus();
    pressKey('ArrowDown');
    expect(document.activeElement).toBe(tab('Play'));
    expect(tab('Play').getAttribute('aria-selected')).toBe('true');
    expect(names()).toBe(tab('Play').id);
    pressKey('ArrowLeft');
    pressKey('ArrowLeft');
    expect(document.activeElement).toBe(tab('About'));
    pressKey('Home');
    pressKey('End');
    expect(document.activeElement).toBe(tab('About'));
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('About')]);
    expect(screen.getByText('Hong Kong Mahjong, version 1.2.3')).toBeTruthy();
  });

  it('lead from About to the keys', async () => {
    await open();
    show('About');
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard: every key of the table' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  });

  it('speak the other language', async () => {
    await open({ language: 'zh-Hant-HK' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '外觀',
      '打牌',
      '聲音',
      '輔助',
      '資料',
      '關於',
    ]);
  });
});

describe('the look', () => {
  it('changes the tiles on show and those of the page at once', async () => {
    const { now } = await open();
    const index = (name: string) =>
      fireEvent.click(
        within(screen.getByRole('group', { name: 'Numbers and letters on the tiles' })).getByRole('radio', {
          name,
        }),
      );
    expect(now().index).toBe('game');
    const preview = screen.getByRole('img', { name: 'How the tiles look' });
    const faces = () => [...preview.querySelectorAll('.face')].map((face) => face.classList[1]);
    expect(faces().slice(0, 2)).toEqual(['face--t-c5', 'face--t-c9']);
    index('Always');
    expect(faces().slice(0, 2)).toEqual(['face--i-c5', 'face--i-c9']);
    fireEvent.click(screen.getByRole('radio', { name: 'Colour-blind safe' }));
    expect(faces().slice(0, 2)).toEqual(['face--j-c5', 'face--j-c9']);
    expect(faces().slice(-2)).toEqual(['face--j-dw', 'face--t-f3']);
    index('Never');
    expect(faces()).toContain('face--t-c5');
    expect(faces()).not.toContain('face--j-c5');
    fireEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(document.documentElement.dataset).toMatchObject({ suits: 'safe', back: 'blue' });
    expect(now()).toMatchObject({ index: false, suits: 'safe', backs: 'blue' });
  });
});

describe('sound', () => {
  it('has a volume with a name and a value in words', async () => {
    const { now } = await open();
    show('Sound');
    const volume = screen.getByRole('slider', { name: 'Volume' });
    expect(volume.getAttribute('aria-valuetext')).toBe('40%');
    fireEvent.change(volume, { target: { value: '75' } });
    expect(now().volume).toBe(75);
    expect(volume.getAttribute('aria-valuetext')).toBe('75%');
    flip('Sounds of the table');
    expect(now().sound).toBe(false);
  });

  it('offers spoken claims only with a Cantonese voice, also one that comes later', async () => {
    const speech = stubSpeech([voice('en-GB')]);
    const { now } = await open({ spokenClaims: true });
    show('Sound');
    const spoken = screen.getByRole('switch', { name: 'Claims called out in Cantonese' });
    const reason = document.getElementById(spoken.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('no Cantonese voice');
    expect([spoken.getAttribute('aria-disabled'), (spoken as HTMLInputElement).checked]).toEqual([
      'true',
      false,
    ]);
    fireEvent.click(spoken);
    expect(now().spokenClaims).toBe(true);
    speech.voices = [voice('en-GB'), voice('zh-HK')];
    act(() => void speech.dispatchEvent(new Event('voiceschanged')));
    expect(spoken.getAttribute('aria-describedby')).toBeNull();
    expect((spoken as HTMLInputElement).checked).toBe(true);
    fireEvent.click(spoken);
    expect(now().spokenClaims).toBe(false);
  });

  it('calls claims out in the language of the game that would be played next', async () => {
    stubSpeech([voice('zh-HK')]);
    const lastMatch = { rules: 'riichi', options: {}, opponents: 'steady', mixedStyles: false } as const;
    await open({ lastMatch });
    show('Sound');
    const spoken = screen.getByRole('switch', { name: 'Claims called out in Japanese' });
    const reason = document.getElementById(spoken.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('no Japanese voice');
  });

  it('says so where the browser cannot speak', async () => {
    await open();
    show('Sound');
    expect(screen.getByText('This browser cannot speak.')).toBeTruthy();
  });

  it.each([
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
  ])('offers vibration on phones that can (call: %s, finger: %s)', async (canCall, isCoarse, count) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = new EventTarget() as MediaQueryList;
      return Object.assign(list, { matches: isCoarse && query === '(pointer: coarse)' });
    });
    vi.stubGlobal('navigator', canCall ? { vibrate: () => true } : {});
    await open();
    show('Sound');
    expect(screen.queryAllByRole('switch', { name: 'Short vibration when you are asked' })).toHaveLength(
      count,
    );
  });
});

describe('play and help', () => {
  it('are switched one by one', async () => {
    const { now } = await open();
    show('Play');
    fireEvent.click(screen.getByRole('radio', { name: 'Fast' }));
    for (const name of ['Discard with one tap', 'Keep the hand sorted', 'Single-letter keys']) flip(name);
    show('Help');
    flip('Count the tiles not in sight');
    expect(now()).toMatchObject({
      pace: 'fast',
      oneTap: true,
      sorted: false,
      letterKeys: false,
      showTracker: false,
    });
  });
});

describe('the data', () => {
  const inDialog = (name: string) => within(screen.getByRole('dialog', { name }));
  const choose = (text: string) => {
    const input = screen.getByLabelText('Import a file');
    fireEvent.change(input, { target: { files: [new File([text], 'kept.json')] } });
  };

  it('are deleted only when asked twice', async () => {
    const { small, large, reload } = await open();
    show('Data');
    fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    fireEvent.click(inDialog('Delete everything?').getByRole('button', { name: 'Keep everything' }));
    expect(small.size).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    fireEvent.click(inDialog('Delete everything?').getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([small.size, large.size]).toEqual([0, 0]);
  });

  it('come back from a file, after a question', async () => {
    const { small, large, reload } = await open();
    show('Data');
    choose(
      JSON.stringify({
        format: 'hong-kong-mahjong-backup',
        version: 1,
        app: '1.0.0',
        local: { settings: '{"theme":"light"}', match: 'theirs' },
        history: [['entry/two', { id: 'two', scores: [] }]],
      }),
    );
    await screen.findByRole('dialog', { name: 'Import this file?' });
    expect(small.get(`${PREFIX}settings`)).toBe('{"theme":"dark"}');
    fireEvent.click(inDialog('Import this file?').getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(Object.fromEntries(small)).toEqual({
      [`${PREFIX}settings`]: '{"theme":"light"}',
      [`${PREFIX}match`]: 'theirs',
    });
    expect([...large.keys()]).toEqual(['entry/one', 'entry/two']);
  });

  it('refuse another file with the reason', async () => {
    const { reload } = await open();
    show('Data');
    choose('hello');
    expect(await screen.findByText('Not imported: this is no file exported here.')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('are exported as one file', async () => {
    const texts: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) texts.push(blob);
      return 'blob:kept';
    });
    await open();
    show('Data');
    fireEvent.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(texts).toHaveLength(1));
    expect(JSON.parse((await texts[0]?.text()) ?? '')).toMatchObject({
      format: 'hong-kong-mahjong-backup',
      local: { settings: '{"theme":"dark"}' },
      history: [['entry/one', { id: 'one' }]],
    });
  });

  it('say what was not exported, and that not all was deleted', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:kept');
    const { kept } = await open();
    const closed = () => Promise.reject(new Error('closed'));
    Object.assign(kept.history, { keys: closed, deleteMany: closed });
    show('Data');
    fireEvent.click(screen.getByRole('button', { name: 'Export everything' }));
    expect(await screen.findByText(/^The file has no history/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    fireEvent.click(inDialog('Delete everything?').getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText(/^Not everything could be deleted/)).toBeTruthy();
    const blocked = () => {
      throw new Error('blocked');
    };
    Object.assign(kept.storage, { keys: blocked });
    fireEvent.click(screen.getByRole('button', { name: 'Export everything' }));
    expect(await screen.findByText(/^Nothing was exported/)).toBeTruthy();
  });

  it('stay as they are while another tab plays the match', async () => {
    await open({}, 'elsewhere');
    show('Data');
    expect(screen.getByText(/Import and delete there/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export everything' })).toBeTruthy();
  });
});
