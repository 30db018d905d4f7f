import type { ScoreSheet } from '../../engine/types';
import { handGroups, otherReadings } from '../../store/calculator/readings';
import { worthOrLack } from '../table/worth';
import { useWordsOfGame } from '../text/gameWords';
import { Tile } from '../tile/Tile';
import { useCalculator } from './useCalculator';
import { useWords } from '../context';
import { calculatorWords } from '../text';

/** So many are shown. */
const MOST = 4;

/** The other ways to read the hand, and what each would be worth; nothing where there is one way. */
export function OtherReadings({ scored }: { readonly scored: ScoreSheet }) {
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const { units } = useWordsOfGame(draft.rules);
  const others = otherReadings(draft, scored).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <div className="card calc-readings">
      <h3>{words.otherReadings}</h3>
      <ul className="list">
        {others.map((sheet, at) => (
          <li key={at} className="row row--one row--apart">
            <span className="row">
              {handGroups(sheet.groups).map(({ kinds }, group) => (
                <span key={group} className="tiles">
                  {kinds.map((kind, tile) => (
                    <Tile key={tile} kind={kind} />
                  ))}
                </span>
              ))}
            </span>
            <b>{worthOrLack(sheet, units)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
