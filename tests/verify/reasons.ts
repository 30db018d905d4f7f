import { positionsOf, sortsOf } from '../../research/reference/positions';
import type { Found } from '../../research/reference/positions';
import { advisorFor, hasCoach, loadAdvisor } from '../../src/coach/advisor';
import { wayToMinimum } from '../../src/coach/reasons/minimum';
import { formatPosition } from '../../src/coach/drills/position';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { Thought } from '../../src/coach/thought';
import type { Depth, JudgedChoice } from '../../src/coach/judgement';
import { formatTile } from '../../src/engine/notation';
import { findRuleSet, ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { defaultOptions } from '../../src/engine/options';
import type { RuleSetId, TileId } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import { plainText } from '../../src/ui/text/sentenceParts';
import { words as reasonsEn } from '../../src/ui/languages/en/reasons';
import { words as reasonsZhHantHK } from '../../src/ui/languages/zh-Hant-HK/reasons';
import { sentenceOf } from '../../src/ui/coach/reasons/told';
import type { SentenceWords } from '../../src/ui/coach/reasons/told';
import { gameParts } from '../support/gameParts';
import { words as en } from '../../src/ui/languages/en/app';
import { words as zhHantHK } from '../../src/ui/languages/zh-Hant-HK/app';

const PERSONS = ['you', 'mei', 'wing', 'chiu'] as const;

const LANGUAGES = {
  en: { text: en, reasons: reasonsEn },
  'zh-Hant-HK': { text: zhHantHK, reasons: reasonsZhHantHK },
} as const;
type Language = keyof typeof LANGUAGES;

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** What is printed. */
export interface Printed {
  /** Null: every game that the coach knows. */
  readonly game: RuleSetId | null;
  readonly seed: number;
  readonly language: Language;
  /** Decisions. */
  readonly count: number;
  readonly depth: Depth;
}

/**
 * Prints decisions as they come in play, drawn by lot, as many discards as claims: the table as the player sees it, the coach's first
 * choice with its sentences, and the other choices. To be read and judged by somebody who plays.
 */
export async function printReasons({ game: only, seed, language, count, depth }: Printed): Promise<void> {
  const games = only === null ? ruleSetIds().filter(hasCoach) : [only];
  const sorts = games.flatMap((rules) => sortsOf(usual(rules)).map((sort) => ({ rules, sort })));
  const shares = sorts.map((_, at) => Math.floor(((at + 1) * count) / sorts.length));
  let printed = 0;
  for (const [at, { rules, sort }] of sorts.entries()) {
    const wanted = { ...usual(rules), seed, sort };
    await loadAdvisor(wanted);
    const game = gameParts.find(({ id }) => id === rules)?.words[language];
    if (!game) throw new Error(`There are no words for "${rules}".`);
    const words: SentenceWords = { ...LANGUAGES[language], game };
    for (let hand = 0; printed < shares[at]!; hand++)
      for (const decision of positionsOf(wanted, hand))
        if (printed < shares[at]!) print(printed++, { decision, depth }, words);
  }
}

function usual(rules: RuleSetId) {
  return { rules, options: defaultOptions(findRuleSet(rules)!.options) };
}

function print(
  at: number,
  { decision, depth }: { readonly decision: Found; readonly depth: Depth },
  words: SentenceWords,
): void {
  const { view } = decision;
  const advisor = advisorFor(view);
  if (!advisor) return;
  const judgement = new Thought(decision, advisor).think(depth);
  const position = formatPosition(view);
  const { text, game, reasons } = words;
  const names = { name: text.tile, between: reasons.betweenTiles };
  const personAt = (seat: number) => PERSONS[(seat - view.seat + 4) % 4] ?? 'you';
  const reasoned = { view, choices: judgement.choices, personAt };
  const way = wayToMinimum(view);
  const amount = (value: number) => game.units[way?.unit ?? '']?.amount(value) ?? `${value}`;
  const told = way
    ? [
        plainText(
          reasons.minimum(way, amount, (id) => game.items[id] ?? null),
          names,
        ),
      ]
    : [];
  const lines = [
    `#${at} ${view.rules}, ${tableOf(view)}`,
    ...(position.ok ? [`   position ${position.value}`] : []),
    ...told.map((line) => `  MINIMUM ${line}`),
    ...reasonsFor(decision, judgement).map(
      (reason) => `  > (${reason.code}) ${plainText(sentenceOf(reason, reasoned, words), names)}`,
    ),
    ...judgement.choices.slice(0, 6).map((choice, place) => choiceOf(view, choice, place < judgement.close)),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function tableOf(view: SeatView): string {
  const { faces } = rulesOf(view).tiles;
  const text = (tiles: readonly TileId[]): string =>
    tiles
      .map((tile) => faces[tile] ?? 0)
      .toSorted((a, b) => a - b)
      .map((kind) => formatTile(kind))
      .join('');
  const { pending, drawn } = view;
  const asked =
    pending?.tile === null || pending?.tile === undefined
      ? ''
      : `${pending.why} ${text([pending.tile])} from ${pending.from}`;
  const seats = view.seats.map(
    ({ melds, bonus, river }, seat) =>
      `   ${seat === view.seat ? '*' : ' '}${seat}: ${melds.map((meld) => `${meld.type}[${text(meld.tiles)}]`).join(' ')} bonus ${text(bonus)} river ${river
        .map(({ tile, claimedBy }) => formatTile(faces[tile] ?? 0) + (claimedBy === null ? '' : '^'))
        .join(' ')}`,
  );
  const open = view.shown.length === 0 ? '' : ` | shown ${text(view.shown)}`;
  return [
    `seat ${view.seat} round ${view.prevailing} wall ${view.wallLeft}: ${text(view.hand)}${drawn ? ` drew ${text([drawn.tile])}` : ''} | ${asked}${open}`,
    ...seats,
  ].join('\n');
}

function choiceOf(
  view: SeatView,
  { action, points, low, high, thrown: kind, after }: JudgedChoice,
  isClose: boolean,
): string {
  const { faces } = rulesOf(view).tiles;
  const tile = (id: TileId): string => formatTile(faces[id] ?? 0);
  const own = 'own' in action ? ` with ${action.own.map(tile).join('')}` : '';
  const thrown = action.type === 'discard' ? ` ${tile(action.tile)}` : kind ? ` out ${formatTile(kind)}` : '';
  const targets = after?.targets.map(({ sort, share }) => `${sort} ${share.toFixed(2)}`).join(', ') ?? '';
  return `  ${isClose ? '=' : ' '} ${action.type}${own}${thrown}: ${points.toFixed(2)} [${low.toFixed(1)}, ${high.toFixed(1)}] missing ${after?.missing ?? '-'}, ${targets}`;
}
