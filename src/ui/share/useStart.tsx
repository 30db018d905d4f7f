import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { completeOptions } from '../../store/facts/optionList';
import { presetAs } from '../../store/facts/presets';
import { configOf } from '../../store/share/challenge';
import type { Challenge } from '../../store/share/shared';
import { useGame } from '../context';
import { StartCheck } from '../house/StartCheck';
import { useOpenPage } from '../pages';
import { ReplaceQuestion } from '../screens/ReplaceQuestion';

interface Start {
  /** Begins the match, or asks before it takes the place of another. */
  readonly start: () => void;
  /** Goes on with the match under way. */
  readonly resume: () => void;
  /** Whether the match under way is this one. */
  readonly isOn: boolean;
  /** What is asked, while it is. */
  readonly question: ReactNode;
}

/** The ways to the match of a challenge. `onStart` is called when it begins. */
export function useStart(challenge: Challenge, onStart: () => void = () => undefined): Start {
  const match = useGame((state) => state.match);
  const startMatch = useGame((state) => state.startMatch);
  const resumeMatch = useGame((state) => state.resume);
  const openPage = useOpenPage();
  const [asking, setAsking] = useState<'replace' | 'check' | null>(null);
  const { rules, options } = challenge;
  const begin = () => {
    setAsking(null);
    onStart();
    openPage('home');
    startMatch(configOf(challenge));
  };
  const resume = () => {
    openPage('home');
    resumeMatch();
  };
  // Ready-made tables can be played. Any other is looked at first.
  const check = () =>
    presetAs(rules, completeOptions(rules, options)) === null ? setAsking('check') : begin();
  const close = () => setAsking(null);
  const question =
    asking === 'check' ? (
      <Suspense fallback={null}>
        <StartCheck table={challenge} onStart={begin} onClose={close} />
      </Suspense>
    ) : (
      asking === 'replace' && <ReplaceQuestion onAgree={check} onClose={close} />
    );
  return {
    start: () => (match ? setAsking('replace') : check()),
    resume,
    isOn: match?.bits === challenge.bits && match.rules === challenge.rules,
    question,
  };
}
