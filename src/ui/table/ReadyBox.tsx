import { useText } from '../context';
import { useGameWords } from '../text/gameWords';
import { Tile } from '../tile/Tile';
import type { ShownWait } from '../../store/types';
import { useWinValue } from './useHandFacts';
import { readinessOf, shortfall, worthOrLack, worthRange } from './worth';

/** What a ready hand waits for, and how many of each are not in sight. */
export function ReadyBox({ waits }: { readonly waits: readonly ShownWait[] }) {
  const text = useText();
  const { units } = useGameWords();
  const values = waits.map(({ sheet }) => (sheet ? worthOrLack(sheet, units) : ''));
  const sheets = waits.flatMap(({ sheet }) => sheet ?? []);
  const differ = new Set(values).size > 1;
  // The last tile of its kind was just laid down, and may be won on.
  const isWon = useWinValue()?.sheet.legal === true;
  const state = isWon ? 'win' : readinessOf(waits);
  const label = text.ready.label(
    waits
      .map(({ kind, left }, at) =>
        [text.ready.wait(text.tile(kind), left), ...(differ && values[at] ? [values[at]] : [])].join(', '),
      )
      .join(', '),
    state,
  );
  return (
    <div className={`ready ready--${state}`} role="group" aria-label={label}>
      <span className="ready-head">
        <b>{text.ready.title[state]}</b>
        <span>
          {state === 'short' && <Dots {...shortfall(sheets)} />}
          {worthRange(sheets, units)}
        </span>
      </span>
      <span className="ready-waits" data-count={waits.length}>
        {waits.map(({ kind, left }, at) => (
          <span key={kind} className={left === 0 ? 'wait wait--none' : 'wait'}>
            <Tile kind={kind} silent />
            <span className="wait-left">
              <b>{left}</b> <small>{text.ready.left}</small>
              {differ && <small className="wait-value">{values[at]}</small>}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** A dot for each unit that is needed, so far as they can be told apart; those that the hand has are full. */
const MOST_DOTS = 5;

function Dots({ has = 0, needs = 0 }: { readonly has?: number; readonly needs?: number }) {
  if (needs === 0 || needs > MOST_DOTS) return null;
  return (
    <span className="need-dots" aria-hidden="true">
      {'●'.repeat(Math.min(has, needs))}
      {'○'.repeat(Math.max(needs - has, 0))}
    </span>
  );
}
