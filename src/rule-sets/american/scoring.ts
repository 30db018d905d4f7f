import { filledBy, missingOf } from '../../engine/card/card';
import type { Card, OpenForm } from '../../engine/card/card';
import { takesWild } from '../../engine/card/forms';
import { kindsOfMeld } from '../../engine/meldKinds';
import { formatTiles } from '../../engine/notation';
import type { Rules } from '../../engine/rules';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { pointsBySeat } from '../../engine/scoring/payments';
import { meldGroups } from '../../engine/scoring/readGroups';
import { aloneAt } from '../../engine/settlement';
import { JOKER } from '../../engine/tiles';
import type { ScoreGroup, ScoreSheet, TileKind, WinContext } from '../../engine/types';
import { cardOf, JOKERLESS } from './cards';
import type { AmericanOptions } from './options';
import { settleBy } from './settle';

const SEATS = 4;

type Held = Pick<WinContext, 'counts' | 'melds'>;
type ScoringHooks = Pick<
  Rules,
  'isComplete' | 'deficiency' | 'readings' | 'score' | 'scale' | 'averages' | 'settle' | 'report'
>;

/** A hand is worth what the card says, twice without jokers. Source: `RULES.md#payment`. */
export function scoring(options: AmericanOptions): ScoringHooks {
  const card = cardOf(options);
  const settle = settleBy(options);
  const readings = (context: WinContext): ScoreSheet[] => {
    const sheets = completeForms(card, context).map((open) => sheetOf(open, context, options));
    return sheets.filter(({ lines }, at) => sheets.findIndex((other) => idOf(other) === lines[0]?.id) === at);
  };
  const score = (context: WinContext): ScoreSheet | null => bestOf(readings(context));
  return {
    isComplete: (counts, melds) => completeForms(card, { counts, melds }).length > 0,
    readings,
    score,
    scale: { unit: 'points', totalOf: (points) => points },
    averages: [{ id: 'averagePoints', unit: 'points', of: ({ total }) => total }],
    settle,
    deficiency: (context) => deficiencyOf(card, context),
    report: (context) => {
      const sheet = score(context);
      const open = completeForms(card, context).find(({ form }) => sheet && form.hand.id === idOf(sheet));
      if (!sheet || !open) return NOT_COMPLETE;
      const [line, ...others] = sheet.lines;
      return {
        legal: true,
        points: sheet.total,
        items: [{ id: line?.id, points: line?.value }],
        ...(others.length > 0 ? { doublings: others.map(({ id }) => id) } : {}),
        form: open.form.groups.map(({ kinds }) => formatTiles(kinds)).join(' '),
        payments: pointsBySeat(settle(aloneAt(SEATS, { sheet, context })), SEATS),
      };
    },
  };
}

function idOf({ lines }: ScoreSheet): string | undefined {
  return lines[0]?.id;
}

/** The dearest; of those that are worth as much the first on the card. */
function bestOf(sheets: readonly ScoreSheet[]): ScoreSheet | null {
  let best: ScoreSheet | null = null;
  for (const sheet of sheets) if (!best || sheet.total > best.total) best = sheet;
  return best;
}

/** The forms that these tiles and groups are, in the order of the card. */
function completeForms(card: Card, { counts, melds }: Held): readonly OpenForm[] {
  return filledBy(card.open(melds), { counts, wild: JOKER });
}

/** Tiles missing of the nearest form after the best discard; null where what is laid out fits none. Source: `RULES.md#calculator`. */
function deficiencyOf(card: Card, { counts, melds }: Held): number | null {
  const jokers = counts[JOKER] ?? 0;
  const least = Math.min(...card.open(melds).map((open) => missingOf(open, counts, jokers)));
  return Number.isFinite(least) ? least - 1 : null;
}

function sheetOf(
  open: OpenForm,
  context: WinContext,
  { jokerlessDoubles }: Pick<AmericanOptions, 'jokerlessDoubles'>,
): ScoreSheet {
  const { id, value } = open.form.hand;
  const mayDouble = jokerlessDoubles && takesWild(open.form);
  const isDoubled = mayDouble && !hasJokers(context);
  const total = isDoubled ? 2 * value : value;
  return {
    seat: context.seat,
    legal: true,
    limit: false,
    groups: groupsOf(open, context),
    lines: [
      { id, count: 1, value, unit: 'points' },
      ...(isDoubled ? [{ id: JOKERLESS, count: 1, value: 1, unit: 'doublings' }] : []),
    ],
    omitted: mayDouble && !isDoubled ? [{ id: JOKERLESS, code: 'joker-used' }] : [],
    steps: [{ id: 'points', value: total, unit: 'points' }],
    headline: [{ value: total, unit: 'points' }],
    total,
  };
}

/** Jokers in laid-out groups count, too. Source: `RULES.md#payment`. */
function hasJokers({ counts, melds }: Held): boolean {
  return (counts[JOKER] ?? 0) > 0 || melds.some((meld) => kindsOfMeld(meld).includes(JOKER));
}

/** What was laid out, then the groups of the hand in the order of the card, with its jokers where they stand. */
function groupsOf({ groups }: OpenForm, context: WinContext): ScoreGroup[] {
  const left = [...context.counts];
  const take = (kind: TileKind): TileKind => {
    const taken = (left[kind] ?? 0) > 0 ? kind : JOKER;
    left[taken] = (left[taken] ?? 0) - 1;
    return taken;
  };
  // What no joker replaces takes its tiles first.
  const filled = new Map(
    groups
      .toSorted((a, b) => Number(a.alike) - Number(b.alike))
      .map((group) => [group, group.kinds.map(take)]),
  );
  let { tile } = context;
  const ofHand = groups.map((group): ScoreGroup => {
    const kinds = filled.get(group) ?? [];
    const won = tile === null ? -1 : kinds.lastIndexOf(tile);
    if (won >= 0) tile = null;
    const concealed = won < 0 || context.from === null;
    return { type: typeOf(group), kinds, concealed, meld: null, won: won < 0 ? null : won };
  });
  return [...meldGroups(context), ...ofHand];
}

function typeOf({ kinds, alike }: OpenForm['groups'][number]): ScoreGroup['type'] {
  if (alike) return 'group';
  return kinds.length === 2 && kinds[0] === kinds[1] ? 'eyes' : 'mixed';
}
