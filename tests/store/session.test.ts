import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { queueSource } from '../../src/engine/source';
import {
  beginDeal,
  botRequest,
  choose,
  dealtWall,
  newMatch,
  startedMatch,
} from '../../src/store/match/session';

const BITS = '0123456789abcdef'.repeat(2);
const config = { rules: 'hong-kong-old', options: {}, opponents: [], text: 'tea' };

describe('a match that is begun', () => {
  it('has all options, and everybody seated once', () => {
    const { match, players, human, ...rest } = newMatch({ ...config, options: { minimumFaan: 1 } }, BITS);
    expect(match.options).toMatchObject({ minimumFaan: 1, bonusTiles: true });
    expect(players[human]).toEqual({ person: 'you', bot: null });
    expect(players.filter(({ bot }) => bot === null)).toHaveLength(1);
    expect(new Set(players.map(({ person }) => person)).size).toBe(4);
    expect(rest).toMatchObject({ hands: [], sheet: [], coached: false, practice: false });
  });

  it('is practice where that is asked for, but never one that others play too', () => {
    expect(newMatch({ ...config, practice: true }, BITS).practice).toBe(true);
    expect(newMatch({ ...config, practice: true, bits: BITS }, BITS).practice).toBe(false);
  });

  it('is none of a game or an option that nobody knows', () => {
    expect(() => newMatch({ ...config, rules: 'nowhere' }, BITS)).toThrow('no rule set called "nowhere"');
    expect(() => newMatch({ ...config, options: { minimumFaan: 99 } }, BITS)).toThrow('minimumFaan');
  });

  it('has its first deal from its own wall, or from the one that was kept', () => {
    const { seated, step } = startedMatch(config, BITS);
    const wall = dealtWall(step.session);
    expect(beginDeal(seated, wall).session.deal).toEqual(step.session.deal);
    const other = dealtWall(startedMatch(config, 'ff'.repeat(16)).step.session);
    expect(beginDeal(seated, other).session.dealt).not.toEqual(step.session.dealt);
    expect(dealtWall(beginDeal(seated, other).session)).toEqual(other);
  });

  it('has no deal once it is over, and no wall where none was dealt from', () => {
    const { seated, step } = startedMatch(config, BITS);
    const over = { ...seated, match: { ...seated.match, progress: null } };
    expect(() => beginDeal(over, dealtWall(step.session))).toThrow('The match is over');
    const source = queueSource([[], [], [], []]);
    expect(() => dealtWall({ deal: { ...step.session.deal, source } })).toThrow('not dealt from a wall');
  });
});

describe('a choice', () => {
  it('that is refused changes nothing; one that is made is kept with what happened', () => {
    const { session } = startedMatch(config, BITS).step;
    expect(choose(session, { type: 'win', seat: 3 })).toBeNull();
    const [tile] = session.deal.seats[0]!.hand;
    const step = choose(session, { type: 'discard', seat: 0, tile: tile! })!;
    expect(step.session.choices).toEqual([{ type: 'discard', seat: 0, tile }]);
    expect(step.session.events).toEqual([...session.events, ...step.events]);
    expect(step.events[0]).toMatchObject({ type: 'discard', seat: 0, tile });
  });

  it('is asked of bots alone', () => {
    const { session } = startedMatch(config, BITS).step;
    const own = session.human;
    const asked = [0, 1, 2, 3].map((seat) => {
      try {
        return botRequest(session, seat).player;
      } catch (error) {
        return String(error);
      }
    });
    expect(asked).toContain(`Error: Player ${own} is no bot.`);
    expect(new Set(asked.filter((player) => typeof player === 'number'))).toEqual(
      new Set([0, 1, 2, 3].filter((player) => player !== own)),
    );
  });
});
