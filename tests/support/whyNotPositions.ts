import { legalActions } from '../../src/engine/legalActions';
import type { Action, Deal, Seat } from '../../src/engine/types';
import { seatView, visibleEvent } from '../../src/engine/view';
import type { SeatView, VisibleEvent } from '../../src/engine/view';
import { missingInTurn, missingOnTile } from '../../src/store/selectors/whyNot';
import type { Missing } from '../../src/store/selectors/whyNot';
import { rig } from './rigged';
import type { Rigged } from './rigged';
import { play } from './script';

/** A place in a deal as one seat sees it, and what happened last. */
export interface Position {
  readonly view: SeatView;
  readonly choices: readonly Action[];
  readonly last: VisibleEvent | undefined;
}

/** Waits for 2 and 5 bamboo, with common hand at best. */
export const CHEAP = '234m456m789p99s34s';
export const NO_BONUS = { bonusTiles: false, limitHands: [] };
const NO_MINIMUM = { ...NO_BONUS, minimumFaan: 0 };

/** Where a seat stands after these moves of a rigged deal. */
export function positionAfter(rigged: Rigged, seat: Seat, moves: readonly string[]): Position {
  const { deal, events } = play(rig({ options: NO_BONUS, ...rigged }).deal, moves);
  const seen = events.findLast(({ type }) => !['draw', 'false-win'].includes(type));
  return positionOf(deal, seat, (seen && visibleEvent(seen, seat)) ?? undefined);
}

function positionOf(deal: Deal, seat: Seat, last: VisibleEvent | undefined): Position {
  return { view: seatView(deal, seat), choices: legalActions(deal, seat), last };
}

const taisen = { rules: 'taisen', options: {} };

/** For everything that can be said to be missing a position in which it is. */
export const whyNotPositions = {
  'below-minimum': () => positionAfter({ hands: ['5s', '', CHEAP] }, 2, ['0 discard 5s']),
  'open-hand': () => {
    const options = { ...NO_MINIMUM, strictCalling: true };
    const hands = ['7s', '5s', CHEAP];
    const falsely = ['0 discard 7s', '1 pass', '2 win', '3 pass', '1 discard 5s', '3 pass', '0 pass'];
    return positionAfter({ hands, front: 'EW', options }, 2, falsely);
  },
  'kong-not-robbed': () =>
    positionAfter(
      { hands: ['555s', '', CHEAP], front: '5s', options: { ...NO_MINIMUM, robKong: 'added' } },
      2,
      ['0 concealed-kong 5s'],
    ),
  'tile-outside-groups': () =>
    positionAfter({ ...taisen, hands: ['E', '', '123m456p78999s1s5s'] }, 2, ['0 discard E']),
  'win-not-from-here': () =>
    positionAfter({ ...taisen, hands: ['3m', '', '12m456p789s99pE1s5s'] }, 2, ['0 discard 3m']),
  'needs-a-draw': () =>
    positionAfter({ hands: ['5p', '55p234m456m789p99s'] }, 1, ['0 discard 5p', '1 pong 5p 5p']),
  'chow-not-next': () => positionAfter({ hands: ['5m', '', '46mEEWW19p19sSNC'] }, 2, ['0 discard 5m']),
  'wall-is-empty': () => {
    const { deal } = rig({ hands: ['111m'], front: '1m', options: NO_BONUS });
    const { source } = deal;
    if (source.type !== 'wall') throw new Error('The deal has no wall.');
    return positionOf({ ...deal, source: { ...source, front: source.back } }, 0, undefined);
  },
  'fourth-to-a-pong': () =>
    positionAfter({ hands: ['5mE', '', '55m9p', '5m9s'] }, 2, [
      '0 discard 5m',
      '2 pong 5m 5m',
      '2 discard 9p',
      '3 discard 5m',
    ]),
  'no-kongs': () => positionAfter({ ...taisen, hands: ['111m'], front: '1m' }, 0, []),
  'kong-after-claim': () =>
    positionAfter({ hands: ['5p', '55p1111m258sESW'] }, 1, ['0 discard 5p', '1 pong 5p 5p']),
} satisfies Readonly<Record<string, () => Position>>;

/** What the player is told is missing there. */
export function missingIn({ view, last }: Position): Missing | null {
  return view.pending?.why === 'turn' ? missingInTurn(view) : missingOnTile(view, last);
}

export const whyNotCodes = Object.keys(whyNotPositions) as readonly (keyof typeof whyNotPositions)[];
