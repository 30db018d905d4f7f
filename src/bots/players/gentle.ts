import type { Bot } from '../bot';
import type { Slips } from '../botPart';
import { bookOf } from '../knownBooks';
import type { StyleId } from '../styles/styleIds';
import { bookBot, mindsFor } from './bookBot';
import { slip } from './slip';

/** A table of the first left too many hands unfinished; it stays as the yardstick it was. */
const FIRST_SLIPS: Slips = { overlookedClaims: 35, hastyDiscards: 30 };
const SLIPS: Slips = { overlookedClaims: 20, hastyDiscards: 30 };

/** The first beginner, plain or in a style. */
export function gentleAs(id: string, style?: StyleId): Bot {
  return slipping(bookBot(id, { tuning: 'routes-1', style }), FIRST_SLIPS);
}

/** The beginner of the app, plain or in a style. */
export function gentle2As(id: string, style?: StyleId): Bot {
  return slipping(bookBot(id, { tuning: 'routes-1', style }), SLIPS);
}

const mindOf = mindsFor({ tuning: 'routes-1' });

/** A beginner heads for legal hands as another bot does, but overlooks claims and sometimes throws another loose tile. */
function slipping({ id, ...skilled }: Bot, usual: Slips): Bot {
  return {
    id,
    decide: (view, choices, random) => {
      const best = skilled.decide(view, choices, random);
      const slips = bookOf(view.rules)?.slips?.gentle ?? usual;
      return slip(best, { view, choices, random, slips, mind: mindOf(view) });
    },
  };
}
