import type { Rules, Scale } from '../../../engine/rules';
import type { Deal, ScoreSheet, Seat, Win, WinContext } from '../../../engine/types';
import { optionFor } from './paid';
import type { OtherWin } from './paid';
import type { WorthOption } from './worthQuestion';

/** How far off a count may be, in the steps in which this hand counts. */
const OFF = [-2, -1, 1, 2];

/** Wrong answers that people may give: the engine scores or pays the win as if something were different. */
export function mistakesAbout(rules: Rules, deal: Deal, win: Win): readonly WorthOption[] {
  const others = [...otherWays(deal, win), ...otherHands(deal, win), ...otherCounts(rules)];
  return others.flatMap((other) => optionFor(deal, win, other) ?? []);
}

/** Paid as if it had been won in another way; scored as it was, or so too. */
function otherWays({ seats }: Deal, { seat, by, from }: Win): readonly OtherWin[] {
  if (by === 'discard')
    return [
      { paid: SELF_DRAWN },
      { scored: SELF_DRAWN },
      { scored: SELF_DRAWN, paid: { by, from, end: null } },
    ];
  const payers = [...seats.keys()].filter((each) => each !== seat);
  return payers.map(fromDiscard).flatMap((paid) => [{ paid }, { scored: paid }]);
}

const SELF_DRAWN: Partial<WinContext> = { by: 'wall', from: null, end: 'front' };

function fromDiscard(from: Seat): Partial<WinContext> {
  return { by: 'discard', from, end: null };
}

/** Scored without the bonus tiles, for another round, or as if melds lay concealed. */
function otherHands({ seats }: Deal, { context }: Win): readonly OtherWin[] {
  const rounds = [...seats.keys()].filter((round) => round !== context.round);
  const concealed = context.melds.map((meld) => ({ ...meld, concealed: true, from: null }));
  return [
    { scored: { bonus: [] } },
    { scored: { melds: concealed } },
    ...rounds.map((round) => ({ scored: { round } })),
  ];
}

/** Counted a little too high or too low, where hands are counted. */
function otherCounts({ scale }: Rules): readonly OtherWin[] {
  if (!scale) return [];
  return OFF.map((off) => ({ sheet: (sheet) => countedOff(sheet, scale, off) }));
}

function countedOff(sheet: ScoreSheet, scale: Scale, off: number): ScoreSheet | null {
  const [first, ...rest] = sheet.headline;
  if (first?.unit !== scale.unit || first.value === null || rest.length > 0) return null;
  const value = first.value + off * stepOf(sheet, scale);
  const before = scale.totalOf(first.value);
  if (value < 1 || before === 0) return null;
  const total = (sheet.total * scale.totalOf(value)) / before;
  return { ...sheet, limit: false, headline: [{ ...first, value }], total };
}

/** The greatest number that divides all that counts in this hand; 1 where nothing does. */
function stepOf({ lines }: ScoreSheet, { unit }: Scale): number {
  const values = lines.flatMap((line) => (line.unit === unit && line.value !== null ? [line.value] : []));
  return values.reduce(divisorOf, 0) || 1;
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}
