import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { TileId } from '../../engine/types';
import { waitsOf } from '../../store/handFacts';
import { useGame, useKinds, useSettings, useStores, useText } from '../context';
import { Tray } from '../controls/Tray';
import { useSpeak } from '../live/LiveRegion';
import { useAnnouncements } from '../live/useAnnouncements';
import type { DialogName } from '../settings/dialogs';
import { AlikeContext } from '../tile/alike';
import { waitsReading } from '../live/announce';
import { useWakeLock } from '../live/useWakeLock';
import { CentrePlate } from './CentrePlate';
import { OwnSeat } from './OwnSeat';
import { ReadyBox } from './ReadyBox';
import { River } from './River';
import { Seat } from './Seat';
import { TableBar } from './TableBar';
import { useWhyLine } from './useMissing';
import { usePassRules } from './useAutoPass';
import { useSeats, useTableControls } from './useTableControls';
import { useTableKeys } from './useTableKeys';
import { Wall } from './Wall';

interface TableScreenProps {
  readonly open: (dialog: DialogName) => void;
  /** What stands beside the hand that is played; it has a place of its own. */
  readonly coach?: ReactNode;
}

/** The table in play. One order of elements; each layout places them with CSS. */
export function TableScreen({ open, coach }: TableScreenProps) {
  const text = useText();
  const hurry = useGame((state) => state.hurry);
  const seats = useSeats();
  const controls = useTableControls();
  const rules = usePassRules();
  const speak = useSpeak();
  useAnnouncements(rules);
  const kinds = useKinds();
  const selected = controls.selected === null ? null : (kinds[controls.selected] ?? null);
  useWaitsSpoken(controls.selected, speak);
  useMissedWinSpoken(speak);
  useWakeLock();
  useTableKeys({ controls, open, speak });
  const [own, ...others] = seats;
  if (!own) return null;
  const hasten = () => {
    hurry();
    controls.hurryPass();
  };
  return (
    <AlikeContext value={selected}>
      <div className={coach ? 'game game--coached' : 'game'}>
        <TableBar open={open} />
        <main className="table" aria-label={text.table.name} onPointerDown={hasten}>
          <div className="square">
            <Wall />
            <CentrePlate seats={seats} />
            {seats.map((info) => (
              <River key={info.place} info={info} />
            ))}
          </div>
          {others.map((info) => (
            <Seat key={info.place} info={info} seats={seats} />
          ))}
          <OwnSeat info={own} seats={seats} controls={controls} />
          <ReadyBox controls={controls} />
          {coach}
          <Tray controls={controls} />
        </main>
      </div>
    </AlikeContext>
  );
}

/** Says why the hand could not win with the tile just laid down. */
function useMissedWinSpoken(speak: (message: string) => void): void {
  const { missed } = useWhyLine();
  useEffect(() => {
    if (missed !== null) speak(`${missed}.`);
  }, [missed, speak]);
}

/** Says what the hand would wait for without the selected tile. */
function useWaitsSpoken(selected: TileId | null, speak: (message: string) => void): void {
  const { game } = useStores();
  const text = useText();
  const isOn = useSettings((settings) => settings.showWaits);
  useEffect(() => {
    const { view } = game.getState();
    if (selected === null || !view || !isOn) return;
    const waits = waitsOf(view, selected);
    if (waits.length > 0) speak(waitsReading(waits, text));
  }, [selected, isOn, game, text, speak]);
}
