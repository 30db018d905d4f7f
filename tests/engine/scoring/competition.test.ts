import { describe, expect, it } from 'vitest';
import type { Forms } from '../../../src/engine/rules';
import { isComplete } from '../../../src/engine/scoring/forms';
import { bestReadingBy } from '../../../src/engine/scoring/bestReading';
import type { BestReading } from '../../../src/engine/scoring/winTables';
import { isOnlyWait, type UsedUp } from '../../../src/engine/scoring/waitShape';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { rulesWith } from '../../support/wins';
import { competitionTable } from './competitionItems';

const forms: Forms = { sets: 4, sevenPairs: 'any', thirteenOrphans: true };

/** What a hand written as `SEAT ROUND BY` is worth by some items of the Chinese competition rules. */
function valueOf(hand: string, how: string, usedUp: UsedUp = 'count'): BestReading | null {
  const rules = rulesWith('hong-kong-old');
  const [seat, round, from] = how.split(' ');
  const by = from === 'wall' ? { by: 'wall' } : { by: 'discard', from };
  const win = parseWin(rules, { hand, seat, round, ...by });
  if (!win.ok) throw new Error(win.error);
  const asked = { tiles: rules.tiles, isComplete: isComplete.bind(null, forms) };
  const items = competitionTable((won) => isOnlyWait(asked, won, usedUp));
  return bestReadingBy({ forms, items })(win.value);
}

const textOf = (best: BestReading | null): string =>
  best
    ?.lines()
    .map((line) => `${line.id} ${line.value}`)
    .join(', ') ?? '';

/** What hands are worth, as an independent calculator has confirmed. */
const HANDS: Readonly<Record<string, string>> = {
  '56s678pWW[123m][345m]+7s S E W': 'chicken-hand 8',
  '56s678pWW[123m][345m]+7s|1f3y S E wall': 'self-drawn 1',
  '23456p678sWW[456m]+7p N E W': 'mixed-shifted-chows 6, short-straight 1',
  '123456m56p789s88p+4p W S E': 'mixed-straight 8, concealed-hand 2, all-chows 2, mixed-double-chow 1',
  '12378m123789pEE+9m E E S':
    'outside-hand 4, concealed-hand 2, mixed-double-chow 2, two-terminal-chows 1, one-voided-suit 1',
  '112233456789mE+E E S N':
    'pure-straight 16, half-flush 6, concealed-hand 2, pure-double-chow 1, single-wait 1',
  '12334567pEE[234p]+5p S W wall': 'pure-shifted-chows 16, half-flush 6, short-straight 1, self-drawn 1',
  '223344m55667s99p+7s W W N': 'seven-pairs 24, no-honors 1',
  '999m1pCCC[NNN][999s]+1p S E W':
    'all-terminals-and-honors 32, all-types 6, dragon-pung 2, double-pung 2, two-concealed-pungs 2, single-wait 1',
  '111777p888m5558s+8s N E S':
    'four-concealed-pungs 64, pung-of-terminals-or-honors 1, no-honors 1, single-wait 1',
  '99m333444p777sWW+W E E wall': 'four-concealed-pungs 64, pung-of-terminals-or-honors 1, self-drawn 1',
  '99m333444p777sWW+W E E N':
    'three-concealed-pungs 16, all-pungs 6, concealed-hand 2, pung-of-terminals-or-honors 1',
  '22234m666p888sEE+2m S S E': 'three-concealed-pungs 16, concealed-hand 2, tile-hog 2',
  '1233m456678p789s+3m S E E': 'mixed-straight 8, concealed-hand 2, all-chows 2, edge-wait 1',
  '12345m456p789s88p+3m S E E': 'mixed-straight 8, concealed-hand 2, all-chows 2',
  '1m[234m][345p][234s][CCCC]+1m W E N': 'melded-hand 6, dragon-pung 2, mixed-double-chow 1, melded-kong 1',
  '1m[234m][345p][234s][CCCC]+1m W E wall':
    'dragon-pung 2, mixed-double-chow 1, melded-kong 1, single-wait 1, self-drawn 1',
  '44m44s[222m][222s][222p]+4m N E E': 'all-even-pungs 24, triple-pung 16, lower-four 12',
  '445566m45p55s[456s]+6p E E wall':
    'middle-tiles 24, all-fives 16, mixed-triple-chow 8, all-chows 2, pure-double-chow 1, self-drawn 1',
};

describe('a long table whose items tie sets together', () => {
  it.each(Object.entries(HANDS))('%s', (asked, items) => {
    const [hand = '', ...how] = asked.split(' ');
    const value = valueOf(hand, how.join(' '));
    expect(textOf(value)).toBe(items);
    expect(value?.value).toBe(value?.lines().reduce((sum, line) => sum + (line.value ?? 0), 0));
  });

  it('says which sets an item rests on, and what is part of what', () => {
    const value = valueOf('44m44s[222m][222s][222p]+4m', 'N E E');
    const resting = value?.lines().flatMap(({ id, groups }) => (groups ? [{ id, groups }] : []));
    expect(resting).toEqual([{ id: 'triple-pung', groups: [0, 1, 2] }]);
    expect(value?.groups().map(({ type, meld, won }) => ({ type, meld, won }))).toEqual([
      { type: 'pong', meld: 0, won: null },
      { type: 'pong', meld: 1, won: null },
      { type: 'pong', meld: 2, won: null },
      { type: 'pong', meld: null, won: 2 },
      { type: 'eyes', meld: null, won: null },
    ]);
    expect(value?.parts()).toEqual([
      { id: 'all-pungs', code: 'part-of', by: 'all-even-pungs' },
      { id: 'all-simples', code: 'part-of', by: 'all-even-pungs' },
      { id: 'no-honors', code: 'part-of', by: 'all-even-pungs' },
    ]);
  });

  it('may leave out a wait for a kind that is used up', () => {
    const hand = '1234444678m456p+1m';
    const items = 'fully-concealed-hand 4, tile-hog 2, one-voided-suit 1, no-honors 1';
    expect(textOf(valueOf(hand, 'E N wall'))).toBe(items);
    expect(textOf(valueOf(hand, 'E N wall', 'ignore'))).toBe(`${items}, single-wait 1`);
  });
});
