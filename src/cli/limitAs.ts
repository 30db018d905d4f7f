import { routesOf } from '../bots/knownBooks';
import { pointsOf } from '../bots/rollouts/points';
import { fail, ok, type Result } from '../engine/result';
import type { Points } from './simStatistics';
import type { Config } from './tableArgs';

/** Points by seat as they were paid. */
export const fullPoints: Points = ({ deal }) => pointsOf(deal, null);

/**
 * What bots are compared with: points by seat with limit hands paid as the book's rare hands, for one of them outweighs
 * a dozen others. Null where no hand is worth more than another, or payments do not start from a hand's value alone.
 */
export function comparedPoints(config: Config): Points | null {
  const book = routesOf(config.rules)?.book;
  return book?.totalOf ? pointsWithLimit(book.totalOf(config.options, book.rare)) : null;
}

/** What play is learned from: where every hand scores, or hands are more than routes, points as they were paid. Null where no hand is worth more than another. */
export function learnedPoints(config: Config): Points | null {
  const routes = routesOf(config.rules);
  return comparedPoints(config) ?? (routes && !routes.book.keeps ? null : fullPoints);
}

/** Points by seat with limit hands paid as hands of this value. */
export function pointsWithLimitAs(value: number, { rules, options }: Config): Result<Points> {
  const totalOf = routesOf(rules)?.book.totalOf;
  if (!totalOf)
    return fail(`--limit-as needs a rule set with a book of hands of different worth, unlike ${rules}.`);
  return ok(pointsWithLimit(totalOf(options, value)));
}

function pointsWithLimit(total: number): Points {
  return ({ deal }) => pointsOf(deal, total);
}
