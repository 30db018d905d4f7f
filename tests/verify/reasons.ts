import { positionsOf, SORTS } from '../../research/reference/positions';
import type { Found, Wanted } from '../../research/reference/positions';
import { loadAdvisor, advisorFor } from '../../src/coach/advisor';
import { wayToMinimum } from '../../src/coach/reasons/minimum';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { Thought } from '../../src/coach/thought';
import type { JudgedChoice } from '../../src/coach/judgement';
import { formatTile } from '../../src/engine/notation';
import { rulesOf } from '../../src/engine/knownRules';
import type { TileId } from '../../src/engine/types';
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

const COUNT = 100;

const LANGUAGES = {
  en: { text: en, reasons: reasonsEn },
  'zh-Hant-HK': { text: zhHantHK, reasons: reasonsZhHantHK },
} as const;
type Language = keyof typeof LANGUAGES;

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** Prints decisions as they come in play, with what the coach says of them, to be read by somebody who plays. */
export async function printReasons(
  wanted: Pick<Wanted, 'rules' | 'options' | 'seed'>,
  language: Language,
): Promise<void> {
  await loadAdvisor(wanted);
  const game = gameParts.find(({ id }) => id === wanted.rules)?.words[language];
  if (!game) throw new Error(`There are no words for "${wanted.rules}".`);
  const words: SentenceWords = { ...LANGUAGES[language], game };
  const found: Found[] = [];
  for (let hand = 0; found.length < COUNT; hand++)
    for (const sort of SORTS) found.push(...positionsOf({ ...wanted, sort }, hand));
  for (const [at, decision] of found.slice(0, COUNT).entries()) print(at, decision, words);
}

function print(at: number, decision: Found, words: SentenceWords): void {
  const { view } = decision;
  const advisor = advisorFor(view);
  if (!advisor) return;
  const judgement = new Thought(decision, advisor).think('quick');
  const { text, game, reasons } = words;
  const names = { name: text.tile, between: reasons.betweenTiles };
  const personAt = (seat: number) => PERSONS[(seat - view.seat + 4) % 4] ?? 'you';
  const reasoned = { view, choices: judgement.choices, personAt };
  const way = wayToMinimum(view);
  const lines = [
    `#${at} ${tableOf(view)}`,
    ...judgement.choices.slice(0, 6).map((choice, place) => choiceOf(view, choice, place < judgement.close)),
    ...(way
      ? [
          `  WAY ${plainText(
            reasons.minimum(
              way,
              (value) => game.units[way.unit]?.amount(value) ?? `${value}`,
              (id) => game.items[id] ?? null,
            ),
            names,
          )}`,
        ]
      : []),
    ...reasonsFor(decision, judgement).map(
      (reason) =>
        `  > (${reason.weight.toFixed(2)} vs ${reason.against}, ${reason.code}) ${plainText(sentenceOf(reason, reasoned, words), names)}`,
    ),
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
  return [
    `seat ${view.seat} round ${view.prevailing} wall ${view.wallLeft}: ${text(view.hand)}${drawn ? ` drew ${text([drawn.tile])}` : ''} | ${asked}`,
    ...seats,
  ].join('\n');
}

function choiceOf(
  view: SeatView,
  { action, points, low, high, thrown: kind, after, endings }: JudgedChoice,
  isClose: boolean,
): string {
  const { faces } = rulesOf(view).tiles;
  const tile = (id: TileId): string => formatTile(faces[id] ?? 0);
  const own = 'own' in action ? ` with ${action.own.map(tile).join('')}` : '';
  const thrown = action.type === 'discard' ? ` ${tile(action.tile)}` : kind ? ` out ${formatTile(kind)}` : '';
  const ends = endings
    ?.map(
      ({ outcome, chance, points: each }) => `${outcome} ${(100 * chance).toFixed(0)}%x${each.toFixed(0)}`,
    )
    .join(' ');
  const hand = after
    ? `missing ${after.missing} useful ${after.useful.toFixed(1)} ${after.routes.map(({ sort, share }) => `${sort} ${share.toFixed(2)}`).join(', ')}`
    : '';
  return `  ${isClose ? '=' : ' '} ${action.type}${own}${thrown}: ${points.toFixed(2)} [${low.toFixed(1)}, ${high.toFixed(1)}] ${hand}\n        ${ends ?? ''}`;
}
