import { beforeAll, describe, expect, it } from 'vitest';
import { loadAdvisor } from '../../../src/coach/advisor';
import { DangerCount } from '../../../src/coach/questions/safest/dangers';
import { makeQuestion } from '../../../src/coach/questions/questions';
import { playedDeal } from '../../../src/coach/questions/playedDeal';
import { safest } from '../../../src/coach/questions/safest/safest';
import type { SafestQuestion } from '../../../src/coach/questions/safest/safestQuestion';
import { EVEN } from '../../../src/bots/beliefs/beliefs';
import { advance } from '../../../src/engine/advance';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { stream } from '../../../src/engine/random';
import { copyDeal } from '../../../src/engine/state';
import type { Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { usualGame } from './games';

const GAMES = ['hong-kong-old', 'hong-kong-common', 'classical'];
const MADE = 2;
/** Three of four real hands win where imagined ones do, and few where none does. */
const ODDS = { slope: 0.8, byMelds: [1, 1, 1, 1] };

beforeAll(() => Promise.all(GAMES.map((rules) => loadAdvisor(usualGame(rules)))));

function made(rules: string, seed: string): SafestQuestion {
  const question = makeQuestion(usualGame(rules), 'safest', seed);
  if (question?.type !== 'safest') throw new Error('There is no such question.');
  return question;
}

/** Turns of a deal that bots play. */
function* turns(rules: string, seed: string): Generator<Deal> {
  for (const deal of playedDeal(usualGame(rules), seed)) if (deal.pending?.why === 'turn') yield deal;
}

describe.each(GAMES)('discards of %s', (rules) => {
  it('are told from what the seat sees, safest first, with a clear gap to all that are not as safe', () => {
    for (let at = 0; at < MADE; at++) {
      const { view, dangers, safe, choices } = made(rules, `safest ${at}`);
      const chances = dangers.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      expect(choices.some(({ type }) => type === 'win')).toBe(false);
      expect(safe).toBeGreaterThan(0);
      expect(safe * 2).toBeLessThan(dangers.length);
      expect(chances[safe]! - chances[safe - 1]!).toBeGreaterThan(0.015);
      expect(chances.at(-1)).toBeGreaterThanOrEqual(0.08);
      expect(view.seats.filter(({ open }) => open !== null)).toEqual([]);
      const { kinds } = rulesOf(view).tiles;
      const discards = choices.flatMap((each) => (each.type === 'discard' ? [kinds[each.tile]!] : []));
      expect(new Set(dangers.map(({ kind }) => kind))).toEqual(new Set(discards));
      for (const { seats, cannot, letGo, chance } of dangers) {
        const named = seats.map(({ seat }) => seat);
        expect(named.filter((seat) => cannot.includes(seat) || letGo.includes(seat))).toEqual([]);
        const sum = seats.reduce((total, each) => total + each.chance, 0);
        expect(sum).toBeGreaterThanOrEqual(chance - 1e-9);
      }
    }
  });
});

describe('a danger', () => {
  /** In a deal in which nothing is hidden: whether the engine offers a win on the discard. */
  function isWonOn(deal: Deal, tile: number): boolean {
    const after = copyDeal(deal);
    const action = legalActions(after, after.turn).find(
      (each) => each.type === 'discard' && each.tile === tile,
    );
    if (!action) throw new Error('That cannot be discarded.');
    advance(after, action, []);
    return [...after.seats.keys()].some(
      (seat) =>
        after.pending?.why === 'discard' && legalActions(after, seat).some(({ type }) => type === 'win'),
    );
  }

  it('is certain or none where all hands lie open, as the engine has it', () => {
    let dangerous = 0;
    for (let at = 0; at < 12; at++) {
      for (const deal of turns('hong-kong-old', `open ${at}`)) {
        if (deal.seats.every(({ melds }) => melds.length < 3)) continue;
        const open = copyDeal(deal);
        for (const seat of open.seats) seat.open = true;
        const view = seatView(open, open.turn);
        const { kinds } = rulesOf(view).tiles;
        const tiles = [...new Map(view.hand.map((tile) => [kinds[tile], tile])).values()];
        const count = new DangerCount(view, tiles, { beliefs: EVEN, dealIn: ODDS });
        count.imagine(1, stream('x', `${at}`));
        for (const { kind, chance } of count.dangers()) {
          const tile = tiles.find((each) => kinds[each] === kind)!;
          const before = deal.seats[(deal.turn + 3) % 4]!.river.at(-1);
          if (before && kinds[before.tile] === kind) continue;
          const isWon = isWonOn(deal, tile);
          dangerous += Number(isWon);
          expect(chance).toBe(Number(isWon));
        }
      }
    }
    expect(dangerous).toBeGreaterThan(3);
  });
});

describe('a position', () => {
  it('is the same for the same seed', () => {
    expect(made('hong-kong-old', 'safest 1')).toEqual(made('hong-kong-old', 'safest 1'));
  });

  it('is answered by a discard as safe as the safest', () => {
    const question = made('classical', 'safest 2');
    const { dangers, safe } = question;
    expect(dangers.map(({ kind }) => safest.grade(question, { type: 'safest', kind }))).toEqual(
      dangers.map((_, at) => (at < safe ? 'right' : 'wrong')),
    );
  });
});
