import { describe, expect, it } from 'vitest';
import { scoreLine } from '../../../src/cli/scoreRequest';
import { draftOfWin } from '../../../src/store/calculator/wonDraft';
import { atSeat, withValue } from '../../../src/store/calculator/edits';
import { readDraft, writeDraft } from '../../../src/store/calculator/draftText';
import { inGame } from '../../../src/store/calculator/compare';
import { judge } from '../../../src/store/calculator/judge';
import { completeOptions } from '../../../src/store/selectors/optionList';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';
import type { Deal } from '../../../src/engine/types';
import '../../support/toys/loaded';
import { draftOf } from './parts';

const asked = (request: object) => scoreLine(JSON.stringify(request)) as Record<string, unknown>;
const idsOf = (answer: Record<string, unknown>) =>
  (answer['lines'] as { readonly id: string }[] | undefined)?.map(({ id }) => id);

const THREE = { rules: 'toy-three', hand: '111p999p55s99s[777s]+5s', seat: 'E', by: 'discard', from: 'W' };
const WILD = { rules: 'toy-wild', hand: '123m456m789p99s3sE+4s', seat: 'S', by: 'wall' };
const ON = { rules: 'toy-play-on', hand: '111p999p55s99s[777s]+5s', seat: 'S', by: 'discard', from: 'E' };

describe('a value stated to the command', () => {
  it('is a number, tiles or a seat, and counts', () => {
    expect(idsOf(asked(THREE))).not.toContain('in-streak');
    expect(idsOf(asked({ ...THREE, streak: 3 }))).toContain('in-streak');
    expect(idsOf(asked(WILD))).toBeUndefined();
    expect(idsOf(asked({ ...WILD, 'wild-kind': ['E'] }))).toContain('complete');
    expect(idsOf(asked({ ...WILD, 'wild-kind': 'E' }))).toContain('complete');
    expect(idsOf(asked({ ...ON, 'kong-by': 'E' }))).toContain('kong-discard');
    expect(idsOf(asked({ ...ON, 'kong-by': 'W' }))).not.toContain('kong-discard');
  });

  it.each([
    [{ ...THREE, streak: 0 }, 'Field "streak" must be a whole number from 1 to 20, not 0.'],
    [{ ...THREE, streak: '3' }, 'Field "streak" must be a whole number from 1 to 20, not "3".'],
    [
      { ...WILD, 'wild-kind': ['E', 'S'] },
      'Field "wild-kind" must be a list of at most 1 of the tiles in play, not ["E","S"].',
    ],
    [
      { ...WILD, 'wild-kind': '1a' },
      'Field "wild-kind" must be a list of at most 1 of the tiles in play, not "1a".',
    ],
    [{ ...ON, 'kong-by': 'S' }, 'Field "kong-by" must be another seat than "seat": E, S, W or N, not "S".'],
    [{ ...ON, streak: 3 }, 'Field "streak" means nothing in this rule set.'],
    [
      { rules: 'hong-kong-old', hand: '123m456m789p22s78s+9s', seat: 'S', by: 'wall', streak: 3 },
      'Field "streak" means nothing in this rule set.',
    ],
  ])('is refused where it is none: %j', (request, error) => {
    expect(asked(request)).toEqual({ error });
  });
});

describe('a value stated on the page', () => {
  const three = draftOf([THREE.hand], { rules: 'toy-three', seat: 'E', from: 'W' });
  const linesOf = (draft: typeof three) => {
    const judged = judge(draft);
    return judged.type === 'won' || judged.type === 'below' ? judged.sheet.lines.map(({ id }) => id) : [];
  };
  const paidIn = (draft: typeof three) => {
    const judged = judge(draft);
    return judged.type === 'won' ? judged.payments?.map(({ factors }) => factors.map(({ id }) => id)) : null;
  };

  it('counts, also in the payments, until it is taken back', () => {
    const stated = withValue(three, 'streak', [3]);
    expect(linesOf(stated)).toContain('in-streak');
    expect([paidIn(three), paidIn(stated)]).toEqual([[[]], [['streak']]]);
    expect(withValue(stated, 'streak', [])).toEqual(three);
  });

  it('is kept and sent as text', () => {
    const stated = withValue(three, 'streak', [3]);
    expect(writeDraft(stated)).toMatchObject({ values: { streak: 3 } });
    expect(readDraft(writeDraft(stated))).toEqual(stated);
    expect(writeDraft(three)).not.toHaveProperty('values');
    expect(readDraft({ ...writeDraft(three), values: { streak: 0 } })).toBeNull();
    expect(readDraft({ ...writeDraft(three), values: { dora: ['4m'] } })).toBeNull();
  });

  it('leaves a seat that wins, and another game', () => {
    const on = withValue(draftOf([ON.hand], { rules: 'toy-play-on' }), 'kong-by', [0]);
    expect(atSeat(on, 2).values).toEqual({ 'kong-by': [0] });
    expect(atSeat(on, 0).values).toEqual({});
    const several = withValue(on, 'won-before', [0, 3]);
    expect(atSeat(several, 0).values).toEqual({ 'won-before': [3] });
    expect(readDraft(writeDraft(several))).toEqual(several);
    expect(inGame(on, { rules: 'toy-wild', options: completeOptions('toy-wild', {}) }).values).toEqual({});
  });
});

describe('a win that was played opens as what it was', () => {
  it('with wild tiles, red fives and a kind that the deal made wild', () => {
    const { deal } = rig({
      rules: 'toy-wild',
      options: { turned: 'none' },
      hands: ['0m46m123p789s99sJE'],
      front: 'E',
    });
    const over = play(deal, ['0 win']).deal;
    const win = over.wins[0]!;
    const draft = draftOfWin(over, win);
    expect(draft && writeDraft(draft)).toMatchObject({ hands: ['406m123p78999sEJ+E'] });
    const judged = draft && judge(draft);
    expect(judged?.type === 'won' && judged.sheet.lines).toEqual(win.sheet.lines);
    const context = { ...win.context, extras: { wildKind: 30 } };
    expect(draftOfWin(over, { ...win, context })?.values).toEqual({ 'wild-kind': [30] });
  });

  it('or not at all, where what it rests on cannot be said', () => {
    const { deal } = rig({
      rules: 'toy-wild',
      options: { turned: 'none' },
      hands: ['123m456m789p99s3sJ'],
      front: 'E',
    });
    const win = { ...play(rigWild(deal), ['0 win']).deal.wins[0]! };
    expect(draftOfWin(deal, { ...win, context: { ...win.context, extras: {} } })).toBeNull();
  });
});

/** The same deal with the east winds made wild. */
function rigWild(deal: Deal): Deal {
  return { ...deal, extras: { wildKind: 27 } };
}
