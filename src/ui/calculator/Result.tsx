import type { Payment, Seat } from '../../engine/types';
import { seatCount } from '../../store/calculator/draft';
import { hasGiver, judge } from '../../store/calculator/judge';
import { useText, useWords } from '../context';
import { SheetParts } from '../scoring/SheetParts';
import { amountIn } from '../table/worth';
import { useWordsOfGame } from '../text/gameWords';
import { WindGlyph } from '../tile/Tile';
import { useCalculator } from './useCalculator';
import { OtherReadings } from './OtherReadings';
import { movedTo, useVerdict } from './verdict';
import { Winds } from './SituationCard';
import { calculatorWords } from '../text';

/** What the hand is worth, why, and who pays whom. */
export function Result() {
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const judgement = judge(draft);
  const sheet = judgement.type === 'won' || judgement.type === 'below' ? judgement.sheet : null;
  return (
    <section className="stack calc-result" aria-labelledby="calc-value">
      <h2 id="calc-value" className="unseen">
        {words.value}
      </h2>
      <Headline />
      {judgement.type === 'won' && <Payments payments={judgement.payments} />}
      {sheet && (
        <>
          <SheetParts deal={draft} sheet={sheet} />
          <OtherReadings scored={sheet} />
        </>
      )}
    </section>
  );
}

/** What the table would call out, large, and what it brings. */
function Headline() {
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const { units } = useWordsOfGame(draft.rules);
  const judgement = judge(draft);
  const verdict = useVerdict(draft, judgement);
  if (judgement.type !== 'won')
    return (
      <div className="card stack">
        <p className="calc-verdict">{verdict.title}</p>
        {judgement.type === 'short' && <p className="note">{words.nothingYet}</p>}
      </div>
    );
  const { headline } = judgement.sheet;
  return (
    <div className="card stack">
      <p className="row calc-amounts">
        {headline.length === 0 && <b>{words.win}</b>}
        {headline.map((amount) => (
          <b key={amount.unit}>{amountIn(units, amount)}</b>
        ))}
      </p>
      {verdict.note && <p>{verdict.note}</p>}
    </div>
  );
}

/** Seat by seat what is paid; who gave the tile can be chosen. */
function Payments({ payments }: { readonly payments: readonly Payment[] | null }) {
  const text = useText();
  const words = useWords(calculatorWords);
  const { draft, change } = useCalculator((state) => state);
  const all: Seat[] = Array.from({ length: seatCount(draft) }, (_, seat) => seat);
  return (
    <div className="card stack calc-payments">
      <h3>{words.who}</h3>
      {hasGiver(draft) && (
        <Winds
          label={words.from}
          value={draft.from}
          among={all.filter((seat) => seat !== draft.seat)}
          onChange={(from) => change({ ...draft, from })}
        />
      )}
      {payments === null ? (
        <p>{words.allHands}</p>
      ) : (
        <ul className="list">
          {all.map((seat) => {
            const points = movedTo(payments, seat);
            return (
              <li key={seat} className={seat === draft.seat ? 'row row--one calc-own' : 'row row--one'}>
                <span className="wind">
                  <WindGlyph wind={seat} />
                </span>
                <span>
                  {text.wind(seat)}
                  {seat === draft.seat && ` (${words.winner})`}
                </span>
                <b>{points > 0 ? words.gets(points) : points < 0 ? words.pays(-points) : '0'}</b>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
