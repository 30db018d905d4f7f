import { expect, it } from 'vitest';
import type { Action } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { trayOptions } from '../../src/ui/table/tray/choices';
import { rig } from '../support/rigged';
import '../support/toys/loaded';

it('one declaration shows its letter, several show figures; the letter means the first of them', () => {
  const view = seatView(rig({ rules: 'toy-three', hands: ['N', '', ''] }).deal, 0);
  const keysOf = (...declared: readonly string[]) =>
    trayOptions(
      view,
      declared.map((what): Action => ({ type: 'declare', seat: 0, what, tile: null, target: null })),
      [],
    ).map(({ keys }) => keys);
  expect(keysOf('yes')).toEqual([['i', '1']]);
  expect(keysOf('yes', 'no')).toEqual([['1', 'i'], ['2']]);
});
