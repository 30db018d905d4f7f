import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { LiveRegion, useHush, useSpeak } from '../../src/ui/live/LiveRegion';
import { live } from '../support/page';

let speak: (message: string) => void;
let open: (page: string) => void;

/** A page of this name; `begins` is what it says when it opens. */
function Page({ name, begins }: { readonly name: string; readonly begins: string }) {
  const say = useSpeak();
  useHush(name);
  useEffect(() => {
    if (begins !== '') say(begins);
  }, [say, begins]);
  return null;
}

function Pages({ begins }: { readonly begins: string }) {
  const [name, setName] = useState('first');
  speak = useSpeak();
  open = setName;
  return <Page key={name} name={name} begins={name === 'first' ? '' : begins} />;
}

const show = (begins = '') =>
  render(
    <LiveRegion>
      <Pages begins={begins} />
    </LiveRegion>,
  );

it('is empty on the next page', () => {
  show();
  act(() => speak('Nobody wins.'));
  expect(live()).toBe('Nobody wins.');
  act(() => open('second'));
  expect(live()).toBe('');
});

it('keeps what the next page says when it opens, and what is said with the step to it', () => {
  show('Welcome.');
  act(() => speak('Nobody wins.'));
  act(() => open('second'));
  expect(live()).toBe('Welcome.');
  act(() => {
    speak('You win.');
    open('first');
  });
  expect(live()).toBe('You win.');
});
