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
  // The hand waits for 5 and 8 Bamboo; after the chow neither 6 Bamboo nor 3 or 9 may be thrown.
  const position = `ES N6s 05m6m5678s [CCC]N[PPP]W:4p7m/:1pF/:W8pP^E/:WFC^E6s ${DATA}`;
  for (const choice of ['57s', '78s']) {
    const { view, action } = choiceOf(position, choice);
    const thrown = new RiichiMind().survey(view, action, newOutlook());
    expect(formatTile(thrown)).not.toBe('6s');
  }
});
