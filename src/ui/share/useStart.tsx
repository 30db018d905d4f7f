import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { completeOptions } from '../../store/selectors/optionList';
import { presetAs } from '../../store/selectors/presets';
import { configOf } from '../../store/share/challenge';
import type { Challenge } from '../../store/share/shared';
import { useGame, useMatch } from '../context';
import { StartCheck } from '../house/StartCheck';
import { lateComponent } from '../lateComponent';
import { useOpenPage } from '../pages';
import { useIntroduction } from '../screens/useIntroduction';

const Introduction = lateComponent(async () => (await import('../screens/Introduction')).Introduction);

interface Start {
  /** Begins the match; another one that is open is put aside. What is new in its game is told first, and tables that are not ready-made are looked at. */
  readonly start: () => void;
  /** Goes on with it. */
  readonly resume: () => void;
  /** Whether it is under way, be it open or put aside. */
  readonly isOn: boolean;
  /** What is told of the game, or said of the table, while it is. */
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
  const introduction = useIntroduction(rules);
  const [asking, setAsking] = useState<'introduction' | 'check' | null>(null);
  const close = () => setAsking(null);
  const begin = () => {
    close();
    introduction.markRead();
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
  const check = () => (isReadyMade() ? begin() : setAsking('check'));
  const question = asking && (
    <Suspense fallback={null}>
      {asking === 'introduction' ? (
        <Introduction id={rules} onStart={check} onClose={close} />
      ) : (
        <StartCheck table={challenge} onStart={begin} onClose={close} />
      )}
    </Suspense>
  );
  return {
    start: () => (introduction.unread ? setAsking('introduction') : check()),
    resume,
    isOn: isOpen || parked !== undefined,
    question,
  };
}
