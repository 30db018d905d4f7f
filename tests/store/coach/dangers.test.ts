import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadAdvisor } from '../../../src/coach/advisor';
import { playedDeal } from '../../../src/coach/questions/playedDeal';
import { legalActions } from '../../../src/engine/legalActions';
import type { Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { createDangers, mayWeigh } from '../../../src/store/coach/dangers/dangerStore';
import type { DangerReply, DangerWish } from '../../../src/store/coach/dangers/dangerPort';
import { weigh } from '../../../src/store/coach/dangers/weigh';
import { weigherWith } from '../../../src/store/coach/dangers/weigher';
import { loadCoach } from '../../../src/store/coach/loadCoach';
import { usualGame } from '../../coach/questions/games';
import { withEqualTilesExchanged, withHiddenDealtAnew } from '../../support/hidden';
import { testRandom } from '../../support/randomPlay';
import { settled, startGame, untilAsked } from '../harness';
import type { Harness } from '../harness';

const GAMES = ['hong-kong-old', 'classical'];

beforeAll(() => Promise.all(GAMES.map((rules) => loadAdvisor(usualGame(rules)))));

/** The first figures of the thread for the turn of a deal. */
async function firstFigures(deal: Deal): Promise<DangerReply> {
  const told: DangerReply[] = [];
  const weighed = { view: seatView(deal, deal.turn), choices: legalActions(deal, deal.turn) };
  await weigherWith(loadCoach)(
    { weighed },
    { begin: () => undefined, tell: (reply) => told.push(reply), pause: async () => told.length === 0 },
  );
  return told[0] ?? { dangers: null };
}

describe.each(GAMES)('the danger of the own tiles in %s', (rules) => {
  it('does not change with anything that the seat cannot see', async () => {
    const random = testRandom(`danger ${rules}`);
    let turns = 0;
    for (const deal of playedDeal(usualGame(rules), 'danger')) {
      if (deal.pending?.why !== 'turn' || turns++ % 16 !== 8) continue;
      const figures = await firstFigures(deal);
      expect(figures.dangers?.length).toBeGreaterThan(1);
      const anew = withEqualTilesExchanged(withHiddenDealtAnew(deal, deal.turn, random), random);
      expect(await firstFigures(anew)).toEqual(figures);
    }
    expect(turns).toBeGreaterThan(8);
  });
});

const FOUND: DangerReply = { dangers: [{ kind: 3, chance: 0.1, seats: [], cannot: [], letGo: [], left: 2 }] };

interface Asked {
  readonly wish: DangerWish;
  readonly signal: AbortSignal | undefined;
  readonly hear: (reply: DangerReply) => void;
  readonly fail: () => void;
}

/** A match whose player is asked, with a thread that answers when the test says so. */
function sitDown() {
  const harness = startGame();
  const { game, time } = harness;
  game.getState().startMatch({ rules: 'hong-kong-old', options: {}, opponents: [], text: '' });
  untilTurn(harness);
  const asked: Asked[] = [];
  const thread: Parameters<typeof weigh>[0]['thread'] = {
    ask: ({ asked: wish, hear, fail, signal }) =>
      void asked.push({ wish, hear, signal, fail: () => fail({ why: 'failed', detail: '' }) }),
  };
  const dangers = createDangers((store) =>
    Promise.resolve(weigh({ dangers: store, game, thread, schedule: time.schedule })),
  );
  const toggle = async () => {
    dangers.getState().toggle();
    await settled();
  };
  const note = vi.fn<() => void>();
  game.setState({ noteCoach: note });
  return { ...harness, asked, toggle, note, shown: () => dangers.getState().dangers };
}

/** Lets time pass until the player is to discard. */
function untilTurn(harness: Harness): void {
  for (;;) {
    const { choices, act } = untilAsked(harness);
    if (mayWeigh({ choices })) return;
    const pass = choices.find(({ type }) => type === 'pass') ?? choices[0];
    if (pass) act(pass);
  }
}

describe('asking how dangerous the own tiles are', () => {
  it('shows the figures until the turn is over, and the match keeps that a coach was asked', async () => {
    const { game, asked, toggle, note, shown } = sitDown();
    await toggle();
    expect(shown()).toEqual({ status: 'thinking' });
    const { view, choices } = game.getState();
    expect(asked.map(({ wish }) => wish)).toEqual([{ weighed: { view, choices } }]);
    expect(note).not.toHaveBeenCalled();
    asked[0]?.hear(FOUND);
    expect(shown()).toEqual({ status: 'found', discards: FOUND.dangers });
    expect(note).toHaveBeenCalled();
    const discard = choices.find(({ type }) => type === 'discard');
    if (discard) game.getState().act(discard);
    expect(shown()).toEqual({ status: 'off' });
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  it('again hides them, and once more counts anew', async () => {
    const { asked, toggle, shown } = sitDown();
    await toggle();
    await toggle();
    expect(shown()).toEqual({ status: 'off' });
    expect(asked[0]?.signal?.aborted).toBe(true);
    await toggle();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a game without a coach', ({ hear }: Asked) => hear({ dangers: null })],
    ['a thread that fails', ({ fail }: Asked) => fail()],
  ])('says that nothing is known in %s', async (_, answer) => {
    const { asked, toggle, note, shown } = sitDown();
    await toggle();
    for (const each of asked) answer(each);
    expect(shown()).toEqual({ status: 'none' });
    expect(note).not.toHaveBeenCalled();
  });
});
