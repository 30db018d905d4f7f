import { describe, expect, it } from 'vitest';
import { loadAdvisor } from '../../../src/coach/advisor';
import { makeQuestion } from '../../../src/coach/questions/questions';
import { waitsOf } from '../../../src/coach/questions/waits/makeWaits';
import { waits as waitsQuestions } from '../../../src/coach/questions/waits/waits';
import type { WaitsQuestion } from '../../../src/coach/questions/waits/waitsQuestion';
import { rulesOf } from '../../../src/engine/knownRules';
import { startMatch, startNextDeal } from '../../../src/engine/match';
import { kindsOfText } from '../../../src/engine/notation';
import { waits } from '../../../src/engine/scoring/waits';
import { markedOf } from '../../../src/engine/tileSet';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { games } from '../../../src/rule-sets/registry';
import { unseenKinds } from '../../../src/store/selectors/unseen';
import { usualGame } from './games';

const MADE = 25;

function made(rules: string, seed: string): WaitsQuestion {
  const question = makeQuestion(usualGame(rules), 'waits', seed);
  if (question?.type !== 'waits') throw new Error('There is no such question.');
  return question;
}

/** South with these tiles and nothing laid out, early in a deal. */
function viewWith(rules: string, tiles: string): SeatView {
  const { deal } = startNextDeal(startMatch({ ...usualGame(rules), bits: '0'.repeat(32), text: '' }));
  const view = seatView(deal, 1);
  const { kinds } = rulesOf(view).tiles;
  const hand: number[] = [];
  for (const kind of kindsOfText(tiles))
    hand.push(kinds.findIndex((each, tile) => each === kind && !hand.includes(tile)));
  const counts = view.counts.map((_, kind) => kindsOfText(tiles).filter((each) => each === kind).length);
  return { ...view, hand, counts };
}

describe('what a hand waits for', () => {
  // Old Hong Kong rules, 3 faan needed. `may`: kinds that may be won on from a discard.
  const rows = [
    { tiles: '1112345678999p', waits: '123456789p', may: '123456789p' },
    { tiles: '19m19p19sESWNCFP', waits: '19m19p19sESWNCFP', may: '19m19p19sESWNCFP' },
    { tiles: '123m456m789m55p44s', waits: '5p4s', may: '' },
    { tiles: '123m456p789s23m99s', waits: '14m', may: '' },
    { tiles: '111222333p45p99p', waits: '369p', may: '369p' },
    { tiles: 'CCCFFF123p456p7p', waits: '147p', may: '147p' },
    { tiles: 'CCC123m456p78s99m', waits: '69s', may: '' },
    { tiles: '3334567p123s456s', waits: '258p47p', may: '' },
  ] as const;

  it.each(rows)('$tiles', ({ tiles, waits: wanted, may }) => {
    const found = waitsOf(viewWith('hong-kong-old', tiles));
    const kinds = found?.map(({ kind }) => kind);
    expect(kinds).toEqual([...new Set(kindsOfText(wanted))].toSorted((a, b) => a - b));
    const winning = found?.filter(({ discard }) => discard.mayWin).map(({ kind }) => kind);
    expect(winning).toEqual(kindsOfText(may).toSorted((a, b) => a - b));
  });

  it('is not asked of a hand that is not ready, or that holds every copy of a kind that would complete it', () => {
    expect(waitsOf(viewWith('hong-kong-old', '147m258p369sESWN'))).toBeNull();
    expect(waitsOf(viewWith('hong-kong-old', '5555p123m456m789m'))).toBeNull();
  });
});

describe.each(games().map(({ id }) => id))('hands of %s that wait', (rules) => {
  it('are the same for the same seed, and complete with those kinds and no other', async () => {
    await loadAdvisor(usualGame(rules));
    expect(made(rules, 'a')).toEqual(made(rules, 'a'));
    const sizes = new Set<number>();
    for (let at = 0; at < MADE; at++) {
      const question = made(rules, `waits ${at}`);
      const { view } = question;
      const rule = rulesOf(view);
      const own = view.seats[view.seat]!;
      sizes.add(question.waits.length);
      // The engine's own list of waits, which scores each of them apart.
      const bonus = own.bonus.map((tile) => rule.geometry.tiles[tile]!);
      const marked = markedOf(rule.tiles, [...view.hand, ...own.melds.flatMap(({ tiles }) => tiles)]);
      const river = own.river.map(({ tile }) => rule.tiles.kinds[tile]!);
      const hand = { ...view, round: view.prevailing, melds: own.melds, bonus, marked, river };
      const listed = waits(rule, hand, unseenKinds(view));
      expect(question.waits.map(({ kind }) => kind)).toEqual(listed.map(({ kind }) => kind));
      expect(question.waits.map(({ left }) => left)).toEqual(listed.map(({ left }) => left));
      const totals = question.waits.map(({ discard, selfDrawn }) => [
        discard.mayWin ? discard.sheet!.total : null,
        selfDrawn.mayWin ? selfDrawn.sheet!.total : null,
      ]);
      expect(totals).toEqual(listed.map(({ discard, selfDrawn }) => [discard, selfDrawn]));
    }
    expect(sizes.size).toBeGreaterThan(1);
  });
});

describe('marks', () => {
  it('are right if none is missing, and wrong if one is too many', () => {
    const question: WaitsQuestion = {
      type: 'waits',
      view: viewWith('hong-kong-old', '123m456m789m55p44s'),
      waits: waitsOf(viewWith('hong-kong-old', '123m456m789m55p44s'))!,
    };
    const [dots, bamboo, other] = kindsOfText('5p4s1m') as [number, number, number];
    expect(waitsQuestions.grade(question, { type: 'waits', kinds: [bamboo, dots] })).toBe('right');
    expect(waitsQuestions.grade(question, { type: 'waits', kinds: [dots] })).toBe('partly');
    expect(waitsQuestions.grade(question, { type: 'waits', kinds: [dots, bamboo, other] })).toBe('wrong');
    expect(waitsQuestions.grade(question, { type: 'waits', kinds: [] })).toBe('partly');
  });
});
