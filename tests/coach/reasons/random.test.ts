import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { positionsOf, sortsOf } from '../../../research/reference/positions';
import { advisorFor, hasCoach } from '../../../src/coach/advisor';
import type { Judgement } from '../../../src/coach/judgement';
import { wayToMinimum } from '../../../src/coach/reasons/minimum';
import type { Reason } from '../../../src/coach/reasons/reason';
import { reasonsFor } from '../../../src/coach/reasons/reasons';
import { sampleContext } from '../../../src/coach/reasons/waits';
import { Thought } from '../../../src/coach/thought';
import { rulesOf, ruleSetIds } from '../../../src/engine/knownRules';
import type { MeldShape, TileKind } from '../../../src/engine/types';
import type { SeatView } from '../../../src/engine/view';
import { optionsOf } from '../../support/rigged';

const SEED = 23;
const HANDS = 6;
/** Futures of a card take longer, and its hands have more sorts of decisions; a mind of the game's own thinks longer. */
const FEWER = { card: 1, mind: 2 };

/** Copies of a kind that lie nowhere in sight, counted tile by tile. */
function unseen(view: SeatView, kind: TileKind): number {
  const { kinds } = rulesOf(view).tiles;
  const seen = new Set([
    ...view.hand,
    ...view.seats.flatMap(({ melds, river }) => [
      ...melds.flatMap(({ tiles }) => tiles),
      ...river.map(({ tile }) => tile),
    ]),
  ]);
  return kinds.filter((each, tile) => each === kind && !seen.has(tile)).length;
}

/** Whether this tile wins after a choice, the melds laid and the tile thrown by hand. */
function wins(view: SeatView, { action, thrown }: Judgement['choices'][number], kind: TileKind): boolean {
  const rules = rulesOf(view);
  const { kinds } = rules.tiles;
  const left = [...view.hand];
  const take = (of: TileKind): void =>
    void left.splice(
      left.findIndex((tile) => kinds[tile] === of),
      1,
    );
  const melds: MeldShape[] = [...view.seats[view.seat]!.melds];
  if ('own' in action) {
    const own = action.own.map((tile) => kinds[tile]!);
    const claimed = kinds[view.pending?.tile ?? 0]!;
    own.forEach(take);
    const lowest = action.type === 'chow' ? Math.min(claimed, ...own) : claimed;
    const shown = action.type === 'group' ? { faces: [...own, claimed] } : {};
    melds.push({ type: action.type, kind: lowest, concealed: false, from: 0, ...shown });
  } else if (action.type === 'concealed-kong') {
    for (let count = 0; count < 4; count++) take(action.kind);
    melds.push({ type: 'kong', kind: action.kind, concealed: true, from: null });
  } else if (action.type === 'added-kong') return true;
  if (thrown !== null) take(thrown);
  const counts = Array.from({ length: rules.tiles.size }, (_, each) =>
    left.reduce((count, tile) => count + Number(kinds[tile] === each), each === kind ? 1 : 0),
  );
  if (!rules.isComplete(counts, melds, view.extras)) return false;
  return [true, false].some(
    (taken) => rules.score(sampleContext(rules, view, { counts, melds, tile: kind, taken }))?.legal === true,
  );
}

/** No hand with more tiles missing is told to be kept near; before play every hand is far. */
const FARTHEST = { play: 6, before: 9 };

/** What a reason says, looked up in another way. */
function holds(view: SeatView, { choices, close }: Judgement, reason: Reason): boolean {
  const [better, other] = [choices[reason.better], choices[reason.against]];
  if (!better || !other) return false;
  const live = (tiles: readonly TileKind[]): number =>
    tiles.reduce((sum, kind) => sum + unseen(view, kind), 0);
  const all = [...rulesOf(view).tiles.copies.keys()].filter((kind) => unseen(view, kind) > 0);
  switch (reason.code) {
    case 'ready':
      return (
        reason.live === live(reason.tiles) &&
        all.every((kind) => reason.tiles.includes(kind) === wins(view, better, kind)) &&
        !all.some((kind) => other.action.type !== 'added-kong' && wins(view, other, kind))
      );
    case 'more-waits':
      return (
        reason.live.better === live(reason.tiles) && reason.tiles.every((kind) => wins(view, better, kind))
      );
    case 'last-copies':
      return reason.live === live(reason.tiles) && reason.live <= 1;
    case 'loses-minimum':
      return other.after?.missing === null && better.after?.missing !== null;
    case 'keeps-route':
      return (
        reason.missing.better < reason.missing.other &&
        reason.missing.better <= FARTHEST[view.phase.type === 'before-play' ? 'before' : 'play']
      );
    case 'serves-less':
      return (
        reason.against < close &&
        (reason.missing.better < reason.missing.other || reason.live.better > reason.live.other)
      );
    case 'faster':
      return reason.missing.better < reason.missing.other;
    case 'slower-but-dearer':
      return reason.missing.better > reason.missing.other && reason.points.better > reason.points.other;
    case 'dearer':
    case 'kong-value':
      return reason.points.better > reason.points.other && reason.points.other > 0;
    case 'kong-paid':
      return reason.points > 0;
    case 'likelier':
      return reason.chance.better > reason.chance.other;
    case 'deals-in-less':
      return reason.chance.better < reason.chance.other;
    case 'feeds':
      return (
        view.seats[reason.seat]?.melds.filter(({ concealed }) => !concealed).length === reason.melds &&
        reason.tiles[0] === other.thrown &&
        reason.seat !== view.seat
      );
    case 'safe':
      return reason.tiles[0] === better.thrown && !reason.seats.includes(view.seat);
    case 'breaks-pair':
      return reason.tiles.every((kind) => (view.counts[kind] ?? 0) >= 2);
    case 'no-nearer':
      return better.action.type === 'pass' && 'own' in other.action;
    case 'costs-less':
      return reason.points.better > reason.points.other && rulesOf(view).allHands !== null;
    case 'few-draws':
      return reason.draws === Math.floor(view.wallLeft / view.seats.length);
    default:
      return true;
  }
}

describe.each(ruleSetIds().filter(hasCoach))('reasons in decisions of %s', (rules) => {
  const game = { rules, options: optionsOf(rules) };

  it('are three at most, the weightiest first, each of a fifth at least, and true', () => {
    const hasMind = advisorFor(game)?.learned?.isWhole === true;
    const hands = rulesOf(game).card ? FEWER.card : hasMind ? FEWER.mind : HANDS;
    let told = 0;
    for (let hand = 0; hand < hands; hand++) {
      for (const decision of sortsOf(game).flatMap((sort) =>
        positionsOf({ ...game, seed: SEED, sort }, hand),
      )) {
        const judgement = new Thought(decision, advisorFor(game)!).think('instant');
        const reasons = reasonsFor(decision, judgement);
        expect(reasons.length).toBeLessThanOrEqual(3);
        const weights = reasons.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        expect(reasons.map(({ code }) => code)).not.toEqual(['dealer']);
        const even = reasons.filter(({ code }) => code === 'as-good');
        for (const { against } of even)
          expect(reasons.filter((each) => each.against === against)).toEqual(even);
        for (const reason of reasons) {
          expect(reason.weight).toBeGreaterThanOrEqual(0.2);
          expect([reason, holds(decision.view, judgement, reason)]).toEqual([reason, true]);
        }
        told += reasons.length;
        const way = wayToMinimum(decision.view);
        if (way) expect(way.has).toBeLessThan(way.needs);
      }
    }
    expect(told).toBeGreaterThan(hands / 2);
  });
});
