import { useEffect, useMemo } from 'react';
import type { Action } from '../../engine/types';
import { autoPass } from '../../store/selectors/autoPass';
import type { PassRules } from '../../store/selectors/autoPass';
import { delaysOf } from '../../store/match/pace';
import { useGame, useSettings } from '../context';
import { useAids } from './aids';

/** What the player is not asked about. */
export function usePassRules(): PassRules {
  const noChows = useSettings((settings) => settings.noChows);
  const onlyWins = useSettings((settings) => settings.onlyWins);
  const { never } = useAids();
  return useMemo(() => ({ noChows, onlyWins, never }), [noChows, onlyWins, never]);
}

/**
 * The pass that will be made for the player, or null. It comes after the pause that follows every discard, so
 * that timing gives away nothing about the player's hand.
 */
export function useAutoPass(): Action | null {
  const rules = usePassRules();
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const act = useGame((state) => state.act);
  const isPaused = useGame((state) => state.paused);
  const delay = delaysOf(useSettings((settings) => settings.pace)).discard;
  const pass = useMemo(() => (view ? autoPass(view, choices, rules) : null), [view, choices, rules]);
  useEffect(() => {
    if (!pass || isPaused) return;
    if (delay === 0) return act(pass);
    const timer = setTimeout(() => act(pass), delay);
    return () => clearTimeout(timer);
  }, [pass, isPaused, delay, act]);
  return pass;
}
