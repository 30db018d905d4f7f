import { useEffect, useRef, useState } from 'react';
import type { RuleSetId } from '../../engine/types';
import { addressParts } from '../addressParts';

/** A place in the rules pages: `#rules/<rule set>/<anchor>` in the address. */
export interface RulesPlace {
  readonly rules: RuleSetId;
  readonly anchor: string;
}

const HEAD = 'rules';

/** Where a link to the rules leads. */
export function rulesAddress(rules: RuleSetId, anchor = ''): string {
  return `#${HEAD}/${rules}${anchor === '' ? '' : `/${anchor}`}`;
}

/**
 * The same with the page's address. A bare `#` counts as a link within the page, and checkers miss its
 * target.
 */
export function rulesLink(rules: RuleSetId, anchor?: string): string {
  return `${location.href.replace(/#.*/, '')}${rulesAddress(rules, anchor)}`;
}

/** The place that the address names, if it names one. `#/rules/…` is the same as `#rules/…`. */
export function placeIn(hash: string): RulesPlace | null {
  const [head, rules, anchor = ''] = addressParts(hash);
  return head === HEAD && rules ? { rules, anchor } : null;
}

/** Whether the address asks for the rules without saying of which game. */
function namesAnyRules(hash: string): boolean {
  const [head, rules] = addressParts(hash);
  return head === HEAD && !rules;
}

/** Opens the rules over whatever is shown; the back button leads here again. */
export function openRules(rules: RuleSetId, anchor = ''): void {
  location.hash = rulesAddress(rules, anchor);
}

/** How many pages of rules lie between this one and where they were opened. */
function depthOf(state: unknown): number | null {
  const depth =
    typeof state === 'object' && state !== null && 'rulesDepth' in state ? state.rulesDepth : null;
  return typeof depth === 'number' ? depth : null;
}

export interface RulesRoute {
  readonly place: RulesPlace | null;
  readonly close: () => void;
}

/** Where the rules are open, and the way back out of them. `first`: the rules to show where the address names none. */
export function useRulesRoute(first: RuleSetId): RulesRoute {
  const [hash, setHash] = useState(() => location.hash);
  const arrive = useRef(() => {});
  useEffect(() => {
    let depth = depthOf(history.state) ?? 0;
    let last: string | null = null;
    const follow = () => {
      if (namesAnyRules(location.hash)) history.replaceState(history.state, '', rulesAddress(first));
      if (location.hash === last) return;
      const isStart = last === null;
      last = location.hash;
      const known = depthOf(history.state);
      depth = placeIn(location.hash) ? (known ?? (isStart ? 0 : depth + 1)) : 0;
      if (depth > 0 && known === null) history.replaceState({ rulesDepth: depth }, '');
      setHash(location.hash);
    };
    arrive.current = follow;
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [first]);
  const close = () => {
    // The browser tells of a link that was followed a moment later; a key may come before.
    arrive.current();
    const depth = depthOf(history.state) ?? 0;
    if (depth > 0) return history.go(-depth);
    history.replaceState(null, '', `${location.pathname}${location.search}`);
    setHash('');
  };
  return { place: placeIn(hash), close };
}
