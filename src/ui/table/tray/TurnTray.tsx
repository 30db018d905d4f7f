import { useEffect, useId } from 'react';
import { useKinds, useText } from '../../context';
import { isKeyboardMode } from '../../live/inputMode';
import type { TableControls } from '../useTableControls';
import { Tile } from '../../tile/Tile';
import { KeyHint } from './ActionButton';
import { Actions, Question } from './trayParts';

/** The own turn: win, kongs and the discard of the selected tile. */
export function TurnTray({
  controls,
  why,
}: {
  readonly controls: TableControls;
  readonly why: string | null;
}) {
  const text = useText();
  const kinds = useKinds();
  const titleId = useId();
  const { hand, selected, discard } = controls;
  const drawn = hand.drawn === null ? null : (kinds[hand.drawn] ?? 0);
  const named = selected === null ? null : text.tray.discardTile(text.tile(kinds[selected] ?? 0));
  const title = drawn === null ? text.tray.yourTurn : text.tray.drew(text.tile(drawn));
  useEffect(() => {
    if (isKeyboardMode()) document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
  }, []);
  return (
    <section className="tray tray--turn" aria-labelledby={titleId}>
      <Question tile={drawn} title={title} line={text.tray.choose} why={why} titleId={titleId}>
        {drawn !== null && <span className="turn-chip">{text.tray.yourTurn}</span>}
      </Question>
      <Actions controls={controls} label={title}>
        <button
          type="button"
          className="act act--discard"
          aria-disabled={selected === null}
          aria-label={named ?? `${text.actions.discard}: ${text.tray.choose}`}
          onClick={() => selected !== null && discard(selected)}
        >
          {selected !== null && (
            <span className="act-tiles">
              <Tile kind={kinds[selected] ?? 0} silent />
            </span>
          )}
          <span className="act-word">
            <b>{named ?? text.tray.chooseTile}</b>
            <KeyHint keys={['Enter']} />
          </span>
        </button>
      </Actions>
    </section>
  );
}
