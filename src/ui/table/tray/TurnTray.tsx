import { useEffect, useId } from 'react';
import { useKinds, useText } from '../../context';
import { isKeyboardMode } from '../../live/inputMode';
import type { TableControls } from '../useTableControls';
import { Tile } from '../../tile/Tile';
import { KeyHint } from './ActionButton';
import { usePlayWords } from '../playWords';
import { Actions, Question } from './trayParts';
import { SeeHand, useWonWords } from './WonNote';

/** The own turn: win, kongs and the discard of the selected tile. */
export function TurnTray({
  controls,
  why,
  onSee,
}: {
  readonly controls: TableControls;
  readonly why: string | null;
  readonly onSee: () => void;
}) {
  const text = useText();
  const kinds = useKinds();
  const titleId = useId();
  const { hand, options } = controls;
  const words = usePlayWords();
  const declared = options.find(({ what }) => what !== null)?.what;
  const asked = declared ? words.declaration(declared).ask : undefined;
  const drawn = hand.drawn === null ? null : (kinds[hand.drawn] ?? 0);
  const usual = drawn === null ? text.tray.yourTurn : text.tray.drew(text.tile(drawn));
  const won = useWonWords();
  const { title, line } = won ??
    asked ?? { title: usual, line: controls.isBound ? text.tray.onlyDrawn : text.tray.choose };
  useEffect(() => {
    if (isKeyboardMode()) document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
  }, []);
  return (
    <section className="tray tray--turn" aria-labelledby={titleId}>
      <Question tile={drawn} title={title} line={line} why={why} titleId={titleId}>
        {drawn !== null && <span className="turn-chip">{text.tray.yourTurn}</span>}
      </Question>
      <Actions controls={controls} label={title} hasWon={won !== null}>
        {won && <SeeHand onSee={onSee} />}
        <LastButton controls={controls} />
      </Actions>
    </section>
  );
}

/** Discards the selected tile, or turns down what may be declared while none is selected. */
function LastButton({ controls }: { readonly controls: TableControls }) {
  const text = useText();
  const kinds = useKinds();
  const { selected, discard, notNow } = controls;
  const named = selected === null ? null : text.tray.discardTile(text.tile(kinds[selected] ?? 0));
  if (selected === null && notNow) {
    return (
      <button type="button" className="act act--pass" onClick={notNow}>
        <span className="act-word">
          <b>{text.tray.notNow}</b>
          <KeyHint keys={[' ']} />
        </span>
      </button>
    );
  }
  return (
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
  );
}
