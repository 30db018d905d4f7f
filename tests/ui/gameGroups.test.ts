import { describe, expect, it } from 'vitest';
import { gameGroups } from '../../src/ui/screens/gameGroups';

const card = (name: string, place: string, note: string) => ({ name, note, long: `${place} ${name}`, place });
const offers = [
  { id: 1, card: card('Old style', 'Hong Kong', 'All losers pay') },
  { id: 2, card: card('Classical', 'China', 'Every hand scores') },
  { id: 3, card: card('Common style', 'Hong Kong', 'The discarder pays') },
];
const found = (query: string) =>
  gameGroups(offers, query).flatMap((group) => group.offers.map(({ id }) => id));

describe('the games on offer', () => {
  it('stand by place, in the order in which they are offered', () => {
    expect(gameGroups(offers, '').map(({ place, offers: of }) => [place, of.map(({ id }) => id)])).toEqual([
      ['Hong Kong', [1, 3]],
      ['China', [2]],
    ]);
  });

  it.each([
    ['style', [1, 3]],
    ['CHINA', [2]],
    ['pays kong', [3]],
    ['  every  ', [2]],
    ['pay common', [3]],
    ['riichi', []],
  ])('are found by %j', (query, ids) => expect(found(query)).toEqual(ids));
});
