import { expect, it } from 'vitest';
import '../../../../src/rule-sets/everything';
import { parsePosition } from '../../../../src/coach/drills/position';
import { writtenChoice } from '../../../../src/coach/drills/writtenChoice';
import { Weighing } from '../../../../src/rule-sets/riichi/apart/mind/weighing';

/** What a choice is worth, asked alone. */
function worthOf(position: string, choice: string): number {
  const read = parsePosition('riichi', position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const action = choices.find((each) => writtenChoice(view, each) === choice);
  if (!action) throw new Error(`${choice}: ${choices.map((each) => writtenChoice(view, each)).join()}`);
  return new Weighing(view).all([action])[0]!.worth;
}

const DATA = '{} {"dora":[13],"shown":[55]}';

it('a red five counts once, in the meld or in the hand', () => {
  const position = `ES N4s 35m224p56667880s :WE9p/:C1pF/:WCF/:9pW4s ${DATA}`;
  expect(worthOf(position, '60s')).toBeCloseTo(worthOf(position, '56s'), 6);
});

it('a red five that is claimed for a kong counts as one that is held', () => {
  const river = `:WE9p/:C1pF/:WCF/:9pW`;
  const held = worthOf(`ES N5s 359m224p6788550s ${river}5s ${DATA}`, 'kong:550s');
  expect(worthOf(`ES N0s 359m224p6788555s ${river}0s ${DATA}`, 'kong')).toBeCloseTo(held, 6);
});

it('a red five that is thrown beside a plain one is worth less', () => {
  const position = `NE +5p 1236678m456p223s0p :7m5m4m/:3s7p3s/:1sS7m/:6s9s9s {} {"dora":[16],"shown":[66]}`;
  expect(worthOf(position, '-5p')).toBeGreaterThan(worthOf(position, '-0p') + 100);
});
