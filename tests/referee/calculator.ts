import { naiveScore } from '../naive/naiveScore';
import { fail } from './breach';
import { situationOf } from './calls';
import { isFields, readFields } from './shape';
import type { Fields } from './shape';
import { playerAt, windOf } from './table';
import { formatTiles, nameOf } from './tiles';
import type { Score, Meld, Play, Call } from './types';

/** What the second scorer of the games with a naive calculator says to a call. */

function formatMeld({ tiles, concealed }: Meld): string {
  return concealed ? `(${formatTiles(tiles)})` : `[${formatTiles(tiles)}]`;
}

/** The hand of a call as a calculator reads it; of bonus tiles without the one more that the dealer may hold. */
export function handText(play: Play, call: Call): string {
  const player = playerAt(play, call.p);
  const hand = [...player.hand];
  if (call.by === 'bonus-tiles') hand.splice(play.match.game.dealt - 3 * player.melds.length);
  if (call.by === 'wall') hand.splice(hand.indexOf(call.tile), 1);
  const melds = player.melds.map(formatMeld).join('');
  const winning = call.by === 'bonus-tiles' ? '' : `+${nameOf(call.tile)}`;
  const bonus = player.bonus.length === 0 ? '' : `|${formatTiles(player.bonus)}`;
  return `${formatTiles(hand)}${melds}${winning}${bonus}`;
}

function calculated(play: Play, call: Call, options: Fields): Fields {
  const request = {
    rules: play.match.rules,
    hand: handText(play, call),
    seat: windOf(play, call.p),
    round: play.round,
    by: call.by,
    ...(call.from === null ? {} : { from: windOf(play, call.from) }),
    situation: [...situationOf(play, call), ...play.match.game.situations(play, call)],
    ...play.match.game.besides(play),
    options,
  };
  const score = readFields(naiveScore(request), 'score');
  if ('error' in score) fail(`the calculator refuses ${request.hand}: ${String(score['error'])}`);
  return score;
}

/** Null for a win, else what the calculator says. */
export function whyWorthNothing(play: Play, call: Call, options: Fields): string | null {
  const score = calculated(play, call, options);
  return score['legal'] === true ? null : JSON.stringify(score);
}

/** The score of a win; a breach when it has no payments. */
export function scoreOf(play: Play, call: Call, options: Fields): Score {
  const score = calculated(play, call, options);
  const { payments } = score;
  if (!isFields(payments)) return fail('score: expected payments');
  return {
    amounts: play.players.map((_, p) => {
      const amount = payments[windOf(play, p)];
      return typeof amount === 'number' ? amount : fail('score: expected a payment for every seat');
    }),
    met: [score['items'], score['bonusItems']].flatMap((list) =>
      Array.isArray(list) ? list.filter(isFields).map(({ id }) => `item:${String(id)}`) : [],
    ),
    faults: (found) =>
      isSame(score, found) ? [] : [`expected score ${JSON.stringify(score)}, found ${JSON.stringify(found)}`],
  };
}

/** Whether two JSON values are the same, whatever the order of an object's fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  }
  if (!isFields(a) || !isFields(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]))
  );
}
