import { useEffect, useRef } from 'react';
import type { Match } from '../../engine/match';
import { Button } from '../controls/buttons';
import { ItemsButton } from '../rules/ItemsButton';
import { HandOfMatch } from './HandOfMatch';
import type { KnownLesson } from './knownLesson';
import { firstMatchIn, useStartFirstMatch } from './useFirstMatches';
import { useContent, useLessonText } from './useLesson';

interface NextMatchProps {
  readonly lesson: KnownLesson;
  readonly match: Match;
  /** It was offered: then it takes the focus. */
  readonly isLed: boolean;
  readonly onOffered: () => void;
}

/** After one of the first matches: the next one, with what is new in it. */
export function NextMatch({ lesson, match, isLed, onOffered }: NextMatchProps) {
  const { firstMatches } = useContent(lesson);
  const { matches } = useLessonText();
  const ladder = { id: lesson.rules, firstMatches };
  const start = useStartFirstMatch(ladder);
  const last = firstMatches.length - 1;
  const played = firstMatchIn(ladder, match);
  const next = matches.steps[played + 1];
  const isOffered = played >= 0 && next !== undefined;
  const play = useRef<HTMLButtonElement>(null);
  const offer = useRef(onOffered);
  useEffect(() => {
    if (isOffered) offer.current();
  }, [isOffered]);
  useEffect(() => {
    if (isLed) play.current?.focus({ preventScroll: true });
  }, [isLed]);
  if (!isOffered) return null;
  const straight = played + 1 < last && matches.steps[last];
  return (
    <section className="card stack next-match" aria-labelledby="next-match">
      <h2 id="next-match">{matches.next(next.name)}</h2>
      <p>{next.about}</p>
      <HandOfMatch match={firstMatches[played + 1]} />
      <div className="row">
        <Button ref={play} look="main" onClick={() => start(played + 1)}>
          {matches.playNow(next.name)}
        </Button>
        {straight && <Button onClick={() => start(last)}>{matches.straight(straight.name)}</Button>}
        <ItemsButton rules={lesson.rules} />
      </div>
    </section>
  );
}
