import { Suspense } from 'react';
import { tableOf } from '../../../store/selectors/knownTables';
import { useGame, useKinds, useText } from '../../context';
import { useGameWords } from '../../text/gameWords';
import type { TableControls } from '../useTableControls';
import { useWhyLine } from '../useMissing';
import { useAids } from '../aids';
import { ClaimTray } from './ClaimTray';
import { ExchangeTray } from '../../lateParts';
import { SwitchesButton } from '../../switches/SwitchesButton';
import { useSkipped } from '../../switches/useSkipped';
import type { DialogName } from '../../settings/dialogs';
import { useIdleWords } from './trayParts';
import { IdleActions } from './IdleActions';
import { TurnTray } from './TurnTray';
import { SeeHand, useWonWords } from './WonNote';
import { usePersonAt } from '../usePersonAt';

interface TrayProps {
  readonly controls: TableControls;
  readonly open: (dialog: DialogName) => void;
}

/** The place for everything that is asked: a claim or the own turn. Else it says who is playing. */
export function Tray({ controls, open }: TrayProps) {
  const why = useGame((state) => (state.choices.length > 0 ? state.view?.pending?.why : undefined));
  const moment = useGame((state) => state.seen.length);
  const { line, kept } = useWhyLine();
  const called = useFalseWin();
  const skipped = useSkipped();
  const seeHand = () => open('won');
  if (why === undefined || controls.passing) return <IdleTray why={called ?? kept} open={open} />;
  if (controls.exchange) {
    return (
      <Suspense fallback={<section className="tray tray--exchange" />}>
        <ExchangeTray key={moment} exchange={controls.exchange} why={called ?? line} />
      </Suspense>
    );
  }
  return why === 'turn' ? (
    <TurnTray key={moment} controls={controls} why={called ?? line ?? skipped} onSee={seeHand} />
  ) : (
    <ClaimTray key={`${moment} ${controls.opened}`} controls={controls} why={called ?? line ?? skipped} />
  );
}

/** Who called a false win since the last discard. */
function useFalseWin(): string | null {
  const { tray } = useText();
  const personAt = usePersonAt();
  const call = useGame(({ seen }) => {
    const last = seen.findLast(({ event }) => event.type === 'discard' || event.type === 'false-win')?.event;
    return last?.type === 'false-win' ? last : null;
  });
  return call && tray.falseWin(personAt(call.seat));
}

/** What a hand needs to win, for who plays the very first one, until the own first discard. */
function useGoal(): string | null {
  const { goal } = useGameWords();
  const { isNewcomer } = useAids();
  const first = useGame(({ match }) => (match?.dealt === 0 ? match : null));
  const hasBegun = useGame(({ view }) => view?.seats[view.seat]?.river.length !== 0);
  if (!isNewcomer || !first || hasBegun) return null;
  return goal(...tableOf(first.rules).goal(first.options));
}

/** Says what happened last, or who plays, while nothing is asked; it keeps the tray's place. */
function IdleTray({ why, open }: { readonly why: string | null } & Pick<TrayProps, 'open'>) {
  const text = useText();
  const kinds = useKinds();
  const turn = useIdleWords();
  const personAt = usePersonAt();
  const last = useGame((state) => state.seen.at(-1)?.event);
  const goal = useGoal();
  const won = useWonWords();
  const note = why ?? goal;
  if (turn === null) return null;
  const discarded =
    last?.type === 'discard' && text.tray.discarded(personAt(last.seat), text.tile(kinds[last.tile] ?? 0));
  return (
    <div className="tray tray--idle">
      <p>{discarded || turn}</p>
      <IdleActions>
        <SwitchesButton at="tray" open={open} />
      </IdleActions>
      {note !== null && <p className="why">{note}</p>}
      {won && (
        <div className="won-note">
          <p>
            <b>{won.title}</b> {won.line}
          </p>
          <SeeHand onSee={() => open('won')} />
        </div>
      )}
    </div>
  );
}
