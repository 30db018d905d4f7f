import { MOST_POINTS } from '../../engine/options';
import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { roundsOption, tableOptions } from '../shared/standard/options';

/** The dearest item: no minimum and no base is higher. */
const MOST_FAAN = 88;

/** Source: `RULES.md#options`. */
export const competitionOptions = {
  bonusTiles: { type: 'boolean', default: true, group: 'play' },
  concealedKongs: { type: 'word', default: 'hidden', values: ['hidden', 'shown'], group: 'play' },
  rounds: { ...roundsOption, default: 4, values: [4, 1, 2] },
  seatChanges: { type: 'boolean', default: true, group: 'match', place: -2, isBeside: true },
  startPoints: { ...tableOptions.startPoints, usual: [0, 500] },
  tablePoints: { type: 'boolean', default: false, group: 'match', isBeside: true },
  edition: { type: 'word', default: '1998', values: ['1998', '2006'], group: 'scoring' },
  minimumFaan: {
    type: 'number',
    default: 8,
    min: 0,
    max: MOST_FAAN,
    usual: [0, 6, 8],
    group: 'scoring',
  },
  basePoints: { type: 'number', default: 8, min: 0, max: MOST_FAAN, usual: [8], group: 'scoring' },
  impossibleWaits: { type: 'word', default: 'count', values: ['count', 'ignore'], group: 'scoring' },
  knittedWaits: { type: 'boolean', default: false, group: 'scoring' },
  claimSeconds: tableOptions.claimSeconds,
  strictCalling: tableOptions.strictCalling,
  falseWin: {
    type: 'word',
    default: 'pay-and-stop',
    values: ['pay-and-stop', 'pay', 'open-hand'],
    group: 'table',
    needs: ['strictCalling', true],
  },
  falseWinPoints: {
    type: 'number',
    default: 10,
    min: 0,
    max: MOST_POINTS,
    group: 'table',
    needs: ['strictCalling', true],
  },
} as const satisfies OptionSpecs;

export type CompetitionOptions = OptionsOf<typeof competitionOptions>;
