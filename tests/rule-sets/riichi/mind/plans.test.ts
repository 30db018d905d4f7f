import { describe, expect, it } from 'vitest';
import '../../../../src/rule-sets/everything';
import { newOutlook } from '../../../../src/bots/targets/outlook';
import { advisorFor } from '../../../../src/coach/advisor';
import { parsePosition } from '../../../../src/coach/drills/position';
import { writtenChoice } from '../../../../src/coach/drills/writtenChoice';
import { readHand } from '../../../../src/coach/reasons/reading';
import { formatTile } from '../../../../src/engine/notation';
import { RiichiMind } from '../../../../src/rule-sets/riichi/apart/mind/riichiMind';

const DATA = '{} {"dora":[13],"shown":[55]}';

function choiceOf(position: string, choice: string) {
  const read = parsePosition('riichi', position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  return { view, action: choices.find((each) => writtenChoice(view, each) === choice)! };
}

describe('how far a hand is', () => {
  /** Tiles missing after a choice, of hands that may be won with. */
  function missing(position: string, choice: string): number | null {
    const { view, action } = choiceOf(position, choice);
    return readHand(view, action, advisorFor(view)!).missing;
  }

  it('is told of open hands of simples', () => {
    const position = `ES S2p 35m22p566788s [460s]N:WE9p/:C1pF2p/:WCF/:9pW4s^E ${DATA}`;
    expect(missing(position, 'pass')).toBe(2);
    expect(missing(position, 'pong')).toBe(1);
  });

  it('counts no terminal for them, and no meld that has one', () => {
    const outer = `ES S2p 35m22p567s199s [460s]N:WE9p/:C1pF2p/:WCF/:9pW4s^E ${DATA}`;
    expect(missing(outer, 'pass')).toBe(4);
    const laid = `ES S2p 35m22p566788s [798s]N:WE9p/:C1pF2p/:WCF/:9pW7s^E ${DATA}`;
    expect(missing(laid, 'pong')).toBeGreaterThan(2);
  });
});

it('after a claim the tile goes that is worth least, and never one that may not be thrown', () => {
  const thrownAfter = (position: string, choice: string): string => {
    const { view, action } = choiceOf(position, choice);
    return formatTile(new RiichiMind().survey(view, action, newOutlook()));
  };
  // The hand waits for 5 and 8 Bamboo; with 5 and 6 Characters neither 7 nor 4 may be thrown.
  const waiting = `ES N7m 67m5678s0m [CCC]N[PPP]W:4p7m/:1pF/:W8pP^E/:WFC^E7m ${DATA}`;
  expect(['5s', '8s']).toContain(thrownAfter(waiting, '60m'));
  // 4 Dots are spare beside the pair and 3 and 5 Characters.
  const simples = `ES N4s 35m224p56667880s :WE9p/:C1pF/:WCF/:9pW4s ${DATA}`;
  expect(thrownAfter(simples, '56s')).toBe('4p');
});
