import { describe, expect, it } from 'vitest';
import { scoreRequest } from '../../../src/cli/scoreRequest';

interface Win {
  readonly rules?: string;
  readonly hand: string;
  readonly seat?: string;
  /** `by`, and `from` where it matters. */
  readonly won: string;
  readonly situation?: readonly string[];
  readonly options?: object;
}

const OTHERS = ['147m258p369sESWN', '258m369p147sESWN', '369m147p258sESWN'];

function answerTo({ rules = 'hong-kong-old', hand, seat = 'S', won, ...rest }: Win): object {
  const [by, from] = won.split(' ');
  const others = ['E', 'S', 'W', 'N'].filter((each) => each !== seat);
  const hands = { [seat]: hand, ...Object.fromEntries(others.map((each, at) => [each, OTHERS[at]])) };
  return scoreRequest({ rules, hand, hands, seat, winner: seat, by, from, ...rest });
}

const errorOf = (win: Win) => (answerTo(win) as { error?: string }).error;

const KONG = ['kong-replacement'];
const TWICE = ['double-kong-replacement'];
const BONUS = ['bonus-replacement'];
const LAST = ['last-tile'];

const ROBBED = '9s cannot be robbed: a kong takes all of its tiles, and the hand has another.';
const NO_KONG = 'The winning tile was drawn after a kong, and the hand has 0.';
const NO_BONUS = 'The winning tile replaced a bonus tile, and the hand has none.';
const FIRST = 'The last tile of the wall cannot come before the dealer has discarded twice.';
const LAST_KONG = 'A kong cannot be robbed on the last tile: it needs one left to draw.';
const NEVER = 'No kong may be robbed under these rules.';
const EIGHT = 'With these bonus tiles the hand had won before: "by" must be "bonus-tiles".';

const CHOWS = '123m456m789p22s78s+9s';
const KONGED = '123m456m22s78s[CCCC]+9s';
const TWO_KONGS = '123m22s78s[CCCC](FFFF)+9s';
const EVERY = ['hong-kong-old', 'hong-kong-common', 'classical'];

describe('a win that cannot have come about is refused in a sentence', () => {
  it.each<[string, Win]>([
    // A robbed kong takes all four tiles.
    [ROBBED, { hand: '123m456m789p22s99s+9s', won: 'robbed-kong W' }],
    [ROBBED, { hand: '123m456m789p99s78s+9s', won: 'robbed-kong W' }],
    [ROBBED, { hand: '123m456m22s78s[789s]+9s', won: 'robbed-kong W' }],
    [ROBBED, { hand: '19m19p199sSWNCFP+9s', won: 'robbed-kong W' }],
    ...EVERY.map((rules): [string, Win] => [
      'E cannot be robbed: a kong takes all of its tiles, and the hand has another.',
      { rules, hand: '456m22pEE[CCC][123m]+E', won: 'robbed-kong N' },
    ]),
    // No kong is robbed, or none at this moment.
    [NEVER, { hand: CHOWS, won: 'robbed-kong W', options: { robKong: 'never' } }],
    [NEVER, { rules: 'taisen', hand: CHOWS, won: 'robbed-kong W' }],
    [LAST_KONG, { hand: CHOWS, won: 'robbed-kong W', situation: LAST }],
    [LAST_KONG, { rules: 'classical', hand: CHOWS, won: 'robbed-kong W', situation: LAST }],
    // A replacement needs what it replaces.
    ...[...EVERY, 'taisen'].map((rules): [string, Win] => [
      NO_KONG,
      { rules, hand: CHOWS, won: 'wall', situation: KONG },
    ]),
    ...EVERY.map((rules): [string, Win] => [
      'The winning tile was drawn after 2 kongs, and the hand has 1.',
      { rules, hand: KONGED, won: 'wall', situation: TWICE },
    ]),
    [
      'The winning tile was drawn after 2 kongs, and the hand has 0.',
      { hand: CHOWS, won: 'wall', situation: [...TWICE, ...KONG] },
    ],
    ...[...EVERY, 'taisen'].map((rules): [string, Win] => [
      NO_BONUS,
      { rules, hand: CHOWS, won: 'wall', situation: BONUS },
    ]),
    [NO_BONUS, { hand: KONGED, won: 'wall', situation: BONUS }],
    [NO_KONG, { hand: `${CHOWS}|1f`, won: 'wall', situation: [...BONUS, ...KONG] }],
    // The first go is not the last.
    [FIRST, { hand: CHOWS, seat: 'E', won: 'wall', situation: ['first-draw', ...LAST] }],
    [FIRST, { hand: CHOWS, won: 'discard E', situation: ['first-discard', ...LAST] }],
    // All eight bonus tiles win at once under the old rules.
    [EIGHT, { hand: `${CHOWS}|1234f1234y`, won: 'wall' }],
    [EIGHT, { hand: `${CHOWS}|1234f1234y`, won: 'discard W' }],
    // More tiles than there are.
    ['9s is there 5 times, and the set has only 4.', { hand: '123m456m9999s22s7s+9s', won: 'wall' }],
    ['9s is there 5 times, and the set has only 4.', { hand: '123m456m2s789s[999s]+9s', won: 'wall' }],
    ['1f is there 2 times, and the set has only 1.', { hand: `${CHOWS}|11f`, won: 'wall' }],
    [
      'There are 16 tiles (three for each meld, the winning tile apart), not 13.',
      { hand: '1m[2222m][3333m][4444m][5555m][6666m]+1m', won: 'wall' },
    ],
  ])('%s %j', (error, win) => {
    expect(errorOf(win)).toBe(error);
  });

  it.each<[string, Win]>([
    ['a tile that the hand has once', { hand: CHOWS, won: 'robbed-kong W' }],
    ['the last of thirteen orphans', { hand: '19m19p19sESWNCFF+P', won: 'robbed-kong W' }],
    [
      'a kong that a rule lets be robbed',
      { hand: CHOWS, won: 'robbed-kong W', options: { robKong: 'added' } },
    ],
    ['the tile after a kong', { hand: KONGED, won: 'wall', situation: KONG }],
    ['the last tile after a kong', { hand: KONGED, won: 'wall', situation: [...KONG, ...LAST] }],
    ['the tile after two kongs', { hand: TWO_KONGS, won: 'wall', situation: TWICE }],
    ['a bonus tile in between', { hand: `${TWO_KONGS}|1f`, won: 'wall', situation: [...TWICE, ...BONUS] }],
    ['a bonus tile replaced', { hand: `${CHOWS}|1f`, won: 'wall', situation: BONUS }],
    [
      'a dealt hand with one replaced',
      { hand: `${CHOWS}|1f`, seat: 'E', won: 'wall', situation: ['first-draw', ...BONUS] },
    ],
    ['the last tile', { hand: CHOWS, won: 'wall', situation: LAST }],
    ['the discard after it', { hand: CHOWS, won: 'discard W', situation: LAST }],
    ['seven bonus tiles', { hand: `${CHOWS}|1234f123y`, won: 'wall' }],
    [
      'eight that are no win',
      { hand: `${CHOWS}|1234f1234y`, won: 'wall', options: { limitHands: ['great-winds'] } },
    ],
    [
      'eight that need not be declared',
      { rules: 'hong-kong-common', hand: `${CHOWS}|1234f1234y`, won: 'wall' },
    ],
    ['eight seasons', { rules: 'classical', hand: `${CHOWS}|1234f1234y`, won: 'wall' }],
  ])('%s can be', (_, win) => {
    expect(answerTo(win)).not.toHaveProperty('error');
  });

  // The contract: these count nothing.
  it.each<[string, Win]>([
    [
      'a replacement on a discard',
      { hand: CHOWS, won: 'discard W', situation: [...KONG, ...TWICE, ...BONUS] },
    ],
    ['the dealt hand of another seat', { hand: CHOWS, won: 'wall', situation: ['first-draw'] }],
    ['the dealt hand with a meld', { hand: KONGED, seat: 'E', won: 'wall', situation: ['first-draw'] }],
    ['a first discard of another seat', { hand: CHOWS, won: 'discard W', situation: ['first-discard'] }],
    ['a first discard with a meld', { hand: KONGED, won: 'discard E', situation: ['first-discard'] }],
    ['a first discard that was robbed', { hand: CHOWS, won: 'robbed-kong E', situation: ['first-discard'] }],
  ])('%s counts nothing', (_, win) => {
    for (const rules of EVERY) {
      const answer = answerTo({ ...win, rules });
      expect(answer).not.toHaveProperty('error');
      expect(answer).toEqual(answerTo({ ...win, rules, situation: [] }));
    }
  });
});
