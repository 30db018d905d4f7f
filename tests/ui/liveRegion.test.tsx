import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { LiveRegion, useHush, useSpeak } from '../../src/ui/live/LiveRegion';
import { live } from '../support/page';

/** A page that says something when it opens; nothing where `begins` is empty. */
function Page({ name, begins }: { readonly name: string; readonly begins: string }) {
  const say = useSpeak();
  useHush(name);
  useEffect(() => {
    if (begins !== '') say(begins);
  }, [say, begins]);
  return null;
}

function Pages({ begins }: { readonly begins: string }) {
  const [at, setAt] = useState(0);
  const speak = useSpeak();
  const next = () => setAt(at + 1);
  return (
    <>
      <button type="button" onClick={() => speak('Nobody wins.')}>
        speak
      </button>
      <button type="button" onClick={next}>
        next
      </button>
      <button type="button" onClick={() => [speak('You win.'), next()]}>
        both
      </button>
      <Page key={at} name={`${at}`} begins={at === 1 ? begins : ''} />
    </>
  );
}

function after(names: readonly string[], begins = ''): string {
  render(
    <LiveRegion>
      <Pages begins={begins} />
    </LiveRegion>,
  );
  for (const name of names) fireEvent.click(screen.getByText(name, { selector: 'button' }));
  return live();
}

it('keeps a message while its page is shown', () => {
  expect(after(['speak'])).toBe('Nobody wins.');
});

it('is empty on the next page', () => {
  expect(after(['speak', 'next'])).toBe('');
});

it('keeps what the next page says when it opens', () => {
  expect(after(['speak', 'next'], 'Welcome.')).toBe('Welcome.');
});

it('keeps what is said with the step to the next page', () => {
  expect(after(['speak', 'both'])).toBe('You win.');
});
