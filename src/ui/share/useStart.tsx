import { useState } from 'react';
import type { ReactNode } from 'react';
import { configOf } from '../../store/share/challenge';
import type { Challenge } from '../../store/share/shared';
import { useGame } from '../context';
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
  const [isAsking, setAsking] = useState(false);
  const begin = () => {
    setAsking(false);
    onStart();
    openPage('home');
    startMatch(configOf(challenge));
  };
  const resume = () => {
    openPage('home');
    resumeMatch();
  };
  const question = isAsking && <ReplaceQuestion onAgree={begin} onClose={() => setAsking(false)} />;
  return {
    start: () => (match ? setAsking(true) : begin()),
    resume,
    isOn: match?.bits === challenge.bits && match.rules === challenge.rules,
    question,
  };
}
