import { keptLesson } from '../../store/lesson/progress';
import { browserStorage } from '../../store/saves/browserStorage';
import { Button } from '../controls/buttons';
import { LessonFrame, usePlace } from './LessonFrame';
import { ItemsButton } from '../rules/ItemsButton';
import { HandOfMatch } from './HandOfMatch';
import { SoundOffer } from './SoundOffer';
import { useLesson, useLessonText } from './useLesson';
import { useStartFirstMatch } from './useFirstMatches';
import './firstMatches.css';

/** After the lesson: matches that ask for more from one to the next. Any of them can be begun. */
export function FirstMatches() {
  const { matches } = useLessonText();
  const lesson = useLesson();
  const { go, leave } = usePlace();
  const start = useStartFirstMatch(lesson);
  const begun = keptLesson.peek(browserStorage).match;
  const next = Math.min(begun, lesson.firstMatches.length - 1);
  const play = (at: number) => {
    start(at);
    leave();
  };
  return (
    <LessonFrame
      title={matches.title}
      onward={{
        label: matches.playNow(matches.steps[next]?.name ?? ''),
        isReady: true,
        run: () => play(next),
      }}
    >
      <section className="stack lesson-lead">
        {matches.lead.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ol className="stack first-matches">
          {matches.steps.map(({ name, about }, at) => (
            <li
              key={name}
              className="card stack stack--start"
              aria-current={at === next ? 'step' : undefined}
            >
              <p>
                <b>{name}</b> {about}
              </p>
              <HandOfMatch match={lesson.firstMatches[at]} />
              {at < begun && <p className="note first-match-begun">{matches.begun}</p>}
              {at !== next && <Button onClick={() => play(at)}>{matches.playNow(name)}</Button>}
            </li>
          ))}
        </ol>
        <SoundOffer />
        <div className="row">
          <ItemsButton rules={lesson.id} />
          <Button icon="again" onClick={() => go(0)}>
            {matches.again}
          </Button>
        </div>
      </section>
    </LessonFrame>
  );
}
