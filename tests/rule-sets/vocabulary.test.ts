import { describe, expect, it } from 'vitest';
import { defaultOptions, parseOptions } from '../../src/engine/options';
import { ruleSetOf } from '../../src/engine/knownRules';
import { startNextDeal } from '../../src/engine/match';
import { parseWin } from '../../src/engine/scoring/winRequest';
import type { ScoreSheet } from '../../src/engine/sheet';
import type { Deal, Options } from '../../src/engine/types';
import type { GameWords } from '../../src/ui/text/gameWords';
import { gameParts } from '../support/gameParts';
import { playRandomDeal, randomMatch, testRandom } from '../support/randomPlay';

/** An id that the engine gave, and the part of the words that must name it. */
type Met = readonly [part: keyof GameWords, id: string];

const sheetIds = (sheet: ScoreSheet): Met[] => [
  ...sheet.lines.flatMap(({ id, unit }): Met[] => [
    ['items', id],
    ['units', unit],
  ]),
  ...sheet.omitted.map(({ code }): Met => ['omissions', code]),
  ...sheet.steps.flatMap(({ id, unit }): Met[] => [
    ['steps', id],
    ['units', unit],
  ]),
  ...sheet.headline.map(({ unit }): Met => ['units', unit]),
];

const dealIds = ({ sheets, ledger }: Deal): Met[] => [
  ...sheets.flatMap((sheet) => (sheet ? sheetIds(sheet) : [])),
  ...ledger.flatMap(({ reason, factors }): Met[] => [
    ['reasons', reason],
    ...factors.map(({ id }): Met => ['factors', id]),
  ]),
];

/** What random play under random options names. */
function idsOfPlay(rules: string): Met[] {
  return Array.from({ length: 12 }, (_, at) => {
    const label = `words ${rules} ${at}`;
    const { deal } = startNextDeal(randomMatch(rules, label));
    return dealIds(playRandomDeal(deal, testRandom(label), () => undefined));
  }).flat();
}

/** What scoring and refusing the example hands names, under these options. */
function idsOfExamples({ id, book }: (typeof gameParts)[number], options: Options): Met[] {
  const { resolve } = ruleSetOf(id);
  return book.examples.flatMap(
    ({ hand, seat = 'S', by = 'discard', from = 'W', situation, options: own }) => {
      const rules = resolve({ ...options, ...own });
      const sides = by === 'discard' || by === 'robbed-kong' ? { from } : {};
      const request = { hand, seat, by, ...sides, situation: situation ? [situation] : [] };
      const win = parseWin(rules, request);
      if (!win.ok) throw new Error(win.error);
      const [sheet, refusal] = [rules.score(win.value), rules.refusal(win.value)];
      return [...(sheet ? sheetIds(sheet) : []), ...(refusal ? [['refusals', refusal.code] as const] : [])];
    },
  );
}

const nameless = (words: GameWords, met: readonly Met[]) => [
  ...new Set(met.filter(([part, id]) => !Object.hasOwn(words[part], id)).map((each) => each.join(': '))),
];

describe.each(gameParts)('the words of $id', (game) => {
  const { options: specs } = ruleSetOf(game.id);
  const hard = parseOptions(specs, 'minimumFaan' in specs ? { minimumFaan: 8 } : {});
  const met = [
    ...idsOfPlay(game.id),
    ...idsOfExamples(game, defaultOptions(specs)),
    ...idsOfExamples(game, hard.ok ? hard.value : {}),
  ];

  it.each(Object.entries(game.words))('name all that play and scoring give, in %s', (_language, words) => {
    expect(met.length).toBeGreaterThan(0);
    expect(nameless(words, met)).toEqual([]);
  });

  it.each(Object.entries(game.words))('miss what nobody named, in %s', (_language, words) => {
    const [, item] = met.find(([part]) => part === 'items') ?? ['items', ''];
    const { [item]: _, ...others } = words.items;
    expect(nameless({ ...words, items: others }, met)).toEqual([`items: ${item}`]);
  });
});
