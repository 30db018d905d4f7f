import type { ScoreSheet } from '../../engine/types';
import type { ShownWait } from '../../store/types';
import type { Text } from '../text';
import { useText } from '../context';
import { Tile } from '../tile/Tile';
import type { TableControls } from './useTableControls';
import { useWaits } from './useHandFacts';
import { countedFaan, faanOf, stepOf, worthOf } from './worth';

/** What a ready hand waits for, and how many of each are not in sight. */
export function ReadyBox({ controls }: { readonly controls: TableControls }) {
  const text = useText();
  const waits = useWaits(controls.selected ?? controls.hand.drawn);
  if (waits.length === 0) return null;
  const values = waits.map(({ sheet }) => valueOf(sheet, text));
  const differ = new Set(values).size > 1;
  const label = text.ready.label(
    waits
      .map(({ kind, left }, at) =>
        [text.say.wait(text.tile(kind), left), ...(differ && values[at] ? [values[at]] : [])].join(', '),
      )
      .join(', '),
  );
  return (
    <div className="ready" role="group" aria-label={label}>
      <span className="ready-head">
        <b>{text.ready.title}</b>
        <span>{rangeOf(waits, text)}</span>
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

/** "5 faan", "Limit", "2 faan, 3 needed"; nothing where hands are not counted. */
function valueOf(sheet: ScoreSheet | null, text: Text): string {
  if (!sheet) return '';
  const minimum = stepOf(sheet, 'minimum');
  return sheet.legal || minimum === null ? worthOf(sheet, text) : text.below(countedFaan(sheet), minimum);
}

/** "5 faan", "3–5 faan", or what is missing for the minimum. */
function rangeOf(waits: readonly ShownWait[], text: Text): string {
  const sheets = waits.flatMap(({ sheet }) => sheet ?? []);
  const legal = sheets.filter((sheet) => sheet.legal);
  const faan = (legal.length > 0 ? legal : sheets).flatMap((sheet) => faanOf(sheet) ?? []);
  if (faan.length === 0) return legal.some((sheet) => sheet.limit) ? text.limit : '';
  const [least, most] = [Math.min(...faan), Math.max(...faan)];
  const minimum = sheets.map((sheet) => stepOf(sheet, 'minimum')).find((value) => value !== null);
  if (legal.length === 0 && minimum) return text.below(Math.max(...sheets.map(countedFaan)), minimum);
  return least === most ? text.faan(least) : text.faanRange(least, most);
}
