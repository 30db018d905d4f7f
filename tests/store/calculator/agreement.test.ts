import { describe, expect, test } from 'vitest';
import { standardBot } from '../../../src/bots/levels';
import { findBot } from '../../../src/bots/registry';
import { simulateMatches } from '../../../src/cli/simulate';
import { ruleSetOf, rulesOf } from '../../../src/engine/knownRules';
import { formatTiles } from '../../../src/engine/notation';
import { defaultOptions } from '../../../src/engine/options';
import { impossibleWin } from '../../../src/engine/scoring/impossible';
import { inOrder } from '../../../src/engine/meldKinds';
import { JOKER } from '../../../src/engine/tiles';
import type { Deal, ScoreSheet, Win } from '../../../src/engine/types';
import { readDraft, writeDraft } from '../../../src/store/calculator/draftText';
import { judge } from '../../../src/store/calculator/judge';
import { otherReadings } from '../../../src/store/calculator/readings';
import { draftOfWin } from '../../../src/store/calculator/wonDraft';
import { compareCalculators } from '../../verify/calculatorAgreement';

describe('the calculator of the page', () => {
  test.each(['hong-kong-old', 'hong-kong-common', 'taisen', 'classical'] as const)(
    'says of hands of %s, tile by tile, what the command says',
    (game) => {
      const { differences, taps } = compareCalculators(game, 400, 5);
      expect(differences).toBe(0);
      expect(taps.length).toBeGreaterThan(100);
      expect(taps.toSorted((a, b) => a - b)[taps.length >> 1]).toBeLessThanOrEqual(25);
    },
  );
});

/** Hands that bots won, by what they held. */
function playedWins(rules: string, hands: number): { deal: Deal; win: Win }[] {
  const bot = findBot(standardBot(rules));
  if (!bot) throw new Error('There is no standard bot.');
  const wins: { deal: Deal; win: Win }[] = [];
  simulateMatches(
    {
      rules,
      options: defaultOptions(ruleSetOf(rules).options),
      hands,
      seed: 3,
      bots: Array(4).fill(bot),
    },
    ({ deal }) => wins.push(...deal.wins.map((win) => ({ deal, win }))),
  );
  return wins;
}

/** A sheet whose groups have their tiles as they are written: who claims a discard puts it beside the own ones. */
function written(sheet: ScoreSheet): ScoreSheet {
  const groups = sheet.groups.map((group) =>
    group.meld === null ? group : { ...group, kinds: inOrder(group.kinds, [JOKER]) },
  );
  return { ...sheet, groups };
}

describe('a hand that was won', () => {
  test.each([
    ['hong-kong-old', 60],
    ['hong-kong-common', 60],
    ['taisen', 60],
    ['classical', 60],
    ['american', 16],
  ])('is worth in the calculator what it was worth at a table of %s', (rules, hands) => {
    const wins = playedWins(rules, hands);
    expect(wins.length).toBeGreaterThan(hands / 6);
    for (const { deal, win } of wins) {
      const draft = draftOfWin(deal, win);
      if (!draft) throw new Error('The calculator cannot take the hand.');
      const judged = judge(draft);
      expect(impossibleWin(rulesOf(draft), win.context)).toBeNull();
      expect(judged.type === 'won' && written(judged.sheet)).toEqual(written(win.sheet));
      expect(readDraft(writeDraft(draft))).toEqual(draft);
    }
  });
});

describe('other readings', () => {
  /** What else a self-drawn hand could be read as, best first. */
  const others = (rules: string, hand: string): string[] => {
    const draft = readDraft({
      rules,
      options: {},
      seat: 'S',
      round: 'E',
      by: 'wall',
      from: 'E',
      situation: [],
      hands: rules === 'classical' ? [hand, '', '', ''] : [hand],
    });
    const judged = draft && judge(draft);
    if (judged?.type !== 'won' && judged?.type !== 'below') throw new Error('The hand does not win.');
    return otherReadings(draft!, judged.sheet).map(({ groups, headline }) => {
      const tiles = groups.map(({ kinds }) => formatTiles(kinds)).join(' ');
      return `${tiles} = ${headline.map(({ value }) => value).join()}`;
    });
  };

  test.each([
    ['hong-kong-old', '111222333m5p[789s]+5p', ['789s 123m 123m 123m 55p = 1']],
    ['classical', '111222333m5p[789s]+5p', ['789s 123m 123m 123m 55p = 22']],
    [
      'hong-kong-old',
      '1122334455667p+7p',
      ['234p 234p 567p 567p 11p = 9', '123p 123p 567p 567p 44p = 9', '123p 123p 456p 456p 77p = 9'],
    ],
    ['taisen', '111222333m5p[789s]+5p', []],
    ['hong-kong-old', '123456789m5p[789s]+5p', []],
  ])('of %s, %s', (rules, hand, expected) => {
    expect(others(rules, hand)).toEqual(expected);
  });
});
