import { useRef } from 'react';
import { isSwappedIn } from '../../store/selectors/hand';
import { useGame, useKinds, useStores, useText, useWords } from '../context';
import { Countdown } from '../table/tray/Countdown';
import { useQuestion } from '../table/tray/ClaimTray';
import { ExchangeTray } from '../table/tray/ExchangeTray';
import { IdleActions } from '../table/tray/IdleActions';
import { useIdleWords } from '../table/tray/trayParts';
import type { TableControls } from '../table/useTableControls';
import { Panel } from './Panel';
import { MoreButton } from './MoreButton';
import { Told } from './Told';
import { useClockStopped } from './useClockStopped';
import { useFocusToHand } from './useFocusToHand';
import '../table/hint.css';
import { coachWords } from '../text';

/** The coach in the tray's place: what each choice is worth, and why. Its options are the action buttons. */
export function CoachPanel({ controls }: { readonly controls: TableControls }) {
  const words = useWords(coachWords);
  const { coach } = useStores();
  const moment = useGame((state) => state.seen.length);
  useClockStopped();
  const panel = useRef<HTMLElement>(null);
  useFocusToHand(panel);
  const isAsked = useGame(({ choices }) => choices.length > 0) && !controls.passing;
  return (
    <Panel
      ref={panel}
      title={words.title}
      beside={
        <>
          {controls.exchange ? <span className="grow" /> : <AskedLine controls={controls} />}
          {!controls.exchange && <Countdown />}
          <MoreButton />
        </>
      }
      closeLabel={words.close}
      onClose={() => coach?.getState().show(false)}
    >
      {isAsked && controls.exchange && (
        <ExchangeTray key={`exchange ${moment}`} exchange={controls.exchange} why={null} />
      )}
      {isAsked ? <Told key={moment} controls={controls} /> : <Idle />}
    </Panel>
  );
}

/** What is asked, in one line; how a tile is discarded that is chosen in the hand. */
function AskedLine({ controls: { selected, canDiscard } }: { readonly controls: TableControls }) {
  const words = useWords(coachWords);
  const text = useText();
  const kinds = useKinds();
  const question = useQuestion();
  const view = useGame((state) => (state.choices.length > 0 ? state.view : null));
  if (!view) return <span className="grow note" />;
  const got = isSwappedIn({ view }) ? text.tray.took : text.tray.drew;
  const drawn = view.drawn === null ? text.tray.yourTurn : got(text.tile(kinds[view.drawn.tile] ?? 0));
  const turn =
    selected !== null && canDiscard(selected) ? words.chosen(text.tile(kinds[selected] ?? 0)) : drawn;
  return <span className="grow note">{view.pending?.why === 'turn' ? turn : question.title}</span>;
}

/** Nothing is asked: who plays, and the own discard that can be taken back. */
function Idle() {
  const line = useIdleWords();
  return (
    line !== null && (
      <>
        <p className="note">{line}</p>
        <IdleActions />
      </>
    )
  );
}
