import { Suspense, useState } from 'react';
import { useText } from '../context';
import { lateComponent } from '../lateComponent';
import { useGameWords } from '../text/gameWords';
import { Tile } from '../tile/Tile';
import type { ShownWait } from '../../store/selectors/worthTypes';
import { useWinValue } from './useHandFacts';
import { readinessOf, shortfall, shownWorth, worthOrLack, worthRange } from './worth';

const WaitsDialog = lateComponent(async () => (await import('./WaitsDialog')).WaitsDialog);

/** What a ready hand waits for, and how many of each are not in sight. It opens what each of them is worth. */
export function ReadyBox({ waits }: { readonly waits: readonly ShownWait[] }) {
  const text = useText();
  const { units, readyAs } = useGameWords();
  const [isOpen, setOpen] = useState(false);
  const worthIn = useShortWorth();
  const values = waits.map(worthIn);
  const sheets = waits.flatMap((wait) => shownWorth(wait).sheet ?? []);
  const differ = new Set(values).size > 1;
  const areShown = differ && values.every((value) => value.length <= SHORT);
  // The last tile of its kind was just laid down, and may be won on.
  const isWon = useWinValue()?.sheet.legal === true;
  const state = isWon ? 'win' : readinessOf(waits);
  const own = readyAs?.[heldBackBy(waits) ?? ''] ?? readyAs?.[state];
  const worth = worthRange(sheets, units);
  const looks = `ready ready--${state} ${worth.length > SHORT ? 'ready--wordy' : ''}`;
  const label = text.ready.label(
    waits
      .map(({ kind, left }, at) =>
        [text.ready.wait(text.tile(kind), left), ...(differ && values[at] ? [values[at]] : [])].join(', '),
      )
      .join(', '),
    state,
    own,
  );
  return (
    <>
      <div className={looks} role="group" aria-label={label} style={linesOf(waits.length)}>
        <span className="ready-head">
          <b>{own ?? text.ready.title[state]}</b>
          <span>
            {state === 'short' && <Dots {...shortfall(sheets)} />}
            {worth}
          </span>
        </span>
        <span className="ready-waits">
          {waits.map((wait, at) => (
            <span key={wait.kind} className={waitClass(wait)}>
              <Tile kind={wait.kind} silent />
              <span className="wait-left">
                <b>{wait.left}</b> <small>{text.ready.left}</small>
                {areShown && <small className="wait-value">{values[at]}</small>}
              </span>
            </span>
          ))}
        </span>
        <button
          type="button"
          className="ready-more"
          aria-label={text.ready.more}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <WaitsDialog waits={waits} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Why none of the waits may be won with on a discard though all are worth enough; null where that is not so, or differs. */
function heldBackBy(waits: readonly ShownWait[]): string | null {
  const codes = new Set(
    waits.map(({ discard: { sheet, refusal } }) => (sheet?.legal && refusal ? refusal.code : null)),
  );
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}

/** What is said in more letters leaves less room for the waits; what each is worth then stands in the dialog alone. */
const SHORT = 12;

/** The waits that lie on one line at most. */
const IN_LINE = 3;

/** On how many lines so many waits lie, for the sheets. */
function linesOf(count: number): Readonly<Record<string, number>> {
  const lines = count > IN_LINE ? 2 : 1;
  return { '--wait-lines': lines, '--in-line': Math.ceil(count / lines) };
}

function waitClass({ left, discard, drawn }: ShownWait): string {
  if (left === 0) return 'wait wait--none';
  return discard.refusal && drawn.refusal ? 'wait wait--refused' : 'wait';
}

/** What a wait is worth in a few words, or why it is worth nothing. */
function useShortWorth(): (wait: ShownWait) => string {
  const { ready } = useText();
  const { units } = useGameWords();
  return (wait) => {
    const { discard, drawn } = wait;
    const { sheet, refusal } = shownWorth(wait);
    const worth = sheet ? worthOrLack(sheet, units) : '';
    if (refusal) return sheet?.legal === false ? worth : ready.refused;
    return discard.refusal && !drawn.refusal ? ready.onlyDrawn(worth) : worth;
  };
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
