import { describe, expect, it } from 'vitest';
import { naiveScore } from './naiveScore';
import { everyId, tallyOf } from './tally';

type Fields = Readonly<Record<string, unknown>>;

function old(fields: Fields): Fields {
  return { ...naiveScore({ rules: 'hong-kong-old', seat: 'S', by: 'wall', ...fields }) };
}

function common(fields: Fields): Fields {
  return { ...naiveScore({ rules: 'hong-kong-common', seat: 'S', by: 'wall', ...fields }) };
}

function taisen(fields: Fields): Fields {
  return { ...naiveScore({ rules: 'taisen', seat: 'S', by: 'wall', ...fields }) };
}

/** `id faan` of each item, in order. */
function listOf(items: unknown): string {
  return (items as { id: string; faan: number | null }[]).map((item) => `${item.id} ${item.faan}`).join(', ');
}

/** The payments in the order E, S, W, N. */
function paid(answer: Fields): number[] {
  const { E, S, W, N } = answer['payments'] as Record<'E' | 'S' | 'W' | 'N', number>;
  return [E, S, W, N];
}

interface Example {
  /** The row or sentence of the rules it tests. */
  readonly row: string;
  readonly request: Fields;
  readonly items: string;
  readonly bonus?: string;
  readonly paid?: readonly number[];
}

const FROM_EAST = { by: 'discard', from: 'E' };
const PLAIN_BONUS = 'self-drawn 1, no-bonus-tiles 1';

const OLD_FAAN: readonly Example[] = [
  {
    row: 'dragon-pong: for each; a double wind counts both',
    request: { hand: '234m55p[CCC][FFF]SS+S', round: 'S' },
    items: 'dragon-pong 2, seat-wind 1, round-wind 1',
    bonus: PLAIN_BONUS,
    paid: [-8, 16, -4, -4],
  },
  {
    row: 'common-hand implies all-simples when numbered; minimum 0 uses the longer table',
    request: { hand: '123m456p789s23m55s+1m|1f', ...FROM_EAST, options: { minimumFaan: 0 } },
    items: 'common-hand 1',
    bonus: '',
    paid: [-8, 12, -2, -2],
  },
  {
    row: 'simples middle: all-simples is 2-8 and added to common-hand and pure-hand',
    request: { hand: '234456678m2355m+4m|1f', ...FROM_EAST, options: { simples: 'middle' } },
    items: 'all-simples 1, common-hand 1, pure-hand 6',
    bonus: '',
    paid: [-16, 24, -4, -4],
  },
  {
    row: 'pure-hand implies all-simples when numbered',
    request: { hand: '123m[567m][789m]22m33m+3m|1f', ...FROM_EAST },
    items: 'pure-hand 6',
    paid: [-8, 12, -2, -2],
  },
  {
    row: 'commonHand strict: a bonus tile forbids it, so all-simples counts',
    request: { hand: '123m456p789s23m55s+1m|1f', options: { commonHand: 'strict', minimumFaan: 1 } },
    items: 'all-simples 1',
  },
  {
    row: 'commonHand strict: the winning tile is placed in a chow, not in the pair',
    request: { hand: '123m456p789s2345s+5s', ...FROM_EAST, options: { commonHand: 'strict', minimumFaan: 1 } },
    items: 'common-hand 1',
  },
  {
    row: 'commonHand strict: the pair completed by a discard',
    request: { hand: '123m456p789s234s5m+5m', ...FROM_EAST, options: { commonHand: 'strict', minimumFaan: 1 } },
    items: 'all-simples 1',
  },
  {
    row: 'all-pongs and clean-hand are added',
    request: { hand: '33m[555m][777m][NNN]WW+W|1f', ...FROM_EAST },
    items: 'all-pongs 3, clean-hand 3',
    bonus: '',
    paid: [-8, 12, -2, -2],
  },
  {
    row: 'three-concealed-pongs: three pongs in the hand read as pongs rather than chows',
    request: { hand: '111222333m99p34p+5p|1f' },
    items: 'all-simples 1, three-concealed-pongs 3',
    bonus: 'self-drawn 1',
  },
  {
    row: 'three-concealed-pongs: the discard exposes the pong it completes',
    request: { hand: '111m33p777s99s[567s]+3p|1f', ...FROM_EAST, options: { minimumFaan: 1 } },
    items: 'all-simples 1',
  },
  {
    row: 'three-concealed-pongs: the discard is placed in a chow, which leaves the pong concealed',
    request: { hand: '111222m33345p99p+3p|1f', ...FROM_EAST },
    items: 'all-simples 1, three-concealed-pongs 3',
  },
  {
    row: 'three-kongs, with a concealed one',
    request: { hand: '23m9p9p[1111p](SSSS)[4444s]+1m|1f' },
    items: 'seat-wind 1, three-kongs 3',
    bonus: 'self-drawn 1',
  },
  {
    row: 'seven-pairs go with clean-hand',
    request: { hand: '1122334455mEES+S|1f', ...FROM_EAST },
    items: 'clean-hand 3, seven-pairs 4',
    paid: [-8, 12, -2, -2].map((points) => points),
  },
  {
    row: 'seven-pairs or four chows: the reading that pays most',
    request: { hand: '1122335566779m+9m|1f', ...FROM_EAST },
    items: 'seven-pairs 4, pure-hand 6',
  },
  {
    row: 'little-dragons imply dragon-pong',
    request: { hand: '123m456pCC[FFF]PP+P|1f', ...FROM_EAST },
    items: 'little-dragons 12',
  },
  {
    row: 'little-winds do not swallow seat and round wind',
    request: { hand: '12m[EEE][SSS]WWWNN+3m|1f', ...FROM_EAST },
    items: 'seat-wind 1, round-wind 1, clean-hand 3, little-winds 12',
  },
  {
    row: 'bonus table: all-flowers on top of own-flower, last-tile, own-season',
    request: { hand: '33m[555m][777m][NNN]WW+W|1234f2y', ...FROM_EAST, situation: ['last-tile'] },
    items: 'all-pongs 3, clean-hand 3',
    bonus: 'last-tile 1, own-flower 1, own-season 1, all-flowers 2',
    paid: [-32, 48, -8, -8],
  },
  {
    row: 'no-bonus-tiles only with bonus tiles in play; robbed-kong pays like a discard',
    request: { hand: 'CCC[FFF]12p34mEEE+2m', by: 'robbed-kong', from: 'W', options: { bonusTiles: false } },
    items: '',
  },
];

/** Above, the last hand is not complete; here it is. */
const ROBBED: Example = {
  row: 'robbed-kong: the owner counts as the discarder',
  request: { hand: 'CCC[FFF]EE34mEE5p5p+2m', by: 'robbed-kong', from: 'W', options: { bonusTiles: false } },
  items: '',
};

describe.skip('drafts', () => {
  it('has drafts', () => {
    expect(ROBBED.items).toBe('');
    expect(OLD_FAAN.length).toBeGreaterThan(0);
    expect([old, common, taisen, listOf, paid, everyId, tallyOf].length).toBe(7);
  });
});
