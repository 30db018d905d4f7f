import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { botIds, findBot } from '../../src/bots/registry';
import { STYLED_BOTS } from '../support/styledBots';
import { findPeeks } from '../verify/hidden';

describe('bots decide by what their seat may see', () => {
  test.each([...botIds(), ...STYLED_BOTS])('%s: nothing hidden changes a decision', (id) => {
    expect(findPeeks(findBot(id) as Bot, 250, `test ${id}`)).toEqual([]);
  });

  test('a bot that goes by tile ids is caught', () => {
    const byIds: Bot = {
      id: 'by-ids',
      decide: (_view, choices) => {
        const discards = choices.filter((choice) => choice.type === 'discard');
        const [first] = discards.toSorted((a, b) => (a.tile % 4) - (b.tile % 4));
        return first ?? choices[0]!;
      },
    };
    expect(findPeeks(byIds, 250, 'by ids').length).toBeGreaterThan(50);
  });

  test('a bot that remembers what another seat was shown is caught', () => {
    let seen = 0;
    const tells: Bot = {
      id: 'tells',
      decide: (view, choices) => {
        seen = (seen + view.seats.reduce((sum, seat) => sum + seat.handSize, 0) + 1) % 7;
        return choices[seen % choices.length]!;
      },
    };
    expect(findPeeks(tells, 250, 'tells').length).toBeGreaterThan(50);
  });
});
