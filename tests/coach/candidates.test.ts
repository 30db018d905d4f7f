import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { advisorFor } from '../../src/coach/advisor';
import { candidatesOf, isAlike } from '../../src/coach/candidates';
import { parsePosition } from '../../src/coach/drills/position';
import { writtenChoice } from '../../src/coach/drills/writtenChoice';
import { readHand } from '../../src/coach/reasons/reading';
import { rulesOf } from '../../src/engine/knownRules';
import { formatTile, kindsOfText } from '../../src/engine/notation';
import { gameOf, someOf } from '../support/decisions';

const RULES = 'hong-kong-old';
const advisor = advisorFor(gameOf(RULES))!;
const decisions = [...someOf(RULES, 'claims', 12), ...someOf(RULES, 'turns', 8)];

describe('the choices of a decision', () => {
  it('stand each once, wins first', () => {
    for (const { view, choices } of decisions) {
      const candidates = candidatesOf(view, choices, advisor);
      for (const action of choices)
        expect(candidates.filter((each) => isAlike(view, each.action, action))).toHaveLength(1);
      const wins = candidates.map(({ action }) => action.type === 'win');
      expect(wins.indexOf(true)).toBeLessThanOrEqual(0);
    }
  });

  it('have the hand that is left, its likely sorts first, and what is thrown', () => {
    let thrown = 0;
    let sorts = 0;
    for (const { view, choices } of decisions) {
      const { kinds } = rulesOf(view).tiles;
      for (const { action, thrown: kind, after } of candidatesOf(view, choices, advisor)) {
        if (!after) continue;
        const shares = after.targets.map(({ share }) => share);
        expect(shares.every((share) => share > 0)).toBe(true);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        expect(new Set(after.targets.map(({ sort }) => sort)).size).toBe(after.targets.length);
        sorts = Math.max(sorts, after.targets.length);
        if (after.missing !== null) expect(after.missing).toBeLessThan(14);
        if (action.type === 'discard') expect(kind).toBe(kinds[action.tile]);
        if (action.type === 'pass') expect(kind).toBeNull();
        if (action.type === 'pong' || action.type === 'chow') {
          expect(view.counts[kind!]).toBeGreaterThan(0);
          thrown++;
        }
      }
    }
    expect(thrown).toBeGreaterThan(5);
    expect(sorts).toBeGreaterThan(1);
  });

  it('are far only in a turn, and never the most hopeful one', () => {
    let far = 0;
    for (const { view, choices } of decisions) {
      const candidates = candidatesOf(view, choices, advisor).filter(({ after }) => after !== null);
      if (view.pending?.why !== 'turn') expect(candidates.some((each) => each.far)).toBe(false);
      else {
        expect(candidates[0]?.far).toBe(false);
        expect(candidates.filter((each) => !each.far).length).toBeLessThanOrEqual(5);
        far += candidates.filter((each) => each.far).length;
      }
    }
    expect(far).toBeGreaterThan(10);
  });

  it('whose hand can no longer be won with miss nothing that could be told', () => {
    const [decision] = someOf(RULES, 'turns', 1);
    const view = { ...decision!.view, options: { ...decision!.view.options, minimumFaan: 13 } };
    const missing = candidatesOf(view, decision!.choices, advisor).map(({ after }) => after?.missing ?? null);
    expect(missing.every((tiles) => tiles === null || tiles < 14)).toBe(true);
  });
});

it('a red five beside a plain one has a price of its own and a hand where no future is played', () => {
  const position =
    'NE +N 16m3445p559sEWNP0p :N/:W!/:9m!/: {} {"dora":[22],"ippatsu":0,"missed":0,"shown":[88]}';
  const read = parsePosition('riichi', position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const candidates = candidatesOf(view, choices, advisorFor(view)!);
  const thrown = (text: string) => candidates.find(({ action }) => writtenChoice(view, action) === text)!;
  expect(thrown('-0p').price).toBeLessThan(thrown('-5p').price!);
  expect(thrown('-5p').price).toBeLessThan(thrown('-W').price!);
  expect(thrown('-0p').after).not.toBeNull();
});

describe('two actions', () => {
  const { view } = decisions[0]!;
  const { kinds } = rulesOf(view).tiles;
  const twins = kinds.flatMap((kind, tile) => (kind === kinds[0] ? [tile] : []));
  const other = kinds.findIndex((kind) => kind !== kinds[0]);
  const discard = (tile: number) => ({ type: 'discard', seat: 1, tile }) as const;
  const pong = (...own: number[]) => ({ type: 'pong', seat: 1, own }) as const;

  it('are alike where they name tiles alike, in any order', () => {
    expect(isAlike(view, discard(twins[0]!), discard(twins[1]!))).toBe(true);
    expect(isAlike(view, pong(twins[0]!, other), pong(other, twins[2]!))).toBe(true);
  });

  it('are not alike of other types, seats or tiles', () => {
    expect(isAlike(view, discard(twins[0]!), discard(other))).toBe(false);
    expect(isAlike(view, discard(twins[0]!), { ...discard(twins[0]!), seat: 2 })).toBe(false);
    expect(isAlike(view, pong(twins[0]!, twins[1]!), pong(twins[0]!, other))).toBe(false);
    expect(isAlike(view, { type: 'pass', seat: 1 }, { type: 'win', seat: 1 })).toBe(false);
  });
});

it('after a claim no tile is thrown that may not be discarded then', () => {
  const position =
    'NE W4s 88m24688p456s [978s]N[213s]N[324m]N:9mF^N1pC!9m!7p^S3s2p!7p!9s8s/[756p]E|12f14y:9mWS^WN!9s1s6sN!1m^W3m^W/[SSS]S[111m]S[345m]S:EFP9p9s1sN!2p!2m^N4s/[FFF]E[213m]W|3y:EN1sW!9s!^E2s^E9p!4p3s3m^E';
  const read = parsePosition('taiwan', position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const claimed = candidatesOf(view, choices, advisorFor(view)!).find(
    ({ action }) => action.type === 'chow',
  )!;
  expect(writtenChoice(view, claimed.action)).toBe('56s');
  expect(formatTile(claimed.thrown!)).not.toBe('4s');
  expect(claimed.after?.missing).toBe(2);
  const hand = readHand(view, claimed.action, advisorFor(view)!);
  expect(hand.holding.counts[kindsOfText('4s')[0]!]).toBe(1);
});
