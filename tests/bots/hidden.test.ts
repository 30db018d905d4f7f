import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { botCalled, botIds, styledBotIds } from '../../src/bots/registry';
import { looksAhead } from '../support/styledBots';
import { findPeeks } from '../verify/hidden';

/** A bot that looks ahead is asked less often, and a style changes numbers only. */
function positionsFor(id: string): number {
  const isStyled = id.includes('+');
  if (looksAhead(id)) return isStyled ? 3 : 15;
  return isStyled ? 10 : 75;
}

describe('bots decide by what their seat may see', () => {
  test.each([...botIds(), ...styledBotIds()])('%s: nothing hidden changes a decision', (id) => {
    expect(findPeeks(botCalled(id), { positions: positionsFor(id), label: `test ${id}` })).toEqual([]);
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
    expect(findPeeks(byIds, { positions: 250, label: 'by ids' }).length).toBeGreaterThan(50);
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
    expect(findPeeks(tells, { positions: 250, label: 'tells' }).length).toBeGreaterThan(50);
  });
});
