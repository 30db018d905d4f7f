import { isPlayable } from './table';
import type { Claim, Game } from './types';

const nothing = (): void => undefined;
const allowed = (): null => null;

const KONG: Claim = { type: 'kong', size: 4, shape: 'alike', rank: 2 };
export const WITHOUT_KONGS: readonly Claim[] = [
  { type: 'pong', size: 3, shape: 'alike', rank: 2 },
  { type: 'chow', size: 3, shape: 'sequence', rank: 1, byNext: true },
];

/** What most games have. */
export const PLAIN = {
  claims: [KONG, ...WITHOUT_KONGS],
  ownKongs: true,
  dealt: 13,
  hasBank: false,
  seats: null,
  hasRounds: true,
  asksOnConcealedKongs: true,
  wild: null,
  steps: [],
  mayLie: () => true,
  events: {},
  notes: [],
  demandAutomaticWin: nothing,
  afterDeal: nothing,
  afterDraw: nothing,
  afterDiscard: nothing,
  afterBonus: nothing,
  afterClaim: nothing,
  afterKong: nothing,
  afterKongCall: nothing,
  afterWindow: nothing,
  afterWins: nothing,
  afterExhausted: nothing,
  whyNoDiscard: allowed,
  whyNoClaim: allowed,
  whyNoKong: allowed,
  playsOn: () => false,
  whyOver: (play) => (isPlayable(play) ? null : 'all-dead'),
  situations: () => [],
  besides: () => ({}),
  bonusCall: ({ players, phase }, p) =>
    phase.at === 'replace' && phase.player === p
      ? { p, by: 'bonus-tiles', from: null, tile: players[p]?.bonus.at(-1) ?? -1 }
      : null,
  fine: ({ match }) => (match.game.options.falseWin === 'pay' ? match.game.options.falseWinPoints : 0),
  pot: () => 0,
  goOn: null,
  close: (points) => points,
} satisfies Partial<Game>;
