import { useEffect, useId, useRef } from 'react';
import { isStrictCalling } from '../../../store/selectors/strictCalling';
import type { Action } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import { useGame, useKinds, useText } from '../../context';
import { isKeyboardMode } from '../../live/inputMode';
import type { Text } from '../../text';
import type { AskWords } from '../../text/gameWords';
import { usePlayWords } from '../usePlayWords';
import type { PlayWords } from '../playWords';
import { phaseWords } from '../useExchangeWords';
import type { TableControls } from '../useTableControls';
import { IconButton } from '../../controls/buttons';
import { Countdown } from './Countdown';
import { Actions, focusHand, Prompt } from './trayParts';
import { useOpening } from './useOpening';
import { usePersonAt } from '../usePersonAt';

/** The prompt for a discard, a kong that can be robbed, or a win with bonus tiles. */
export function ClaimTray({
  controls,
  why,
}: {
  readonly controls: TableControls;
  readonly why: string | null;
}) {
  const text = useText();
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const question = useQuestion();
  const { group } = usePlayWords();
  const opening = useOpening();
  const { opened, notNow } = controls;
  const { title, line, tile } =
    opened === null
      ? { ...question, ...(opening && { line: text.tray.leaves(opening) }) }
      : { ...question, title: group(opened).name, line: text.tray.whichTiles };
  useEffect(() => {
    // Not a choice: a key that was meant for something else must not make it.
    if (isKeyboardMode()) element.current?.focus();
    return focusHand;
  }, []);
  return (
    <section
      ref={element}
      className="tray tray--claim"
      role="dialog"
      aria-modal="false"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-line`}
    >
      <Prompt tile={tile} title={title} line={line} why={why} titleId={titleId}>
        {opened === null ? (
          <NotAgain controls={controls} kind={tile} />
        ) : (
          <IconButton icon="back" label={text.tray.otherClaims} onClick={() => notNow?.()} />
        )}
        <Countdown />
      </Prompt>
      <Actions controls={controls} label={opened === null && tile !== null ? text.tray.claimOrPass : title} />
    </section>
  );
}

/**
 * Passes on this and every later discard of this kind in the hand. Not offered under strict calling, where
 * any tile may be called a win.
 */
function NotAgain({ controls, kind }: { readonly controls: TableControls; readonly kind: number | null }) {
  const text = useText();
  const why = useGame((state) => state.view?.pending?.why);
  const isStrict = useGame(({ view }) => view !== null && isStrictCalling(view));
  if (kind === null || why !== 'discard' || isStrict) return null;
  return (
    <IconButton
      icon="mute"
      label={text.autoPass.notAgain}
      title={text.autoPass.notTile(text.tile(kind))}
      className="not-again"
      onClick={controls.passForGood}
    />
  );
}

/** What is asked about a tile, or before play. */
export function useQuestion(): { title: string; line: string; tile: number | null } {
  const text = useText();
  const kinds = useKinds();
  const words = usePlayWords();
  const choices = useGame((state) => state.choices);
  const view = useGame((state) => state.view);
  const personAt = usePersonAt();
  const pending = view?.pending;
  const kind =
    pending === undefined || pending === null || pending.tile === null ? null : (kinds[pending.tile] ?? 0);
  const name = kind === null ? '' : text.tile(kind);
  const who = personAt(pending?.from ?? 0);
  switch (pending?.why) {
    case 'kong':
      return { title: text.tray.declaredKong(who, name), line: text.tray.robOrPass, tile: kind };
    case 'bonus':
      return { title: text.tray.bonusWin, line: text.tray.bonusOrPass, tile: kind };
    case 'exchange':
    case 'declare':
      return { ...beforePlay(view, { choices, words, text }), tile: null };
    default:
      return { title: text.tray.discarded(who, name), line: text.tray.claimOrPass, tile: kind };
  }
}

interface Before {
  readonly choices: readonly Action[];
  readonly words: PlayWords;
  readonly text: Text;
}

/** What is asked before play: the declaration's question, that of the step, or that something is to be chosen. */
function beforePlay(view: SeatView | null, { choices, words, text }: Before): AskWords {
  const declared = choices.find(({ type }) => type === 'declare');
  const asked = declared?.type === 'declare' ? words.declaration(declared.what).ask : undefined;
  return asked ?? phaseWords(view, words) ?? { title: text.tray.beforePlay, line: text.tray.chooseOne };
}
