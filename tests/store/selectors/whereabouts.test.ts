import { expect, it } from 'vitest';
import { kindsOfText } from '../../../src/engine/notation';
import { whereabouts } from '../../../src/store/selectors/whereabouts';
import { tableFixture } from '../../ui/fixtures';
import { turnTable } from '../../ui/scenes';

it.each([
  // Three of them are an open pong, the fourth was just drawn.
  ['C', { unseen: 0, held: 1, open: 3 }],
  ['5p', { unseen: 2, held: 2, open: 0 }],
  ['E', { unseen: 1, held: 0, open: 3 }],
  ['9s', { unseen: 2, held: 0, open: 2 }],
  ['1f', null],
])('where the tiles of %s are', (text, places) => {
  const { view } = tableFixture(turnTable);
  const [kind = -1] = kindsOfText(text);
  expect(view && whereabouts(view, kind)).toEqual(places);
});
