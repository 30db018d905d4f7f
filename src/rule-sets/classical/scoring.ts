import { orInfinity } from '../../engine/options';
import type { Average, Forms, HeldHand, Rules, WinContext } from '../../engine/rules';
import { heldHands } from '../../engine/scoring/heldHands';
import { isComplete } from '../../engine/scoring/forms';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { aloneAt } from '../../engine/settlement';
import { FIRST_WIND, PLAYING_KINDS, SUITS } from '../../engine/tiles';
import type { Deal, ScoreSheet, TileKind } from '../../engine/types';
import { mayRobBy, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import { POINTS, worthOf } from './items';
import type { ClassicalOptions } from './options';
import { allHandsReport } from './report';
import { settleBy } from './settle';
import { loserSheet, winnerSheet, winnerSheets } from './sheets';
import type { Scoring } from './sheets';

const SEATS = 4;
const RANKS = 9;

/** Each suit and the honours: seven pairs win only within one of these. */
const TWINS: readonly (readonly TileKind[])[] = [
  ...SUITS.map((_, suit) => kindsFrom(suit * RANKS, (suit + 1) * RANKS)),
  kindsFrom(FIRST_WIND, PLAYING_KINDS),
];

function kindsFrom(first: TileKind, end: TileKind): TileKind[] {
  return Array.from({ length: end - first }, (_, at) => first + at);
}

/** Source: `RULES.md#complete-hand`. */
function formsOf(options: ClassicalOptions): Forms {
  return {
    sets: 4,
    sevenPairs: options.sevenPairsDistinct ? 'distinct' : 'any',
    pairsWithin: TWINS,
    thirteenOrphans: true,
  };
}

/** What won hands score on the average. */
const averageScore: Average = {
  id: 'averageScore',
  unit: POINTS,
  of: ({ limit, total }) => (limit ? null : total),
};

type Hooks = ScoringHooks & Pick<Rules, 'allHands' | 'scoreAll' | 'zeroSum'>;

/** Points and doublings for every hand. Source: `RULES.md#scoring`. */
export function scoringHooks(options: ClassicalOptions): Hooks {
  const forms = formsOf(options);
  const scoring: Scoring = { forms, limit: orInfinity(options.limit), worth: worthOf(options) };
  const mayRob = mayRobBy(options);
  const settle = settleBy(options.settle);
  return {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    forms,
    refusal: (context) => (mayRob(context) ? null : NOT_ROBBED),
    bonusWin: () => null,
    score: (context) => winnerSheet(scoring, context),
    readings: (context) => winnerSheets(scoring, context),
    allHands: (win, hands) => allSheets(scoring, win, hands),
    scoreAll: (deal) => sheetsOf(scoring, deal),
    zeroSum: options.settle === 'fines',
    settle,
    scale: { unit: POINTS, totalOf: (value) => value },
    averages: [averageScore],
    report: (context, hands) => {
      const sheets = allSheets(scoring, context, hands);
      if (!sheets) return NOT_COMPLETE;
      const sheet = sheets[context.seat]!;
      const alone = aloneAt(SEATS, { sheet, context });
      return allHandsReport(sheets, settle({ ...alone, sheets, ending: 'won' }) ?? []);
    },
  };
}

/** Nobody scores in a drawn hand. */
function sheetsOf(scoring: Scoring, deal: Deal): (ScoreSheet | null)[] {
  const [win] = deal.wins;
  return heldHands(deal).map((hand) => {
    if (!win) return null;
    return hand.seat === win.seat ? win.sheet : loserSheet(scoring, hand);
  });
}

/** The sheets of all seats for a win; null where it is not complete. */
function allSheets(scoring: Scoring, context: WinContext, hands: readonly HeldHand[]): ScoreSheet[] | null {
  const won = winnerSheet(scoring, context);
  return won && hands.map((hand) => (hand.seat === won.seat ? won : loserSheet(scoring, hand)));
}
