import { bonusRounds } from './bonusRounds';
import { resolveByPriority } from './claims';
import { STANDARD_LAY_OUTS } from './mayLie';
import type { Progress, Rules } from './rules';
import { sheetsOf } from './settlement';
import { standardSituations } from './situations';
import type { Deal, Extras, TileId } from './types';

/** The hooks whose common form most rule sets share. */
export type DefaultRules = Omit<
  Rules,
  'id' | 'options' | 'geometry' | 'tiles' | 'isComplete' | 'score' | 'settle' | 'report'
>;

const NO_EXTRAS: Extras = {};
const NO_TILES: readonly TileId[] = [];

/** One round of as many deals as there are seats, each player dealing once; any complete hand wins. */
export const defaultRules: DefaultRules = {
  zeroSum: true,
  startPoints: 0,
  layOuts: STANDARD_LAY_OUTS,
  concealedKongs: 'shown',
  card: null,
  forms: null,
  deficiency: null,
  severalWinners: 'nearest',
  phases: [bonusRounds],
  refusal: () => null,
  notNow: () => null,
  bearsOnWorth: ({ extras, carry }) => ({ extras, carry }),
  bonusWin: () => null,
  turnActions: null,
  scale: null,
  averages: [],
  figures: [],
  claims: null,
  declare: (_step, { tile }) => (tile === null ? 'turn' : 'discard'),
  fine: null,
  situations: standardSituations,
  situationNeeds: {},
  resolve: resolveByPriority,
  groups: {},
  recordedAs: {},
  toldAfterDiscard: [],
  unrecorded: [],
  onEvent: null,
  onKong: null,
  readings: null,
  allHands: null,
  scoreAll: ({ seats, wins }) => sheetsOf(seats.length, wins),
  concealedItems: null,
  recordStart: null,
  recordResult: null,
  whyOver: null,
  closing: null,
  playerAt: null,
  afterWin: null,
  nextDeal: nextDealBy({ rounds: 1, repeats: () => false }),
  openAtEnd: () => true,
  shownTiles: () => NO_TILES,
  shownInWall: false,
  visibleExtras: () => NO_EXTRAS,
};

/** How many rounds a match has, and whether this deal is played again by the same dealer. */
export interface DealOrder {
  readonly rounds: number;
  readonly repeats: (progress: Progress, deal: Deal) => boolean;
  /** What the next deal takes over from this one. */
  readonly carry?: (deal: Deal) => Extras;
}

/** The deal passes counter-clockwise unless it repeats; after the last dealer of the last round the match is over. */
export function nextDealBy(order: DealOrder): Rules['nextDeal'] {
  return (progress, deal) => {
    const carry = order.carry ? order.carry(deal) : NO_EXTRAS;
    if (order.repeats(progress, deal)) return { ...progress, repeat: progress.repeat + 1, carry };
    const dealt = progress.number;
    const seats = deal.seats.length;
    if (dealt === order.rounds * seats) return null;
    return { round: Math.floor(dealt / seats), number: dealt + 1, repeat: 0, dealer: dealt % seats, carry };
  };
}
