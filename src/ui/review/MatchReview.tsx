import { useMemo } from 'react';
import { Button } from '../controls/buttons';
import { useWords } from '../context';
import { formatPoints } from '../coach/scale';
import { ChoiceMark } from '../practice/ChoiceMark';
import { costliestOf, courseOfHand, roundedSum, sumOfAll } from '../../store/review/reviewFacts';
import type { DecisionPlace } from '../../store/review/reviewFacts';
import { isError, sumPoints, TENTHS } from './figures';
import { Moments } from './Moments';
import { useHandName } from './shownHand';
import { Sum } from './Sum';
import type { ReviewOfMatch } from './useReview';
import { practiceWords, reviewWords } from '../text';

interface MatchReviewProps {
  readonly review: ReviewOfMatch;
  readonly onOpen: (hand: number) => void;
  /** Shows one of the costliest choices on the table. */
  readonly onLook: (place: DecisionPlace) => void;
}

/** A match hand by hand: what was luck, what was skill, and how good the choices were. */
export function MatchReview({ review, onOpen, onLook }: MatchReviewProps) {
  const words = useWords(reviewWords);
  const { classes } = useWords(practiceWords);
  const { record, player, hands, want, stop } = review;
  const nameOf = useHandName(record);
  const rows = useMemo(
    () =>
      record.hands.map((hand, at) => {
        const { status, decisions } = hands[at]!;
        return { hand, status, decisions, sum: roundedSum(courseOfHand(decisions, hand, player)) };
      }),
    [record.hands, hands, player],
  );
  const done = rows.filter(({ status }) => status === 'done');
  const isThinking = rows.some(({ status }) => status === 'thinking' || status === 'waiting');
  const hasNoCoach = rows.some(({ status }) => status === 'no-coach');
  const costliest = costliestOf([...hands.keys()], (hand) => hands[hand]?.decisions ?? []);
  const covers = done.length < rows.length ? words.covers(done.length, rows.length) : null;
  return (
    <main className="page-body review review--match">
      {done.length > 0 && (
        <Sum
          sum={sumOfAll(done.map(({ sum }) => sum))}
          count={done.reduce((count, { decisions }) => count + decisions.length, 0)}
          covers={covers}
        />
      )}
      <Moments review={review} places={costliest} isOfMatch covers={covers} onOpen={onLook} />
      <section className="card review-match">
        <h2>{words.hands}</h2>
        <p className="row review-progress">
          {isThinking && <progress max={rows.length} value={done.length} aria-hidden="true" />}
          <span role="status">
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
        <div className="scrolled review-table">
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{words.hand}</th>
                <th scope="col">{words.start}</th>
                <th scope="col">{words.luck}</th>
                <th scope="col">{words.skill}</th>
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ status, decisions, sum }, at) => {
                const name = nameOf(at);
                const worst = decisions.filter(isError).toSorted((a, b) => b.loss - a.loss)[0];
                return (
                  <tr key={at}>
                    <th scope="row">
                      <button
                        type="button"
                        className="text-button"
                        aria-label={words.open(name)}
                        onClick={() => onOpen(at)}
                      >
                        {name}
                        {worst && <ChoiceMark answer={worst.class} label={classes[worst.class]} />}
                      </button>
                    </th>
                    {status === 'done' ? (
                      <>
                        <td>{formatPoints(sum.start, TENTHS)}</td>
                        <td>{formatPoints(sum.luck, TENTHS)}</td>
                        <td>{formatPoints(sum.skill, TENTHS)}</td>
                      </>
                    ) : (
                      <td colSpan={3}>
                        {status === 'thinking' ? words.thinking(decisions.length, null) : words.notYet}
                      </td>
                    )}
                    <td>{sumPoints(sum.result)}</td>
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
