import { describe, expect, it } from 'vitest';
import { scoreRequest } from '../../../src/cli/scoreRequest';
import { MOST_POINTS, parseOptions } from '../../../src/engine/options';
import { ruleSetOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { recordEvent } from '../../../src/engine/record';
import { deficiencyOf } from '../../../src/engine/scoring/deficiency';
import { isComplete } from '../../../src/engine/scoring/forms';
import { tileSet } from '../../../src/engine/tileSet';
import { tileList } from '../../../src/engine/tiles';
import { discardOf, trayOptions } from '../../../src/ui/table/tray/choices';
import { seatView } from '../../../src/engine/view';
import { apply } from '../../../src/engine/apply';
import { countsOf, rulesWith, winOf } from '../../support/wins';
import { rig } from '../../support/rigged';
import '../../support/toys/loaded';

describe('a number that may be missing', () => {
  const specs = ruleSetOf('toy-every-hand').options;

  it('is a number or none', () => {
    expect([200, 'none'].map((limit) => parseOptions(specs, { limit }).ok)).toEqual([true, true]);
    expect([300, 'no', null].map((limit) => parseOptions(specs, { limit }).ok)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is refused where a number is needed', () => {
    expect(parseOptions(specs, { stake: 'none' })).toMatchObject({ ok: false });
    expect(
      parseOptions(
        { most: { type: 'number', default: 1, min: 0, max: MOST_POINTS, group: 'play' } },
        { most: 'none' },
      ).ok,
    ).toBe(false);
  });

  it('leaves a hand uncut', () => {
    const totals = ['none', 100].map((limit) => {
      const rules = rulesWith('toy-every-hand', { limit });
      return rules.score(winOf(rules, '123p1s[CCC][FFF][PPP]+1s', { how: 'S wall' }));
    });
    expect(totals.map((sheet) => sheet?.total)).toEqual([totals[0]?.steps[1]?.value, 100]);
    expect(totals[0]?.total).toBeGreaterThan(100);
  });
});

describe('a game that scores every hand', () => {
  const hands = {
    E: '147m258p369sESWN',
    S: '123p456p789p234s5s+5s',
    W: '222m147p258sEWNC',
    N: '147m369p258sFPWN',
  };
  const asked = { rules: 'toy-every-hand', hands, winner: 'S', by: 'wall' };

  it('is told of all hands by the calculator', () => {
    expect(scoreRequest(asked)).toEqual({ legal: true, scores: [0, 12, 4, 0] });
  });

  it('refuses tiles that do not fit together', () => {
    expect(scoreRequest({ ...asked, hands: { ...hands, E: '147m258p369sNNNN' } })).toEqual({
      error: 'The hands together have N 6 times, and the set has only 4.',
    });
  });
});

describe('a declaration that lays a tile out', () => {
  const started = () => rig({ rules: 'toy-three', hands: ['N', '', ''] });

  it('names it, and discards nothing', () => {
    const { deal } = started();
    const action = legalActions(deal, 0).find(({ type }) => type === 'declare');
    expect(action).toMatchObject({ what: 'set-aside', target: null });
    const view = seatView(deal, 0);
    const [option] = trayOptions(
      view,
      action ? [action] : [],
      deal.seats[0]!.hand.map(() => 0),
    );
    expect(option && discardOf(option)).toBeNull();
    expect(option?.own).toEqual(action?.type === 'declare' ? action.lays : null);
  });

  it('is written with its tile alone', () => {
    const { deal } = started();
    const action = legalActions(deal, 0).find(({ type }) => type === 'declare');
    const applied = action && apply(deal, action);
    const event = applied?.ok ? applied.events.find(({ type }) => type === 'declare') : undefined;
    expect(event && recordEvent(deal, [0, 1, 2], event)).toEqual({ type: 'set-aside', p: 0, tile: 'N' });
  });
});

describe('a note about a tile that was taken over', () => {
  const { deal } = rig({ hands: ['1f', '', '', ''] });
  const [tile = 0] = deal.seats[0]!.bonus;
  const note = { type: 'note', what: 'taken', seat: 2, tiles: [tile], from: 0, public: true } as const;

  it('names the player it was taken from', () => {
    expect(recordEvent(deal, [0, 1, 2, 3], note)).toEqual({ type: 'taken', p: 2, tile: '1f', from: 0 });
    expect(recordEvent(deal, [0, 1, 2, 3], { ...note, tiles: [] })).toEqual({ type: 'taken', p: 2 });
  });
});

describe('seven pairs within some kinds', () => {
  const characters = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: false } as const;
  const within = { ...forms, pairsWithin: [characters] };
  const tiles = tileSet(tileList([]));
  const rules = rulesWith('hong-kong-common');
  const deficiency = (hand: string, each: object) =>
    deficiencyOf(
      { forms: { ...within, ...each }, tiles, deficiency: null },
      winOf(rules, hand, { how: 'S wall' }),
    );

  it('are complete in these alone', () => {
    const [own, other] = ['1133557799m224m+4m', '1133557799m22s4s+4s'].map((hand) => countsOf(rules, hand));
    expect([own, other].map((counts) => isComplete(within, counts ?? [], []))).toEqual([true, false]);
    expect([own, other].map((counts) => isComplete(forms, counts ?? [], []))).toEqual([true, true]);
  });

  it('are as far as the tiles of these kinds are', () => {
    expect(deficiency('11335577m99m22s4s+5s', {})).toBe(3);
    expect(deficiency('11335577m99m22s4s+5s', { pairsWithin: undefined })).toBe(0);
  });
});
