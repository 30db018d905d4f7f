import { describe, expect, it } from 'vitest';
import '../../../../src/rule-sets/everything';
import { parsePosition } from '../../../../src/coach/drills/position';
import { writtenChoice } from '../../../../src/coach/drills/writtenChoice';
import type { Decision } from '../../../../src/coach/thought';
import { parseTiles } from '../../../../src/engine/notation';
import { dangersOf } from '../../../../src/rule-sets/riichi/apart/mind/dangers';
import { RiichiMind } from '../../../../src/rule-sets/riichi/apart/mind/riichiMind';
import { Weighing } from '../../../../src/rule-sets/riichi/apart/mind/weighing';

const CALM = ':E1m9p/:9sN1p/:1s9mC/:9pW {} {"dora":[27],"shown":[108]}';
/** South has declared riichi with its fourth discard; West has thrown 8m since. */
const AGAINST =
  ':E1m9pF/:9sN1p6s/:1s9mC8m/:9pWF {} {"dora":[27],"paid":1,"riichi":[0,1,0,0],"riichiAt":[0,3,0,0],"shown":[108]}';
const SOUTH = 1;

function decisionOf(text: string): Decision {
  const read = parsePosition('riichi', text);
  if (!read.ok) throw new Error(`${read.error} ${text}`);
  return read.value;
}

function chosen(text: string): string {
  const { view, choices } = decisionOf(text);
  return writtenChoice(view, new RiichiMind().decide(view, choices));
}

describe('the mind of Japanese mahjong', () => {
  it.each([
    ['declares riichi with a good wait', `NE +9m 2345679m45667p88s ${CALM}`, '!riichi:9m'],
    ['keeps what is worth more', `NE +5p 234m556788p5679s9s ${CALM}`, '-9s'],
    ['throws a lone wind before it breaks a shape', `NE +S 2346m4567p3356sSW ${CALM}`, '-W'],
    ['gives up a hand that is far', `NE +P 147m258p369sESWPC ${AGAINST}`, '-9s'],
  ])('%s', (_, text, choice) => {
    expect(chosen(text)).toBe(choice);
  });

  it('goes on against riichi with a hand that is ready and dear', () => {
    expect(chosen(`NE +9p 234567m30467p88s9p ${AGAINST}`)).toBe('!riichi:9p');
  });

  it('says how likely each choice wins, and nothing else by it', () => {
    const { view, choices } = decisionOf(`NE +9m 2345679m45667p88s ${CALM}`);
    const plain = new Weighing(view).all(choices);
    const told = new Weighing(view, { tellsAll: true }).all(choices);
    expect(told.map(({ worth }) => worth)).toEqual(plain.map(({ worth }) => worth));
    for (const { wins, won } of told) {
      expect(wins).toBeGreaterThan(0);
      expect(wins).toBeLessThan(1);
      expect(won / wins).toBeGreaterThan(1000);
    }
  });
});

describe('what each choice leads to', () => {
  it('is the same asked alone, riichi and the quiet discard too', () => {
    const { view, choices } = decisionOf(`NE +9m 2345679m45667p88s ${CALM}`);
    for (const { action, worth } of new Weighing(view).all(choices)) {
      const [alone] = new Weighing(view).all([action]);
      expect(alone?.worth).toBeCloseTo(worth, 9);
    }
  });
});

describe('the danger of a discard', () => {
  const { view } = decisionOf(`NE +P 147m258p369sESWPC ${AGAINST}`);
  const danger = (tile: string): number => {
    const read = parseTiles(tile);
    return dangersOf(view)(SOUTH, read.ok ? read.value[0]! : -1);
  };

  it('is nothing for what a seat has thrown, and what went by since its riichi', () => {
    for (const tile of ['9s', 'N', '1p', '6s', '8m']) expect(danger(tile)).toBe(0);
    expect(danger('7m')).toBeGreaterThan(0);
  });

  it('is less where a wait of two sides would hold a tile that it threw, and for honours', () => {
    expect(danger('3s')).toBeLessThan(danger('3m'));
    expect(danger('4p')).toBeLessThan(danger('6p'));
    expect(danger('E')).toBeLessThan(danger('5m'));
  });
});
