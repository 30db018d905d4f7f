import { useMemo } from 'react';
import { Button } from '../controls/buttons';
import { useText, useWords } from '../context';
import { formatPoints } from '../coach/scale';
import { ChoiceMark } from '../practice/ChoiceMark';
import { courseOfAll, courseOfHand } from '../../store/review/reviewFacts';
import { axisOf, isError } from './figures';
import { Sum } from './Sum';
import type { ReviewOfMatch } from './useReview';
import { practiceWords, reviewWords } from '../text';

interface MatchReviewProps {
  readonly review: ReviewOfMatch;
  readonly onOpen: (hand: number) => void;
}

/** A match hand by hand: what was luck, what was skill, and how good the choices were. */
export function MatchReview({ review, onOpen }: MatchReviewProps) {
  const words = useWords(reviewWords);
  const text = useText();
  const { classes } = useWords(practiceWords);
  const { record, player, hands, want, stop } = review;
  const rows = useMemo(
    () =>
      record.hands.map((hand, at) => {
        const { status, decisions } = hands[at]!;
        return { hand, status, decisions, course: courseOfHand(decisions, hand, player) };
      }),
    [record.hands, hands, player],
  );
  const done = rows.filter(({ status }) => status === 'done');
  const isThinking = rows.some(({ status }) => status === 'thinking' || status === 'waiting');
  const hasNoCoach = rows.some(({ status }) => status === 'no-coach');
  const whole = useMemo(() => courseOfAll(done.map(({ course }) => course)), [done]);
  const decimals = axisOf(whole).decimals;
  return (
    <main className="review review--match">
      {done.length > 0 && (
        <Sum
          course={whole}
          decimals={decimals}
          count={done.reduce((sum, { decisions }) => sum + decisions.length, 0)}
          covers={done.length < rows.length ? words.covers(done.length, rows.length) : null}
        />
      )}
      <section className="card review-match">
        <h2>{words.hands}</h2>
        <p className="review-progress" role="status">
          {isThinking && <progress max={rows.length} value={done.length} aria-hidden="true" />}
          <span>
            {hasNoCoach
              ? words.noCoach
              : done.length === rows.length
                ? words.doneMatch
                : words.thinkingMatch(done.length, rows.length)}
          </span>
          {isThinking && <Button onClick={stop}>{words.stop}</Button>}
          {!isThinking && !hasNoCoach && done.length < rows.length && (
            <Button look="main" onClick={() => want(rows.map((_, at) => at))}>
              {done.length > 0 ? words.goOn : words.begin}
            </Button>
          )}
        </p>
        <div className="review-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.hand}</th>
                <th scope="col">{words.luck}</th>
                <th scope="col">{words.skill}</th>
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ hand, status, decisions, course }, at) => {
                const name = text.sheet.row('ESWN'.indexOf(hand.round), hand.number, hand.repeat);
                const worst = decisions.filter(isError).toSorted((a, b) => b.loss - a.loss)[0];
                return (
                  <tr key={at}>
                    <th scope="row">
                      <button type="button" aria-label={words.open(name)} onClick={() => onOpen(at)}>
                        {name}
                        {worst && <ChoiceMark answer={worst.class} label={classes[worst.class]} />}
                      </button>
                    </th>
                    {status === 'done' ? (
                      <>
                        <td>{formatPoints(course.luck, 1)}</td>
                        <td>{formatPoints(course.skill, 1)}</td>
                      </>
                    ) : (
                      <td colSpan={2}>
                        {status === 'thinking' ? words.thinking(decisions.length, null) : words.notYet}
                      </td>
                    )}
                    <td>{formatPoints(hand.result?.scores[player] ?? 0, 0)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </section>
    </main>
  );
}
