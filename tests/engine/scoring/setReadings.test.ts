import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Forms, MeldShape, WinContext } from '../../../src/engine/rules';
import { bestReadingBy } from '../../../src/engine/scoring/bestReading';
import type { BestReading } from '../../../src/engine/scoring/winTables';
import { identicalChows } from '../../../src/engine/scoring/setPatterns';
import { setReadings, type SetReading } from '../../../src/engine/scoring/setReadings';
import { formatTile } from '../../../src/engine/notation';
import { kindsOfMeld } from '../../../src/engine/meldKinds';
import { NO_SITUATION } from '../../../src/engine/situations';
import { commonItems } from '../../../src/rule-sets/hong-kong-common/items';
import type { CommonOptions } from '../../../src/rule-sets/hong-kong-common/options';
import type { OldOptions } from '../../../src/rule-sets/hong-kong-old/options';
import { limitTable, oldBonusItems, oldItems } from '../../../src/rule-sets/hong-kong-old/items';
import { rulesWith, winOf } from '../../support/wins';

const forms: Forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: true };

/** A reading as text: `pong 2m` from the hand, `pong 2m!` with a tile of another seat, `<1` with the winning tile. */
function textOf({ form, sets, eyes }: SetReading): string {
  const parts = [...sets, ...(eyes ? [eyes] : [])].map(
    ({ type, kind, concealed, meld, won }) =>
      `${meld === null ? '' : `${meld}:`}${type} ${formatTile(kind)}${concealed ? '' : '!'}${won === null ? '' : `<${won}`}`,
  );
  return [form, ...parts].join(', ');
}

function readingsOf(hand: string, how: string): string[] {
  return setReadings(forms, winOf(rulesWith('hong-kong-old'), hand, { how })).map(textOf);
}

describe('the readings of a complete hand', () => {
  it('are one for each set that the winning tile can stand in, chows first', () => {
    expect(readingsOf('22234m666p888sEE+2m', 'S discard W')).toEqual([
      'sets, chow 2m!<0, pong 2m, pong 6p, pong 8s, eyes E',
      'sets, chow 2m, pong 2m!<2, pong 6p, pong 8s, eyes E',
    ]);
  });

  it('are one for sets that are alike', () => {
    expect(readingsOf('1122336m[CCC][FFF]+6m', 'S wall')).toEqual([
      'sets, 0:pong C!, 1:pong F!, chow 1m, chow 1m, eyes 6m<1',
    ]);
    expect(readingsOf('12233m66m[CCC][FFF]+1m', 'S wall')).toEqual([
      'sets, 0:pong C!, 1:pong F!, chow 1m<0, chow 1m, eyes 6m',
    ]);
  });

  it('are one for each arrangement, and one for each special form', () => {
    expect(readingsOf('223344m55667s99p+7s', 'S discard W')).toEqual([
      'sets, chow 2m, chow 2m, chow 5s!<2, chow 5s, eyes 9p',
      'seven-pairs',
    ]);
    expect(readingsOf('111222333m9p(EEEE)+9p', 'S wall').toSorted()).toEqual([
      'sets, 0:kong E, chow 1m, chow 1m, chow 1m, eyes 9p<1',
      'sets, 0:kong E, pong 1m, pong 2m, pong 3m, eyes 9p<1',
    ]);
  });

  it('are none of tiles that are not complete', () => {
    expect(readingsOf('147m258p369sESWN+C', 'S wall')).toEqual([]);
  });

  it('are known in full for hands of five sets', () => {
    const counts = Array<number>(34).fill(0);
    for (const kind of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 20, 20]) counts[kind]!++;
    const meld: MeldShape = { type: 'chow', kind: 18, concealed: false, from: 1 };
    const readings = setReadings({ ...forms, sets: 5 }, { counts, melds: [meld], tile: 20, from: 2 });
    expect(readings.map(textOf)).toEqual([
      'sets, 0:chow 1s!, chow 1m, chow 4m, chow 7m, pong 1p, eyes 3s!<1',
    ]);
  });
});

it('couples of chows that are alike are found among all sets', () => {
  const couplesOf = (hand: string) =>
    setReadings(forms, winOf(rulesWith('hong-kong-old'), hand, { how: 'S wall' })).map(identicalChows);
  expect(couplesOf('2366m123s[123m][CCC]+1m')).toEqual([[[0, 2]]]);
  expect(couplesOf('12366m123sCC[123p]+C')).toEqual([[]]);
});

const values = rulesWith('hong-kong-old').options as OldOptions;
const old = { forms, limits: limitTable(values), items: oldItems(values), beside: oldBonusItems(values) };
const common = { forms, items: commonItems(rulesWith('hong-kong-common').options as CommonOptions) };

/** What a reading counts, by either way. */
function valueOf(best: BestReading | null) {
  if (!best) return null;
  const { limit, value } = best;
  const parts = best.parts().map(({ id }) => id);
  return {
    limit,
    value,
    beside: best.beside(),
    lines: best.lines(),
    parts: parts.toSorted(),
    groups: best.groups(),
  };
}

/** A set by a number: chows of each suit, then pongs. Few kinds, so that hands have many readings. */
const oneSet = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 4).map((first) => [first, first + 1, first + 2]),
  fc.constantFrom(9, 10, 15).map((first) => [first, first + 1, first + 2]),
  fc.constantFrom(0, 1, 2, 3, 4, 12, 27, 31, 32, 33).map((kind) => [kind, kind, kind]),
);
const standard = fc
  .record({
    sets: fc.array(oneSet, { minLength: 4, maxLength: 4 }),
    eyes: fc.constantFrom(0, 1, 2, 3, 5, 10, 28, 33),
    melds: fc.nat(3),
    concealed: fc.boolean(),
    tileAt: fc.nat(13),
    from: fc.constantFrom(null, 2),
    bonus: fc.constantFrom([], [34]),
  })
  .map(({ sets, eyes, melds, concealed, ...rest }) => {
    const laid = sets.slice(0, melds).map(([kind = 0, next]): MeldShape => {
      const type = kind === next ? 'pong' : 'chow';
      return type === 'pong' && concealed
        ? { type: 'kong', kind, concealed: true, from: null }
        : { type, kind, concealed: false, from: 1 };
    });
    return { ...rest, melds: laid, tiles: [...sets.slice(melds).flat(), eyes, eyes] };
  });
const pairs = fc
  .record({
    kinds: fc.uniqueArray(fc.constantFrom(0, 1, 2, 3, 4, 5, 9, 10, 11, 31, 32, 33), {
      minLength: 7,
      maxLength: 7,
    }),
    tileAt: fc.nat(13),
    from: fc.constantFrom(null, 2),
    bonus: fc.constant([]),
  })
  .map(({ kinds, ...rest }) => ({ ...rest, melds: [], tiles: kinds.flatMap((kind) => [kind, kind]) }));

const win = fc
  .oneof({ weight: 9, arbitrary: standard }, { weight: 1, arbitrary: pairs })
  .map(({ melds, tiles, tileAt, from, bonus }): WinContext => {
    const counts = Array<number>(34).fill(0);
    for (const kind of tiles) counts[kind]!++;
    return {
      ...NO_SITUATION,
      seat: 1,
      round: 0,
      by: from === null ? 'wall' : 'discard',
      from,
      counts,
      melds,
      bonus,
      tile: tiles[tileAt % tiles.length]!,
      end: from === null ? 'front' : null,
      carry: {},
      extras: {},
    };
  });

/** No kind more than four times. */
function isDealt({ counts, melds }: WinContext): boolean {
  const laid = melds.flatMap((meld) => kindsOfMeld(meld));
  return counts.every((count, kind) => count + laid.filter((each) => each === kind).length <= 4);
}

describe.each([
  ['the old game', old],
  ['the common game', common],
])('by the table of %s', (_, tables) => {
  const packed = bestReadingBy(tables);
  const bySets = bestReadingBy({ ...tables, worth: ({ limit, value }) => [limit, value] });

  it('1,000 complete hands are worth by their sets what the fast path says', () => {
    fc.assert(
      fc.property(win.filter(isDealt), (context) => {
        expect(valueOf(bySets(context))).toEqual(valueOf(packed(context)));
      }),
      { numRuns: 1000, seed: 20261122 },
    );
  });
});
