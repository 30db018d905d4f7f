import { describe, expect, it } from 'vitest';
import type { Aim } from '../../../src/bots/aims/aim';
import { aimsOf } from '../../../src/bots/aims/aims';
import { bookOf } from '../../../src/bots/knownBooks';
import { isClaim } from '../../../src/engine/actions';
import { legalActions } from '../../../src/engine/legalActions';
import { defaultOptions } from '../../../src/engine/options';
import { findRuleSet, rulesOf } from '../../../src/engine/knownRules';
import { formatTile } from '../../../src/engine/notation';
import type { Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { tilesFor } from '../../../src/store/selectors/aims';
import { playedDeal } from '../../../src/coach/questions/playedDeal';
import { withEqualTilesExchanged, withHiddenDealtAnew } from '../../support/hidden';
import { testRandom } from '../../support/randomPlay';
import { dealFixture } from '../../ui/fixtures';
import type { SeatText } from '../../ui/fixtures';

const GAMES = ['hong-kong-old', 'hong-kong-common', 'taisen', 'classical', 'american'];

const gameOf = (rules: string) => ({ rules, options: defaultOptions(findRuleSet(rules)?.options ?? {}) });

function aims(view: SeatView): readonly Aim[] {
  return aimsOf(view, bookOf(view.rules)!.plans);
}

/** Tiles with what they are: `5p` held, `=5p` laid out, `?5p` missing, `!5p` gone. */
function written({ groups }: Aim): string {
  const signs = { held: '', laid: '=', missing: '?', gone: '!' };
  return groups
    .map(({ tiles }) => tiles.map(({ kind, is }) => signs[is] + formatTile(kind)).join(''))
    .join(' ');
}

function viewOf(rules: string, you: SeatText, river = ''): SeatView {
  const seats = [{ hand: '?', river }, you, { hand: '?' }, { hand: '?' }];
  const { deal } = dealFixture({ rules, seats, turn: 1, why: 'turn', wallLeft: 60, isDrawn: true });
  return seatView(deal, 1);
}

/** Positions of a whole deal that bots play, one in so many. */
function positions(rules: string, oneIn: number): readonly Deal[] {
  const found: Deal[] = [];
  let at = 0;
  for (const deal of playedDeal(gameOf(rules), 'aims'))
    if (at++ % oneIn === 5) found.push(structuredClone(deal));
  return found;
}

describe('hands to aim for', () => {
  it.each(GAMES)('in %s: nothing that the seat cannot see changes them', (rules) => {
    const random = testRandom(`aims ${rules}`);
    const seen = positions(rules, 20);
    expect(seen.length).toBeGreaterThan(0);
    for (const deal of seen) {
      const found = aims(seatView(deal, 1));
      expect(found.length).toBeGreaterThan(0);
      const anew = withEqualTilesExchanged(withHiddenDealtAnew(deal, 1, random), random);
      expect(aims(seatView(anew, 1))).toEqual(found);
    }
  });

  it.each(GAMES)('in %s: the nearest first, and each lacks the tiles that are drawn as missing', (rules) => {
    for (const deal of positions(rules, 20)) {
      const found = aims(seatView(deal, 1));
      const open = found.filter(({ lost }) => lost === null);
      expect(found.slice(0, open.length)).toEqual(open);
      expect(open.map(({ missing }) => missing)).toEqual(
        open.map(({ missing }) => missing).toSorted((a, b) => a - b),
      );
      for (const { missing, groups } of open) {
        const tiles = groups.flatMap((group) => group.tiles);
        expect(tiles.filter(({ is }) => is === 'missing' || is === 'gone')).toHaveLength(missing);
      }
    }
  });

  it('are those of the card, in the form that is nearest, with jokers where they stand', () => {
    const [first, ...others] = aims(viewOf('american', { hand: '123456m777s88pJJEN' }));
    expect(first).toMatchObject({ id: 'run-5', missing: 4, items: ['run-5'], total: 30, lost: null });
    expect(others).toHaveLength(rulesOf(gameOf('american')).card!.hands.length - 1);
  });

  it('show what is laid out, and end with what that rules out', () => {
    const found = aims(viewOf('american', { hand: '22m44m66p88pEENS', melds: '[888m]2' }));
    const open = found.filter(({ lost }) => lost === null);
    for (const aim of open) expect(written(aim)).toContain('=8m=8m=8m');
    expect(new Set(found.slice(open.length).map(({ lost }) => lost))).toEqual(new Set(['laid-out']));
  });

  it('say which hands no claim leaves open, by all that is asked', () => {
    const seats = [{ hand: '?', river: '8m' }, { hand: '888m22m44m66pJJEEN' }, { hand: '?' }, { hand: '?' }];
    const { deal } = dealFixture({ rules: 'american', seats, turn: 0, why: 'discard', wallLeft: 60 });
    const view = seatView(deal, 1);
    const choices = legalActions(deal, 1);
    expect(choices.filter(isClaim).length).toBeGreaterThan(1);
    const { card } = rulesOf(view);
    const asked = aimsOf(view, bookOf('american')!.plans, choices);
    for (const { id, lost, isLeft } of asked.filter((aim) => aim.lost === null)) {
      const claims = choices.filter(isClaim).map(({ own }) => own.length + 1);
      const open = card!
        .open([])
        .filter(({ form }) => form.hand.id === id && form.hand.exposed)
        .some(({ form }) =>
          form.groups.some(
            ({ alike, kinds }) => alike && formatTile(kinds[0]!) === '8m' && claims.includes(kinds.length),
          ),
        );
      expect({ id, lost, isLeft }).toEqual({ id, lost: null, isLeft: !open });
    }
    expect(new Set(asked.map(({ isLeft }) => isLeft))).toEqual(new Set([true, false]));
    expect(aims(view).some(({ isLeft }) => isLeft)).toBe(false);
  });

  it('say that tiles are gone', () => {
    const found = aims(viewOf('hong-kong-old', { hand: '22m44m66p88pEENSCC' }, 'FFFPPP'));
    expect(found.find(({ id }) => id === 'great-dragons')?.lost).toBe('gone');
    expect(found.find(({ id }) => id === 'all-pongs')?.lost).toBeNull();
  });

  it('are worth what the rules say, and name the items that count', () => {
    const found = aims(viewOf('hong-kong-old', { hand: '4556667788pSSCC', melds: '' }));
    const clean = found.find(({ id }) => id === 'clean-hand');
    expect(clean?.items).toContain('clean-hand');
    expect(clean?.worth.map(({ unit }) => unit)).toEqual(['faan']);
  });

  it('mark of each kind as many tiles of the hand as there are places for', () => {
    const view = viewOf('american', { hand: '123456m777s88pJJEN' });
    const [first] = aims(view);
    const { kinds } = rulesOf(view).tiles;
    const marked = tilesFor(first!, view).map((tile) => formatTile(kinds[tile]!));
    expect(marked.toSorted()).toEqual(['2m', '3m', '4m', '5m', '6m', '7s', '7s', '7s', 'J', 'J'].toSorted());
  });
});
