import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import type { End, Rules, Step } from '../../engine/rules';
import { FIRST_DRAGON } from '../../engine/tiles';
import type { DealEvent, Meld, Payment, Seat, TileId } from '../../engine/types';
import { barredBy } from './choices';
import { change, isIn, ownOf, riichiOf } from './data';
import { noteMissed } from './furiten';
import { completes, waitsOf } from './hands';
import { turnLate, turnUp } from './indicators';
import { isFourKongs, kongsIn, MOST_KONGS } from './kongs';
import type { RiichiOptions } from './options';
import { isOuter, isWind } from './tiles';

const NOTHING: readonly Payment[] = [];
const DRAGONS = 3;
const WINDS = 4;

/** What follows from an event at once. Source: `RULES.md#dora`, `#furiten`, `#swap-calling`, `#exhaustive-draw`. */
export function onEventBy(options: RiichiOptions): NonNullable<Rules['onEvent']> {
  return (step, event) => {
    switch (event.type) {
      case 'discard':
        afterDiscard(step, event);
        break;
      case 'chow':
      case 'pong':
        afterClaim(step, event, options);
        break;
      case 'concealed-kong':
      case 'added-kong':
        turnLate(step);
        break;
      case 'exhausted':
        lookAtHands(step, options);
        break;
      case 'false-win':
        if (options.falseWin === 'chombo') change(step.deal, { paid: 0 });
        break;
      default:
    }
    return NOTHING;
  };
}

/** A kong lies: the first go-round and every ippatsu are over. Source: `RULES.md#kongs`. */
export function onKongBy({ kanDora, abortiveDraws, fourKongs }: RiichiOptions): NonNullable<Rules['onKong']> {
  return (step, event): readonly Payment[] | End => {
    const { deal } = step;
    change(deal, { ippatsu: 0 });
    if (event.type === 'kong') answerFor(step, event.seat, event.from);
    if (kongsIn(deal).all > MOST_KONGS) return { end: 'fifth-kong' };
    if (fourKongs === 'at-once' && abortiveDraws.includes('four-kongs') && isFourKongs(deal))
      return { end: 'four-kongs' };
    if (kanDora === 'at-once' || (kanDora === 'late' && event.type === 'concealed-kong')) turnUp(step);
    else if (kanDora === 'late') change(deal, { late: (ownOf(deal).late ?? 0) + 1 });
    return NOTHING;
  };
}

/** Furiten by a tile let pass ends, but in riichi it holds, and a winning tile drawn and let go brings it. */
function afterDiscard(step: Step, { seat, tile }: { readonly seat: Seat; readonly tile: TileId }): void {
  const { rules, deal } = step;
  const { declaring, missed = 0, ippatsu = 0 } = ownOf(deal);
  const bit = 1 << seat;
  const isBound = riichiOf(deal, seat) > 0 && declaring !== seat;
  const kind = kindOf(rules, tile);
  change(deal, { missed: isBound ? missed : missed & ~bit, ippatsu: ippatsu & ~bit, swap: [] });
  if (isBound && completes(seatState(deal, seat), kind)) noteMissed(deal, seat, kind);
  turnLate(step);
}

type Claim = Extract<DealEvent, { readonly own: readonly TileId[] }>;

function afterClaim(
  step: Step,
  { type, seat, from, tile, own }: Claim,
  { swapCalling }: RiichiOptions,
): void {
  const kinds = own.map((each) => kindOf(step.rules, each));
  change(step.deal, { ippatsu: 0, swap: barredBy(swapCalling, kindOf(step.rules, tile), kinds) });
  if (type === 'pong') answerFor(step, seat, from);
}

/** Who feeds the last dragon, wind or kong of a yakuman answers for it. Source: `RULES.md#responsibility`. */
function answerFor({ deal }: Step, seat: Seat, by: Seat): void {
  const melds = seatState(deal, seat).melds.filter(({ type }) => type !== 'chow');
  const last = melds.at(-1);
  if (!last) return;
  for (const id of yakumanWith(melds, last))
    change(deal, { pao: [...(ownOf(deal).pao ?? []), { seat, id, by }] });
}

const isDragon = ({ kind }: Meld): boolean => kind >= FIRST_DRAGON;
const isOfWind = ({ kind }: Meld): boolean => isWind(kind);
const isKong = ({ type }: Meld): boolean => type === 'kong';

function yakumanWith(melds: readonly Meld[], last: Meld): string[] {
  const completesBy = (of: (meld: Meld) => boolean, all: number): boolean =>
    of(last) && melds.filter(of).length === all;
  return [
    ...(completesBy(isDragon, DRAGONS) ? ['great-dragons'] : []),
    ...(completesBy(isOfWind, WINDS) ? ['great-winds'] : []),
    ...(completesBy(isKong, MOST_KONGS) ? ['four-kongs'] : []),
  ];
}

/** Nobody is asked: who is ready is ready. Source: `RULES.md#exhaustive-draw`. */
function lookAtHands(step: Step, { nagashiMangan, strictCalling, falseWin }: RiichiOptions): void {
  const { rules, deal } = step;
  let [ready, nagashi, notReady] = [0, 0, 0];
  deal.seats.forEach(({ counts, melds, river, barred }, seat) => {
    const bit = 1 << seat;
    if (!barred && waitsOf({ counts, melds }).length > 0) ready |= bit;
    else if (riichiOf(deal, seat) > 0) notReady |= bit;
    const flows = river.every(({ tile, claimedBy }) => claimedBy === null && isOuter(kindOf(rules, tile)));
    if (nagashiMangan && flows) nagashi |= bit;
  });
  change(deal, { ready, nagashi, notReady });
  if (strictCalling && falseWin === 'chombo' && notReady !== 0) change(deal, { paid: 0 });
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (isIn(ready, seat)) tell(step, 'ready', seat);
    if (isIn(nagashi, seat)) tell(step, 'nagashi', seat);
  }
}

function tell(step: Step, what: string, seat: Seat): void {
  emit(step, { type: 'note', what, seat, tiles: [], public: true });
}
