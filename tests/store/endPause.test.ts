import { describe, expect, it } from 'vitest';
import { apply } from '../../src/engine/apply';
import { delaysOf } from '../../src/store/match/pace';
import type { Pace } from '../../src/store/match/pace';
import { TurnLoop } from '../../src/store/match/turnLoop';
import { dealFixture, players } from '../ui/fixtures';
import { claimTable } from '../ui/scenes';
import { FakeTime } from './harness';

/** The pause between a hand that so many have won and its result, in milliseconds; none where nothing is waited for. */
function pauseAfter(winners: number, pace: Pace): number | undefined {
  const { match, deal } = dealFixture(claimTable);
  const won = apply(deal, { type: 'win', seat: 1 });
  if (!won.ok) throw new Error(won.code);
  const win = won.events.filter(({ type }) => type === 'win');
  const seated = {
    match,
    players,
    human: 1,
    throws: [],
    hands: [],
    sheet: [],
    coached: false,
    practice: false,
  };
  const session = { ...seated, deal: won.deal, dealt: [], events: [], choices: [] };
  const time = new FakeTime();
  const none = () => undefined;
  const ports = {
    schedule: time.schedule,
    pace: () => pace,
    isPaused: () => false,
    keep: none,
    show: none,
    ended: none,
  };
  const bots = { ask: none };
  const loop = new TurnLoop(
    { ...ports, bots, faults: none },
    { session, events: Array.from({ length: winners }, () => win).flat() },
  );
  loop.resume();
  return time.delays[0];
}

describe('the pause before the result', () => {
  it('lasts as long as a win is shown, longer for each further winner', () => {
    const { end, another } = delaysOf('normal');
    expect([0, 1, 2, 3].map((winners) => pauseAfter(winners, 'normal'))).toEqual([
      end,
      end,
      end + another,
      end + 2 * another,
    ]);
  });

  it('is none at the instant pace', () => {
    expect(pauseAfter(2, 'instant')).toBe(undefined);
  });
});
