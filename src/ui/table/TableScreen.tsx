import { Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { TileId } from '../../engine/types';
import { useCoach, useGame, useKinds } from '../context';
import { Tray } from './tray/Tray';
import { RenderStep } from '../live/RenderStep';
import { useAnnouncements } from '../live/useAnnouncements';
import type { DialogName } from '../settings/dialogs';
import { CoachPanel, ReadyBox, TableLater, WidePanels } from '../lateParts';
import { AlikeContext, createSelectedKind } from '../tile/alike';
import type { SelectedKind } from '../tile/alike';
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
  const isWide = useScreen('wide');
  const controls = useTableControls();
  const waits = useWaits(controls.selected ?? controls.hand.drawn);
  const rules = usePassRules();
  useAnnouncements(rules);
  const alike = useSelectedKind(controls.selected);
  useTableKeys({ controls, open });
  const isCoaching = useCoach((state) => state.isOpen);
  const side = panel === coachPanel && (!isCoaching || controls.exchange) ? null : panel(controls);
  const hasten = () => {
    hurry();
    controls.hurryPass();
  };
  return (
    <AlikeContext value={alike}>
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
            {isWide && <WidePanels />}
            <TableLater selected={controls.selected} />
          </RenderStep>
        </div>
      </PanelContext>
    </AlikeContext>
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

/** Tells the tiles at the table which kind is selected. */
function useSelectedKind(selected: TileId | null): SelectedKind {
  const kinds = useKinds();
  const [alike] = useState(createSelectedKind);
  const kind = selected === null ? null : (kinds[selected] ?? null);
  useLayoutEffect(() => alike.setState(kind), [alike, kind]);
  return alike;
}
