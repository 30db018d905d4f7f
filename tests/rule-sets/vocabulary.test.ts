import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/engine/options';
import type { OptionSpecs } from '../../src/engine/optionSpec';
import { ruleSetOf, rulesOf } from '../../src/engine/knownRules';
import { startNextDeal } from '../../src/engine/match';
import { refusalOf } from '../../src/engine/refusing';
import { parseWin } from '../../src/engine/scoring/winRequest';
import type { Options } from '../../src/engine/types';
import { addTable } from '../../src/store/selectors/knownTables';
import { exampleRequest } from '../support/exampleRequest';
import { gameParts } from '../support/gameParts';
import { MetIds } from '../support/metIds';
import { playRandomDeal, randomMatch, testRandom } from '../support/randomPlay';

/** Meets what random play under random options names. */
function meetPlay(met: MetIds, rules: string): void {
  for (let at = 0; at < 12; at++) {
    const label = `words ${rules} ${at}`;
    const match = randomMatch(rules, label);
    const { deal, events } = startNextDeal(match);
    for (const event of events) met.event(event);
    const over = playRandomDeal(deal, testRandom(label), (step) =>
      step.events.forEach((event) => met.event(event)),
    );
    met.deal(over);
    const { progress, scores } = match;
    if (progress) met.closing({ ...match, closing: rulesOf(match).closing?.(progress, over, scores) ?? [] });
  }
}

/** The defaults, and besides them the least and the most of every option that is a number. */
function extremesOf(specs: OptionSpecs): Options[] {
  const defaults = defaultOptions(specs);
  const ends = Object.entries(specs).flatMap(([id, spec]) => {
    if (spec.type !== 'number') return [];
    const values = spec.values ?? [spec.min, spec.max];
    return [Math.min(...values), Math.max(...values)].map((value) => ({ ...defaults, [id]: value }));
  });
  return [defaults, ...ends];
}

/** Meets what scoring and refusing the example hands names, under these options. */
function meetExamples(met: MetIds, { id, book }: (typeof gameParts)[number], options: Options): void {
  const { resolve } = ruleSetOf(id);
  for (const example of Object.values(book.examples)) {
    const rules = resolve({ ...options, ...example.options });
    const win = parseWin(rules, exampleRequest(example));
    if (!win.ok) throw new Error(win.error);
    const [sheet, refusal] = [rules.score(win.value), refusalOf(rules, win.value)];
    if (sheet) met.sheet(sheet);
    if (refusal) met.refusal(refusal.code);
  }
}

describe.each(gameParts)('the words of $id', (game) => {
  const met = new MetIds();
  addTable(game.id, game.table);
  meetPlay(met, game.id);
  for (const options of extremesOf(ruleSetOf(game.id).options)) meetExamples(met, game, options);

  it.each(Object.entries(game.words))('name all that play and scoring give, in %s', (_language, words) => {
    expect(met.missing(words)).toEqual([]);
  });

  it.each(Object.entries(game.words))('miss what nobody named, in %s', (_language, words) => {
    const [first = ''] = Object.keys(game.book.examples);
    const { [first]: item, ...items } = words.items;
    expect(item).toBeDefined();
    expect(met.missing({ ...words, items })).toEqual([`items:${first}`]);
  });
});
