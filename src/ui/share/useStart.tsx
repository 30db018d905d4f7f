import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { completeOptions } from '../../store/selectors/optionList';
import { presetAs } from '../../store/selectors/presets';
import { configOf } from '../../store/share/challenge';
import type { Challenge } from '../../store/share/shared';
import { useGame, useMatch } from '../context';
import { StartCheck } from '../house/StartCheck';
import { useOpenPage } from '../pages';

interface Start {
  /** Begins the match; another one that is open is put aside. Tables that are not ready-made are looked at first. */
  readonly start: () => void;
  /** Goes on with it. */
  readonly resume: () => void;
  /** Whether it is under way, be it open or put aside. */
  readonly isOn: boolean;
  /** What is said of the table, while it is. */
  readonly question: ReactNode;
}

/** The ways to the match of a challenge. `onStart` is called when it begins. */
export function useStart(challenge: Challenge, onStart: () => void = () => undefined): Start {
  const { bits, rules, options } = challenge;
  const isOpen = useGame(({ match }) => match?.bits === bits && match.rules === rules);
  const parked = useMatch(({ others }) =>
    others?.list.find((each) => each.bits === bits && each.rules === rules),
  );
  const resumeParked = useMatch(({ others }) => others?.resume);
  const startMatch = useMatch((state) => state.startMatch);
  const resumeMatch = useGame((state) => state.resume);
  const openPage = useOpenPage();
  const [isChecking, setChecking] = useState(false);
  const begin = () => {
    setChecking(false);
    onStart();
    openPage('home');
    startMatch(configOf(challenge));
  };
  const resume = () => {
    openPage('home');
    if (isOpen) resumeMatch();
    else if (parked) resumeParked?.(parked.id);
  };
  const isReadyMade = () => presetAs(rules, completeOptions(rules, options)) !== null;
  const question = isChecking && (
    <Suspense fallback={null}>
      <StartCheck table={challenge} onStart={begin} onClose={() => setChecking(false)} />
    </Suspense>
  );
  return {
    start: () => (isReadyMade() ? begin() : setChecking(true)),
    resume,
    isOn: isOpen || parked !== undefined,
    question,
  };
}
