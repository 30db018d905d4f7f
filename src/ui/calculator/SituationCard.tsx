import type { Seat } from '../../engine/types';
import { seatCount } from '../../store/calculator/draft';
import { atSeat, toggledSituation, wonBy } from '../../store/calculator/edits';
import { idleSituations, situationsOf, waysOf } from '../../store/calculator/judge';
import { hasRoundWind } from '../../store/selectors/knownTables';
import { useText, useWords } from '../context';
import { Segmented } from '../controls/Segmented';
import { useWordsOfGame } from '../text/gameWords';
import { WindGlyph } from '../tile/Tile';
import { Statements } from './Statements';
import { useCalculator } from './useCalculator';
import { calculatorWords } from '../text';

/** The winds, how the hand was won, and what else bears on its worth. Folded, they are one line that opens. */
export function SituationCard({ isFolded }: { readonly isFolded: boolean }) {
  const text = useText();
  const words = useWords(calculatorWords);
  const { rules, round, seat, by } = useCalculator((state) => state.draft);
  const wind = hasRoundWind(rules) ? text.wind(round) : null;
  if (!isFolded)
    return (
      <section className="card stack" aria-label={words.circumstances}>
        <Choices />
      </section>
    );
  return (
    <details className="card calc-folded">
      <summary>{words.summary(wind, text.wind(seat), words.ways[by])}</summary>
      <div className="stack">
        <Choices />
      </div>
    </details>
  );
}

function Choices() {
  const words = useWords(calculatorWords);
  const { draft, change } = useCalculator((state) => state);
  return (
    <>
      <div className="row row--apart calc-winds">
        {hasRoundWind(draft.rules) && (
          <Winds label={words.round} value={draft.round} onChange={(round) => change({ ...draft, round })} />
        )}
        <Winds label={words.seat} value={draft.seat} onChange={(seat) => change(atSeat(draft, seat))} />
      </div>
      <Ways />
      <Circumstances />
      <Statements />
    </>
  );
}

interface WindsProps {
  readonly label: string;
  readonly value: Seat;
  readonly onChange: (seat: Seat) => void;
  /** The winds to choose from; all where it is left out. */
  readonly among?: readonly Seat[];
}

/** One of the winds of the table. */
export function Winds({ label, value, onChange, among }: WindsProps) {
  const text = useText();
  const seats = useCalculator(({ draft }) => seatCount(draft));
  const winds = among ?? Array.from({ length: seats }, (_, seat) => seat);
  return (
    <fieldset className="choice calc-wind">
      <legend className="note">{label}</legend>
      <div className="segments">
        {winds.map((wind) => (
          <label key={wind} className="segment">
            <input
              type="radio"
              checked={wind === value}
              aria-label={text.wind(wind)}
              onChange={() => onChange(wind)}
            />
            <WindGlyph wind={wind} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Ways() {
  const words = useWords(calculatorWords);
  const { draft, change } = useCalculator((state) => state);
  return (
    <div className="calc-ways">
      <Segmented
        label={words.how}
        isLabelUnseen
        values={waysOf(draft)}
        value={draft.by}
        wordFor={(way) => words.ways[way]}
        onChange={(by) => change(wonBy(draft, by))}
      />
    </div>
  );
}

/** What may be stated besides. It has its place where there is nothing of the kind, so that nothing below moves. */
function Circumstances() {
  const words = useWords(calculatorWords);
  const { draft, change } = useCalculator((state) => state);
  const { situations } = useWordsOfGame(draft.rules);
  if (Object.keys(situations).length === 0) return null;
  const nameOf = (word: string) => situations[word]?.name ?? word;
  return (
    <>
      <div className="calc-chips" role="group" aria-label={words.also}>
        {situationsOf(draft).flatMap((word) => {
          const said = situations[word];
          if (!said) return [];
          const isOn = draft.situation.includes(word);
          return [
            <button
              key={word}
              type="button"
              className="button calc-chip"
              aria-pressed={isOn}
              onClick={() => change(toggledSituation(draft, word))}
            >
              {said.name}
            </button>,
          ];
        })}
      </div>
      <p className="note status" role="status">
        {idleSituations(draft)
          .map(({ word, needs }) => words.idle(nameOf(word), needs.map(nameOf)))
          .join(' ')}
      </p>
    </>
  );
}
