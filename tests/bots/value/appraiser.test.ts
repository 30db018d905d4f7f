import { expect, test } from 'vitest';
import { booksWith } from '../../../src/bots/routes/books';
import { mindsWith } from '../../../src/bots/routesBot';
import { routes1Tunings } from '../../../src/bots/tunings/routes1';
import { Appraiser } from '../../../src/bots/value/appraiser';
import hongKongOld from '../../../src/bots/learned/worth.hong-kong-old.json';
import { legalActions } from '../../../src/engine/legalActions';
import { startMatch, startNextDeal } from '../../../src/engine/match';
import { seatView } from '../../../src/engine/view';
import { optionsOf } from '../../support/rigged';

test('a position is worth the same whether it is the first one looked at or not', () => {
  const rules = 'hong-kong-old';
  const options = optionsOf(rules);
  const { deal } = startNextDeal(startMatch({ rules, options, bits: 'ef'.repeat(16), text: '' }));
  const view = seatView(deal, deal.turn);
  const discard = legalActions(deal, deal.turn).find(({ type }) => type === 'discard')!;
  const appraiser = new Appraiser(mindsWith(booksWith(routes1Tunings))(rules), hongKongOld);
  const first = [...appraiser.describe(view, discard)];
  expect([...appraiser.describe(view, discard)]).toEqual(first);
});
