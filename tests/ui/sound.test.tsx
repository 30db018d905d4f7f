import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Win } from '../../src/engine/types';
import type { VisibleEvent } from '../../src/engine/view';
import type { Settings } from '../../src/store/settings';
import type { GameState, SeenEvent } from '../../src/store/types';
import { cuesOf } from '../../src/ui/sound/cues';
import { followGame } from '../../src/ui/sound/follow';
import { stubAudio, stubSpeech, voice } from './audioStub';
import type { StubbedAudio } from './audioStub';
import { fixtureStores, tableFixture } from './fixtures';
import { claimTable, idleTable, turnTable, wonState } from './scenes';
import { winScenes } from './winScenes';

const idle: GameState = { ...tableFixture(idleTable), choices: [] };
const claim = tableFixture(claimTable);
const turn = tableFixture(turnTable);
const tile = claim.lastDiscard ?? 0;

const discard = (seat: number): VisibleEvent => ({ type: 'discard', seat, tile, drawn: false });
const pong = (seat: number): VisibleEvent => ({ type: 'pong', seat, tile, from: 0, own: [] });
const draw = (seat: number): VisibleEvent => ({ type: 'draw', seat, tile: null, from: 'front' });
const win = (seat: number): VisibleEvent => ({
  ...(wonState().result?.deal.wins[0] as Win),
  type: 'win',
  seat,
});
/** Events as the page has seen them, from the second one of the deal on. */
const seen = (...events: VisibleEvent[]): SeenEvent[] =>
  events.map((event, at) => ({ serial: at + 2, event }));
const names = (...events: VisibleEvent[]) => cuesOf(idle, seen(...events)).map(({ name }) => name);

describe('the sounds of a step', () => {
  it('are those of what happened, each once', () => {
    expect(names(discard(0))).toEqual(['clack']);
    expect(names(draw(2), discard(2))).toEqual(['click', 'clack']);
    expect(names({ type: 'concealed-kong', seat: 0, tile }, draw(0))).toEqual(['kong', 'click']);
    expect(names({ type: 'exhausted' })).toEqual([]);
    expect(names(discard(0), draw(1), discard(1), draw(2), discard(2))).toEqual(['click', 'clack']);
  });

  it('are three at most, the latest', () => {
    expect(names(draw(3), discard(3), pong(2), { type: 'added-kong', seat: 2, tile })).toEqual([
      'clack',
      'pong',
      'kong',
    ]);
  });

  it('at the start of a hand are the dice alone', () => {
    const first = [{ serial: 1, event: draw(0) }, ...seen(draw(1))];
    expect(cuesOf(idle, first)).toEqual([{ name: 'dice', side: 0, serial: 1 }]);
  });

  it('come from the side of the seat', () => {
    // The player sits South: West is at the right, North across, East at the left.
    expect([1, 2, 3, 0].map((seat) => cuesOf(idle, seen(discard(seat)))[0]?.side)).toEqual([0, 1, 2, 3]);
  });
});

/** The page's idle time is stubbed otherwise. */
const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

let audio: StubbedAudio;

beforeEach(() => {
  audio = stubAudio();
});
afterEach(() => void vi.useRealTimers());

function follow(state: GameState, settings: Partial<Settings> = {}) {
  const stores = fixtureStores(state, settings);
  const end = followGame(stores);
  const show = (next: GameState, ...events: VisibleEvent[]) => {
    const before = stores.game.getState().seen;
    const serial = (before.at(-1)?.serial ?? 1) + 1;
    const more = events.map((event, at) => ({ serial: serial + at, event }));
    audio.contexts.forEach((context) => (context.currentTime += 1));
    audio.starts.length = 0;
    audio.pans.length = 0;
    stores.game.setState({ ...next, seen: [...before, ...more] });
    return audio.pans.length;
  };
  return { stores, end, show };
}

describe('a page that may sound', () => {
  it('makes a discard heard at the side where it lies, at once', () => {
    const { show } = follow(idle);
    expect(show(idle, discard(2))).toBe(1);
    expect(audio.pans).toEqual([0.4]);
    expect(Math.min(...audio.starts)).toBe(1);
    show(idle, discard(0));
    expect(audio.pans).toEqual([-0.4]);
  });

  it('varies the pitch from tile to tile, by a little, and the same each time', () => {
    const tones = () => {
      audio = stubAudio();
      const { show, end } = follow(idle);
      for (let at = 0; at < 12; at++) show(idle, discard(1));
      end();
      return audio.tones.filter((_, at) => at % 3 === 0);
    };
    const [first, again] = [tones(), tones()];
    expect(new Set(first).size).toBeGreaterThan(6);
    expect(Math.max(...first) / Math.min(...first)).toBeLessThan(1.07);
    expect(again).toEqual(first);
  });

  it('makes a win that ends the hand heard with its stamp, each of several with its own', () => {
    const root = document.documentElement.style;
    const { before, after } = winScenes['own']?.() ?? { before: idle, after: idle };
    root.setProperty('--t-reveal', '520ms');
    const { show } = follow(before);
    show(after, win(1), win(2));
    root.removeProperty('--t-reveal');
    // A win is a chord of tones that begin one soon after the other.
    const starts = audio.starts.map((at) => Math.round(1000 * (at - 1)));
    expect(starts).toHaveLength(8);
    expect([starts[0], starts[4]]).toEqual([440, 753]);
    expect(audio.pans).toHaveLength(2);
    show(before, win(1), win(2));
    expect(audio.pans).toHaveLength(1);
  });

  it('does not tell again what had happened before', () => {
    const { show } = follow({ ...idle, seen: seen(discard(0), discard(1)) });
    expect(show(idle)).toBe(0);
  });

  it('ticks when the player is asked, but not for their own claim', () => {
    const { show } = follow(idle);
    expect(show(claim, discard(0))).toBe(2);
    expect(show(turn, pong(1))).toBe(1);
    expect(show(idle, discard(1))).toBe(1);
    expect(show(turn, draw(1))).toBe(2);
  });

  it('ticks the last seconds to claim', () => {
    const { show } = follow({ ...claim, secondsLeft: 5 });
    expect([4, 3, 3, 2, 1].map((secondsLeft) => show({ ...claim, secondsLeft }))).toEqual([0, 1, 0, 1, 1]);
  });

  it('is still about what is passed on for the player', () => {
    const chow = {
      ...claim,
      choices: claim.choices.filter(({ type }) => type === 'chow' || type === 'pass'),
    };
    expect(follow(idle).show(chow, discard(0))).toBe(2);
    const passed = chow.choices.find(({ type }) => type === 'pass') ?? null;
    expect(follow(idle).show({ ...chow, automatic: passed }, discard(0))).toBe(1);
  });

  it('is silent elsewhere than at the table, while hidden, and at no volume', () => {
    expect(follow(idle).show({ ...idle, screen: 'home' }, discard(0))).toBe(0);
    expect(follow(idle, { volume: 0 }).show(idle, discard(0))).toBe(0);
    const { show } = follow(idle);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(show(idle, discard(0))).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(audio.contexts.at(-1)?.state).toBe('suspended');
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(audio.contexts.at(-1)?.state).toBe('running');
  });

  it('holds no audio device while sounds are switched off', () => {
    const { stores, show } = follow(idle, { sound: false });
    expect(show(idle, discard(0))).toBe(0);
    expect(audio.contexts).toHaveLength(0);
    stores.settings.getState().change({ sound: true });
    expect(audio.contexts).toHaveLength(1);
    expect(show(idle, discard(0))).toBe(1);
    stores.settings.getState().change({ sound: false });
    expect(audio.contexts[0]?.state).toBe('closed');
  });

  it('waits for the browser to allow it, and lets nothing pile up meanwhile', () => {
    const { show } = follow(idle);
    const [context] = audio.contexts;
    if (context) context.state = 'suspended';
    expect(show(idle, discard(0))).toBe(0);
    document.dispatchEvent(new Event('pointerup'));
    expect(show(idle, discard(1))).toBe(1);
  });

  it('lets the device rest after ten seconds of silence, until the next sound or input', () => {
    fakeTime();
    const { show, end } = follow(idle);
    const [context] = audio.contexts;
    vi.advanceTimersByTime(9000);
    expect(show(idle, discard(0))).toBe(1);
    vi.advanceTimersByTime(9999);
    expect(context?.state).toBe('running');
    vi.advanceTimersByTime(1);
    expect(context?.state).toBe('suspended');
    expect(show(idle, discard(1))).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(context?.state).toBe('suspended');
    document.dispatchEvent(new Event('pointerdown'));
    expect(context?.state).toBe('running');
    end();
    vi.advanceTimersByTime(10_000);
    expect(context?.state).toBe('closed');
  });

  it('lets a sound wait for the device that wakes, not for long', async () => {
    fakeTime();
    const { show } = follow(idle);
    const [context] = audio.contexts;
    let wakes = () => {};
    const wakesLater = () => new Promise<void>((resolve) => (wakes = resolve));
    if (!context) throw new Error('No device was opened.');
    for (const [waited, heard] of [
      [499, 1],
      [500, 0],
    ] as const) {
      vi.spyOn(context, 'resume').mockImplementation(wakesLater);
      context.state = 'suspended';
      document.dispatchEvent(new Event('pointerdown'));
      expect(show(idle, discard(0))).toBe(0);
      vi.advanceTimersByTime(waited);
      context.state = 'running';
      wakes();
      await Promise.resolve();
      await Promise.resolve();
      expect(audio.pans).toHaveLength(heard);
    }
  });

  it('lets the volume be heard as it changes', () => {
    const { stores, show } = follow(idle);
    show(idle);
    stores.settings.getState().change({ volume: 80 });
    expect(audio.pans).toEqual([0]);
  });

  it('plays on without sound where there is none', () => {
    vi.unstubAllGlobals();
    expect(() => follow(idle).show(idle, discard(0))).not.toThrow();
  });

  it('tells a failure and lets the game go on', () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const { show } = follow(idle);
    vi.stubGlobal('StereoPannerNode', null);
    expect(() => show(idle, discard(0))).not.toThrow();
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('spoken claims', () => {
  it.each([
    [pong(0), '碰', 1.3],
    [{ type: 'chow', seat: 2, tile, from: 1, own: [] } satisfies VisibleEvent, '上', 1.15],
    [{ type: 'added-kong', seat: 3, tile } satisfies VisibleEvent, '槓', 0.85],
    [win(1), '食糊', 1],
  ])('are called out in Cantonese, each seat with its own pitch', (event, text, pitch) => {
    const speech = stubSpeech([voice('en-GB'), voice('zh-TW'), voice('yue-HK', false), voice('zh-HK')]);
    follow(idle, { spokenClaims: true, volume: 50 }).show(idle, event, discard(2));
    expect(speech.spoken).toMatchObject([{ text, pitch, lang: 'zh-HK', volume: 0.5 }]);
  });

  it('are off by default, and say nothing without a voice', () => {
    const speech = stubSpeech([voice('zh-HK')]);
    follow(idle).show(idle, pong(0));
    speech.voices = [voice('zh-CN'), voice('cmn-Hant-TW')];
    follow(idle, { spokenClaims: true }).show(idle, pong(0));
    expect(speech.spoken).toEqual([]);
  });

  it('are heard when they are switched on', () => {
    const speech = stubSpeech([voice('zh_HK')]);
    follow(idle).stores.settings.getState().change({ spokenClaims: true });
    expect(speech.spoken).toMatchObject([{ text: '碰' }]);
  });
});

describe('vibration', () => {
  it('comes once when the player is asked, where it is switched on', () => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', { vibrate });
    follow(idle).show(turn, draw(1));
    expect(vibrate).not.toHaveBeenCalled();
    const { show } = follow(idle, { vibration: true });
    show(turn, draw(1));
    show(turn);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(30);
  });

  it('is longer for a win than for a question', () => {
    const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true);
    vi.stubGlobal('navigator', { vibrate });
    follow(idle, { vibration: true }).show(idle, win(1));
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([40, 60, 90]);
  });
});

describe('silence', () => {
  const all = { silent: true, sound: true, spokenClaims: true, vibration: true } as const;

  it('is kept whatever else is switched on, by one setting', () => {
    const vibrate = vi.fn(() => true);
    const speech = stubSpeech([voice('zh_HK')]);
    vi.stubGlobal('navigator', { vibrate });
    const { show, stores } = follow(idle, all);
    expect(show(turn, pong(2), draw(1))).toBe(0);
    expect([speech.spoken.length, vibrate.mock.calls.length]).toEqual([0, 0]);
    stores.settings.getState().change({ silent: false });
    expect(show(idle, pong(2))).toBeGreaterThan(0);
    expect(speech.spoken).toHaveLength(1);
  });
});
