import { PLAYERS } from '../../shape';
import { count } from '../../table';
import type { Going, Place, Play } from '../../types';
import type { Options } from './options';
import { isFalselyReady } from './payments';
import { stateOf } from './state';

const THOUSAND = 1000;
const ALL_ROUNDS = 4;

/** The player in first place: of equals the first. */
function firstOf(points: readonly number[]): number {
  return points.indexOf(Math.max(...points));
}

/** Whether the dealer deals again, what lies on the table then, and whether there is another hand. */
export function goOn(
  play: Play,
  { place, points }: { readonly place: Place; readonly points: readonly number[] },
  options: Options,
): Going {
  const { drawn, deposits } = stateOf(play);
  const isWon = play.wins.length > 0;
  const isChombo =
    isFalselyReady(play, options) || (options.falseWin === 'chombo' && play.falseWins.length > 0);
  const isExhausted = drawn !== null && !isChombo;
  const hasDealerWon = play.wins.some(({ p }) => p === play.dealer);
  const isDealerReady = drawn?.ready.includes(play.dealer) === true;
  const { dealerRepeats } = options;
  const staysBy = {
    ready: hasDealerWon || (isExhausted && isDealerReady),
    win: hasDealerWon,
    draw: hasDealerWon || isExhausted,
    never: false,
  };
  const stays = isWon || isExhausted ? staysBy[dealerRepeats] : true;
  if (stays) count(play, `stays-${dealerRepeats}`);
  const isCounted = isWon ? hasDealerWon && stays : !isChombo;
  const { honba, sticks } = play.start;
  const isEnd = endOf(play, { place, points, stays, mayStop: isWon || isExhausted }, options);
  if (isEnd !== null) count(play, `over-${isEnd}`);
  else if (place.number >= options.hands && !stays) count(play, 'extension');
  return {
    stays,
    isOver: isEnd !== null,
    honba: isCounted ? honba + 1 : isChombo ? honba : 0,
    sticks: isWon ? 0 : sticks + (isChombo ? 0 : deposits.length),
  };
}

interface Ended {
  readonly place: Place;
  readonly points: readonly number[];
  readonly stays: boolean;
  /** The hand was won or the wall is empty. */
  readonly mayStop: boolean;
}

/** Why the match is over. */
function endOf(play: Play, { place, points, stays, mayStop }: Ended, options: Options): string | null {
  const { number } = place;
  const { hands, rounds, returnPoints } = options;
  const hasEnough = points.some((each) => each >= returnPoints);
  const mayExtend = options.extension === 'sudden-death' && rounds !== ALL_ROUNDS && !hasEnough;
  if (options.bust && points.some((each) => each < 0)) return 'bust';
  if (number > hands && hasEnough) return 'in-extension';
  if (number === hands + PLAYERS.length && !stays) return 'after-extension';
  if (number === hands && !stays && !mayExtend) return 'after-last-hand';
  const leads = firstOf(points) === play.dealer && (points[play.dealer] ?? 0) >= returnPoints;
  return options.agariyame && number === hands && stays && mayStop && leads ? 'agariyame' : null;
}

/** Points over what is returned, and what the places bring; the first has what makes the sum zero. */
export function close(points: readonly number[], options: Options): number[] {
  const { uma, returnPoints } = options;
  const [second = 0, fourth = 0] = uma === 'none' ? [] : uma.split('-').map(Number);
  const bonus = [0, second, -second, -fourth];
  const places = PLAYERS.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
  const result = points.map(
    (each, p) => each - returnPoints + THOUSAND * (bonus[places.indexOf(PLAYERS[p] ?? 0)] ?? 0),
  );
  const first = firstOf(points);
  result[first] = -result.reduce((sum, each, p) => sum + (p === first ? 0 : each), 0);
  return result;
}
