import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { aimsOf } from '../../src/bots/aims/aims';
import { bookOf } from '../../src/bots/knownBooks';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike, withChosen } from '../../src/coach/candidates';
import { verdictOn } from '../../src/coach/classes';
import { packetsOf } from '../../src/coach/exchanges';
import { withNow } from '../../src/coach/reasons/now';
import { readHand } from '../../src/coach/reasons/reading';
import type { Distance } from '../../src/coach/reasons/reason';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { canJudge, Thought } from '../../src/coach/thought';
import { rulesOf } from '../../src/engine/knownRules';
import { legalActions } from '../../src/engine/legalActions';
import type { ExchangeAction } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { rig } from '../support/rigged';

const { deal } = rig({ rules: 'american', hands: ['', '2m2m2m4m4m6m6m8p9pESJJ'] });
const view = seatView(deal, 1);
const choices = legalActions(deal, 1);
const advisor = advisorFor(view)!;
const { kinds, wild } = rulesOf(view).tiles;
const isWild = (tile: number) => wild.includes(kinds[tile]!);

describe('tiles to be passed on', () => {
  it('are compared in packets of those that the hand misses least', () => {
    const [offer] = choices as readonly ExchangeAction[];
    const packets = packetsOf(view, offer!, advisor.mind);
    expect(packets.length).toBeGreaterThan(3);
    for (const { tiles } of packets) {
      expect(tiles).toHaveLength(3);
      expect(tiles.some(isWild)).toBe(false);
      // Threes of a number that the hand may become are none of them.
      expect(tiles.filter((tile) => kinds[tile] === 1).length).toBeLessThan(3);
    }
    const alike = packets.filter((one, at) => packets.findIndex((each) => isAlike(view, each, one)) < at);
    expect(alike).toEqual([]);
  });

  it('count what is missing as the hands to aim for do', () => {
    const aims = aimsOf(view, bookOf(view.rules)!.plans).filter(({ lost }) => lost === null);
    const held = readHand(view, null, advisor);
    let costly = 0;
    for (const packet of packetsOf(view, choices[0] as ExchangeAction, advisor.mind)) {
      const { open } = readHand(view, packet, advisor);
      for (const { id, sort, missing } of aims) {
        const better = Math.min(...open.filter(({ target }) => target.id === id).map((each) => each.missing));
        const told = { id, sort, suit: null, missing: { better, other: better + 1 } };
        const { now } = withNow({ code: 'keeps-route', ...told }, held).missing as Distance;
        expect(now ?? better).toBe(missing);
        if (now !== undefined) costly++;
      }
    }
    expect(costly).toBeGreaterThan(0);
  });

  it('are judged, with whatever was chosen among them', () => {
    expect(canJudge(view)).toBe(true);
    const even = view.hand.filter((tile) => kinds[tile] === 1);
    const chosen: ExchangeAction = { type: 'exchange', seat: 1, tiles: even };
    const judged = new Thought({ view, choices: withChosen(choices, chosen) }, advisor);
    const judgement = judged.think('instant');
    const verdict = verdictOn(chosen, { judgement, view, advisor });
    expect(isAlike(view, verdict.judged.action, chosen)).toBe(true);
    expect(verdict.judged.points).toBeLessThan(judgement.choices[0]!.points);
    expect(judgement.choices[0]!.action).not.toHaveProperty('offer');
    const at = judgement.choices.indexOf(verdict.judged);
    expect(reasonsFor({ view, choices }, judgement, at).length).toBeGreaterThan(0);
  });

  it('get the same answer whatever is hidden', () => {
    const other = rig({ rules: 'american', hands: ['1p1p1p', '2m2m2m4m4m6m6m8p9pESJJ'], front: '5s' });
    const [one, two] = [deal, other.deal].map((each) => {
      const seen = seatView(each, 1);
      const thought = new Thought({ view: seen, choices: legalActions(each, 1) }, advisor);
      return thought
        .think('instant')
        .choices.map(({ action, points }) => [
          action.type === 'exchange' ? action.tiles.map((tile) => kinds[tile]) : action.type,
          points,
        ]);
    });
    expect(one).toEqual(two);
  });
});
