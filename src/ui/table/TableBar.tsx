import { memo, useEffect } from 'react';
import type { Match } from '../../engine/match';
import { tableOf } from '../../store/selectors/knownTables';
import { useCoach, useGame, useSettings, useStores, useText } from '../context';
import { Button, IconButton } from '../controls/buttons';
import type { DialogName } from '../settings/dialogs';
import { useWordsOfGame } from '../text/gameWords';
import { PanelButtons } from '../panels/PanelButtons';
import { SwitchesButton } from '../switches/SwitchesButton';
import { TableMarks } from './GameMarks';
import { DangerButton } from './sight/DangerButton';
import { useSorting } from './useHeldHand';

/** Round, hand number and rules, with the menu and settings. */
export const TableBar = memo(function TableBar({ open }: { readonly open: (dialog: DialogName) => void }) {
  const text = useText();
  const { isSorted, sort } = useSorting();
  return (
    <header className="bar">
      <IconButton icon="menu" label={text.menu.open} onClick={() => open('menu')} />
      <BarTitle />
      <RuleLine />
      <TilesLeft />
      <div className="bar-marks">
        <TableMarks />
      </div>
      <div className="bar-actions">
        <Button icon="sort" look="quiet" className="dimmed" aria-pressed={isSorted} onClick={sort}>
          {text.menu.sort}
        </Button>
        <PanelButtons />
        <CoachButton />
        <DangerButton />
        <SwitchesButton at="bar" open={open} />
        <IconButton
          icon="tiles"
          className="bar-tiles"
          label={text.tracker.open}
          word={text.tools.short}
          onClick={() => open('tools')}
        />
        <IconButton
          icon="gear"
          className="bar-gear"
          label={text.menu.settings}
          word={text.menu.settings}
          onClick={() => open('settings')}
        />
      </div>
    </header>
  );
});

/** Shows or hides the coach, for whoever has not switched it off. Where it always speaks, it opens with the table. */
function CoachButton() {
  const text = useText();
  const { coach } = useStores();
  const mode = useSettings((state) => state.coach);
  const isOpen = useCoach((state) => state.isOpen);
  useEffect(() => {
    if (mode !== 'request') coach?.getState().show(mode === 'always');
  }, [coach, mode]);
  if (!coach || mode === 'off') return null;
  return (
    <Button
      icon="lamp"
      look="quiet"
      className="bar-coach"
      aria-label={text.coach.open}
      aria-pressed={isOpen}
      onClick={() => coach.getState().show(!isOpen)}
    >
      {text.coach.open}
    </Button>
  );
}

/** The wall in the bar, where the screen has no room for the centre plate. */
export function TilesLeft() {
  const text = useText();
  const left = useGame((state) => state.view?.wallLeft ?? 0);
  return (
    <p className="bar-left" aria-hidden="true">
      <b>{left}</b> {text.table.left(left)}
    </p>
  );
}

/** The round and the number of the hand. */
export function BarTitle() {
  const text = useText();
  const progress = useGame((state) => state.match?.progress);
  if (!progress) return null;
  return (
    <h1 className="bar-title">
      <b>{text.table.round(progress.round)}</b>{' '}
      <span>{text.table.hand(progress.number, progress.repeat)}</span>
    </h1>
  );
}

/** The game in one line, as it says itself. */
export function RuleLine() {
  const match = useGame((state) => state.match);
  return match && <OwnLine match={match} />;
}

function OwnLine({ match: { rules, options } }: { readonly match: Match }) {
  const { bar } = useWordsOfGame(rules);
  return <p className="bar-rules">{bar(...tableOf(rules).bar(options))}</p>;
}
