import { Suspense } from 'react';
import type { Seat } from '../../../../engine/types';
import { useText, useWords } from '../../../context';
import { HeldTiles, WayOfWinning } from '../../../lateParts';
import { isEveryHand, personOf } from '../../../scoring/resultFacts';
import type { ResultFacts } from '../../../scoring/resultFacts';
import { questionWords } from '../../../text';

/** The hand that won and how, and what the others held where that counts. */
export function WonHands({ facts }: { readonly facts: ResultFacts }) {
  const words = useWords(questionWords);
  const text = useText();
  const { deal } = facts.result;
  const [win] = deal.wins;
  if (!win) return null;
  const others = isEveryHand(deal) ? [...deal.seats.keys()].filter((seat) => seat !== win.seat) : [];
  const nameOf = (seat: Seat) => words.worth.seat(text.people[personOf(facts, seat)], text.wind(seat));
  return (
    <section className="card stack stack--start question-hand" aria-label={words.hand}>
      <p>
        <b>{words.worth.youWin}</b>{' '}
        <Suspense>
          <WayOfWinning facts={facts} win={win} />
        </Suspense>
      </p>
      <p className="note">{words.seat(text.wind(win.seat), text.table.round(deal.prevailing))}</p>
      <Suspense>
        <HeldTiles facts={facts} seat={win.seat} won={win.tile} />
        {others.map((seat) => (
          <div key={seat} className="stack question-other">
            <span className="note">{nameOf(seat)}</span>
            <HeldTiles facts={facts} seat={seat} />
          </div>
        ))}
      </Suspense>
    </section>
  );
}
