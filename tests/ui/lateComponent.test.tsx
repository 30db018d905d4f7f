import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { FunctionComponent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StoresContext, useWords } from '../../src/ui/context';
import { CrashGuard } from '../../src/ui/Crash';
import { lateComponent } from '../../src/ui/lateComponent';
import { textOf } from '../../src/ui/text';
import { dictionary } from '../../src/ui/text/dictionary';
import { emptyState, fixtureStores } from './fixtures';

function show(Late: FunctionComponent<{ readonly name: string }>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashGuard text={() => textOf('en')} isKept={() => true}>
      <StoresContext value={fixtureStores(emptyState)}>
        <p>The rest</p>
        <Suspense>
          <Late name="here" />
        </Suspense>
      </StoresContext>
    </CrashGuard>,
  );
}

const Part = ({ name }: { readonly name: string }) => <p>It is {name}</p>;

describe('a part that comes late', () => {
  it('says in its place that it did not come, and is tried again', async () => {
    let tries = 0;
    show(
      lateComponent(async () => {
        tries++;
        if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
        return Part;
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
    expect(screen.getByText('The rest')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(tries).toBe(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is here')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is loaded with a new page where this one got it twice and cannot run it', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const broken = () => Promise.reject(Object.assign(new Error('Broken.'), { name: 'PartBroken' }));
    const load = vi.fn(broken).mockImplementationOnce(broken);
    load.mockImplementationOnce(() => Promise.reject(new Error('No line.')));
    show(lateComponent(load));
    // Between the two the line was broken: a new page would not come.
    for (const times of [2, 3]) {
      fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times));
      await screen.findByRole('alert');
      expect(reload).not.toHaveBeenCalled();
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('is not missed where it is decoration', async () => {
    const load = vi.fn(() => Promise.reject(new Error('Not there.')));
    show(lateComponent(load, true));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await act(async () => undefined);
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for after the rest is drawn where it is decoration', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const load = vi.fn(async () => Part);
    show(lateComponent(load, true));
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
    for (const frame of frames) frame(0);
    expect(await screen.findByText('It is here')).toBeTruthy();
  });

  it('leaves its own faults to the guard of the app', async () => {
    const Broken = (): never => {
      throw new Error('It is broken.');
    };
    show(lateComponent(async () => Broken));
    expect(await screen.findByText(/It is broken\./)).toBeTruthy();
    expect(screen.queryByText('The rest')).toBeNull();
  });
});

describe('what a component waits for', () => {
  /** A dictionary whose words do not come before `comes` says so. */
  function wordsThatFail(comes: () => boolean) {
    const load = vi.fn(async () => {
      if (!comes()) throw new TypeError('Failed to fetch');
      return { are: 'the words' };
    });
    return { load, words: dictionary<{ readonly are: string }>({ en: load, 'zh-Hant-HK': load }) };
  }

  it('is asked for once, said to be missing, and asked for again by the player', async () => {
    let isThere = false;
    const { load, words } = wordsThatFail(() => isThere);
    const Page = () => <p>Here are {useWords(words).are}</p>;
    show(lateComponent(async () => Page));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    isThere = true;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(screen.getByText('Here are the words')).toBeTruthy();
  });
});
