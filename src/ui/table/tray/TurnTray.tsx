import { useEffect, useId } from 'react';
import { isSwappedIn } from '../../../store/selectors/hand';
import { useGame, useKinds, useText } from '../../context';
import type { TableControls } from '../useTableControls';
import { useSaid } from '../hint';
import { useDangerLine } from '../sight/useDangers';
import { OwnButton } from './ActionButton';
import { useGameWords } from '../../text/gameWords';
import { usePlayWords } from '../usePlayWords';
import { Actions, focusHand, Prompt } from './trayParts';
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
  const said = useSaid();
  const { hand, options } = controls;
  const words = usePlayWords();
  const declared = options.find(({ what }) => what !== null)?.what;
  const asked = declared ? words.declaration(declared).ask : undefined;
  const drawn = hand.drawn === null ? null : (kinds[hand.drawn] ?? 0);
  const got = useGame(isSwappedIn) ? text.tray.took : text.tray.drew;
  const usual = drawn === null ? text.tray.yourTurn : got(text.tile(drawn));
  const won = useWonWords();
  const { bound } = useGameWords();
  const reason = hand.tiles.some(controls.mayNotGo) ? (bound ?? null) : null;
  const { title, line } = won ??
    asked ?? { title: usual, line: controls.isBound ? text.tray.onlyDrawn : text.tray.choose };
  const danger = useDangerLine(controls.selected);
  useEffect(focusHand, []);
  return (
    <section className="tray tray--turn" aria-labelledby={titleId}>
      <Prompt tile={drawn} title={title} line={line} why={danger ?? why ?? reason} titleId={titleId}>
        {drawn !== null && !said && <span className="turn-chip">{text.tray.yourTurn}</span>}
      </Prompt>
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
  const { selected, discard, mayNotGo, notNow, isDeclaring } = controls;
  if ((selected === null || isDeclaring) && notNow) {
    return <OwnButton look="pass" word={text.tray.notNow} shortcut=" " onPress={notNow} />;
  }
  const tile = selected === null ? null : (kinds[selected] ?? 0);
  const named = tile === null ? null : text.tray.discardTile(text.tile(tile));
  return (
    <OwnButton
      look="discard"
      word={named ?? text.tray.chooseTile}
      label={named ?? `${text.actions.discard}: ${text.tray.choose}`}
      shortcut="Enter"
      tile={tile}
      disabled={selected === null || mayNotGo(selected)}
      onPress={() => selected !== null && discard(selected)}
    />
  );
}
