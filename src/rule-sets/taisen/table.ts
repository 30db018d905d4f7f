import { numberOf } from '../../engine/options';
import type { GameTable } from '../../store/facts/knownTables';
import { besideOfTable, needsOfTable } from '../shared/hongKong/table';
import type { taisenOptions } from './options';
import type { vocabulary } from './vocabulary';

/** Groups of a hand in which every tile belongs somewhere. */
const WHOLE = 4;

export const table: GameTable<typeof vocabulary, typeof taisenOptions> = {
  groups: {
    rounds: 'match',
    dealerRepeats: 'match',
    startPoints: 'match',
    claimSeconds: 'table',
    strictCalling: 'table',
    falseWin: 'table',
    falseWinPoints: 'table',
    groups: 'play',
    winFromAnyone: 'play',
  },
  needs: needsOfTable,
  length: 'rounds',
  beside: besideOfTable,
  once: { rounds: 1, dealerRepeats: 'never' },
  choices: ['rounds'],
  presets: { standard: {}, easy: { winFromAnyone: true }, 'whole-hand': { groups: WHOLE } },
  facts: (options) => [
    { id: 'groups', value: numberOf(options, 'groups') },
    { id: 'otherTiles', value: numberOf(options, 'groups') < WHOLE ? 'anything' : 'none' },
    { id: 'bonusTiles', value: 'none' },
    { id: 'win', value: 'one-from-each' },
  ],
  goal: (options) => [numberOf(options, 'groups')],
  bar: () => [],
  marks: () => [],
};
