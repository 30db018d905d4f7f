import { useId } from 'react';
import { completeOptions } from '../../store/selectors/optionList';
import { hasOwnText, sectionsOnCard } from '../../store/selectors/printedHand';
import type { Options, RuleSetId } from '../../engine/types';
import { useWords } from '../context';
import { textWords, wordFor } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import { PrintedHand } from './PrintedHand';
import './printedCard.css';

interface PrintedCardProps {
  readonly rules: RuleSetId;
  /** What differs from the defaults. The game must be loaded. */
  readonly options: Options;
}

/** The card of a table that has brought one, folded away below its name. */
export function OwnCard({ rules, options }: PrintedCardProps) {
  const words = useWords(textWords);
  if (!hasOwnText({ rules, options })) return null;
  return (
    <details className="printed-card">
      <summary>{words.preview}</summary>
      <PrintedCard rules={rules} options={options} />
    </details>
  );
}

/** The card of a table as it would be printed: by section, each hand with its points, and whether it is concealed. Nothing where the game has no card. */
function PrintedCard({ rules, options }: PrintedCardProps) {
  const words = useWords(textWords);
  const { items, units } = useWordsOfGame(rules);
  const id = useId();
  const { unit, sections } = sectionsOnCard({ rules, options: completeOptions(rules, options) });
  return sections.map(({ name, hands }, at) => (
    <div key={name} className="printed-section">
      <b id={`${id}-${at}`}>{name}</b>
      <ul className="list" aria-labelledby={`${id}-${at}`}>
        {hands.map((hand) => (
          <li key={hand.id} className="row row--apart row--base">
            <span className="named">
              <PrintedHand hand={hand.hand} />
              {hand.id !== hand.hand && <span>{wordFor(items, hand.id)}</span>}
            </span>
            <span className="printed-worth">
              {units[unit]?.amount(hand.value)}
              <small className="note">{hand.exposed ? words.exposed : words.concealed}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
