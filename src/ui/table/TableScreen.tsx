import { Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import type { TileId } from '../../engine/types';
import { useCoach, useGame, useKinds } from '../context';
import { Tray } from './tray/Tray';
import { RenderStep } from '../live/RenderStep';
import { useAnnouncements } from '../live/useAnnouncements';
import type { DialogName } from '../settings/dialogs';
import { Beside, CoachPanel, ReadyBox, TableLater, TableLook } from '../lateParts';
import { createPointing, PointingContext } from '../tile/pointing';
import type { PointingStore } from '../tile/pointing';
import { Hand } from './Hand';
import { PanelContext } from './layout';
import { useScreen } from './screen';
import { waitSteps } from './steps';
import { TableBar } from './TableBar';
import { TableGround } from './TableGround';
import { useWaits } from './useHandFacts';
import { usePassRules } from './useAutoPass';
import { useTableControls } from './useTableControls';
import type { TableControls } from './useTableControls';
import { useTableKeys } from './useTableKeys';

export interface TableScreenProps {
  readonly open: (dialog: DialogName) => void;
  /** What stands beside the hand that is played; it has a place of its own. */
  readonly coach?: ReactNode;
  /** What stands in the tray's place, in a panel beside or over a smaller table. */
  readonly panel?: (controls: TableControls) => ReactNode;
}

/** The table in play. */
export function TableScreen({ open, coach, panel = coachPanel }: TableScreenProps) {
  const hurry = useGame((state) => state.hurry);
  const isRoomy = useScreen('roomy');
  const controls = useTableControls();
  const waits = useWaits(controls.selected ?? controls.hand.drawn);
  const rules = usePassRules();
  useAnnouncements(rules);
  const pointing = usePointing(controls.selected);
  useTableKeys({ controls, pointing, open });
  const isCoaching = useCoach((state) => state.isOpen);
  const side = panel === coachPanel && (!isCoaching || controls.exchange) ? null : panel(controls);
  const hasten = ({ target }: SyntheticEvent) => {
    // Who presses a button or a tile means that one.
    if (target instanceof Element && target.closest('button, [data-tile]')) return;
    hurry();
    controls.hurryPass();
  };
  return (
    <PointingContext value={pointing}>
      <PanelContext value={side !== null}>
        <div className={classesOf({ coach, side })}>
          <TableBar open={open} />
          <TableGround
            hasDrawn={controls.hand.drawn !== null}
            renderHand={({ room }) => <Hand controls={controls} places={room} />}
            data-waits={waitSteps(waits)}
            onPointerDown={hasten}
          >
            {waits.length > 0 && <ReadyBox waits={waits} />}
            {coach}
            {!side && <Tray controls={controls} open={open} />}
          </TableGround>
          {side}
          <RenderStep after={4}>
            {isRoomy && <Beside />}
            <TableLater selected={controls.selected} />
            <TableLook controls={controls} />
          </RenderStep>
        </div>
      </PanelContext>
    </PointingContext>
  );
}

function classesOf({ coach, side }: { readonly coach: ReactNode; readonly side: ReactNode }): string {
  return ['game', coach && 'game--coached', side && 'game--panel'].filter(Boolean).join(' ');
}

function coachPanel(controls: TableControls): ReactNode {
  return (
    <Suspense fallback={<div className="panel" aria-busy="true" />}>
      <CoachPanel controls={controls} />
    </Suspense>
  );
}

/** Tells the tiles at the table which kind is selected. The mouse may still rest on another one. */
function usePointing(selected: TileId | null): PointingStore {
  const kinds = useKinds();
  const [pointing] = useState(createPointing);
  const kind = selected === null ? null : (kinds[selected] ?? null);
  useLayoutEffect(() => pointing.setState({ selected: kind, near: null }), [pointing, kind]);
  return pointing;
}
