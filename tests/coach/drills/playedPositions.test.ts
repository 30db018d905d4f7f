import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { canImagine } from '../../../src/bots/rollouts/imagine';
import { formatPosition, parsePosition } from '../../../src/coach/drills/position';
import { readChoice, writtenChoice } from '../../../src/coach/drills/writtenChoice';
import { positionWords } from '../../../src/coach/positionWords';
import { exchangesOf, leavesChoice } from '../../../src/engine/exchange';
import { ruleSetIds, rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { startNextDeal } from '../../../src/engine/match';
import { hasSeat } from '../../../src/engine/state';
import type { Action } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';
import '../../support/toys/loaded';

const DEALS = 8;
/** Of the decisions of a deal one in so many is looked at. */
const ONE_IN = 3;

/** Choices as texts: an offer with all that it says. */
function written(view: SeatView, choices: readonly Action[]): string[] {
  const { faces } = rulesOf(view).tiles;
  const texts = choices.map((each) => {
    if (each.type !== 'exchange' || !each.offer) return writtenChoice(view, each);
    const { from, ...others } = each.offer;
    return JSON.stringify([from.map((tile) => faces[tile]!).toSorted((x, y) => x - y), others]);
  });
  return [...new Set(texts)].toSorted();
}

/** Every choice; of an offer some of the exchanges that it stands for. */
function named(view: SeatView, choices: readonly Action[]): readonly Action[] {
  const { faces } = rulesOf(view).tiles;
  return choices.flatMap((choice): readonly Action[] => {
    if (choice.type !== 'exchange' || !choice.offer) return [choice];
    const { seat } = choice;
    return exchangesOf(choice.offer, faces)
      .filter((_, at) => at % 41 === 0)
      .map((tiles) => ({ type: 'exchange', seat, tiles }));
  });
}

describe.each(ruleSetIds())('positions of %s as text', (rules) => {
  it('are read back as the seat sees them, with the same choices', () => {
    let kept = 0;
    const lots = testRandom(`looked at:${rules}`);
    for (let at = 0; at < DEALS; at++) {
      const { deal } = startNextDeal(randomMatch(rules, `drill:${rules}:${at}`));
      playRandomDeal(deal, testRandom(`drill:${rules}:${at}`), ({ before }) => {
        for (let seat = 0; seat < before.seats.length; seat++) {
          if (!before.pending || !hasSeat(before.pending.waiting, seat)) continue;
          const view = seatView(before, seat);
          const choices = legalActions(before, seat);
          if (!canImagine(view) || !leavesChoice(choices) || lots.below(ONE_IN) > 0) continue;
          const text = formatPosition(view);
          if (!text.ok) throw new Error(text.error);
          kept++;
          const read = parsePosition(rules, text.value);
          if (!read.ok) throw new Error(read.error);
          expect(positionWords(read.value.view, 'x')).toEqual(positionWords(view, 'x'));
          expect(written(read.value.view, read.value.choices)).toEqual(written(view, choices));
          const { view: again, choices: same } = read.value;
          for (const each of named(view, choices).map((choice) => writtenChoice(view, choice))) {
            const found = readChoice(again, same, each);
            expect(found && writtenChoice(again, found)).toBe(each);
          }
          expect(formatPosition(read.value.view)).toEqual(text);
        }
      });
    }
    expect(kept).toBeGreaterThan(100);
  });
});
