import { Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { TileId } from '../../engine/types';
import { useCoach, useKinds, useSettings } from '../context';
import { Tray } from './tray/Tray';
import { RenderStep } from '../live/RenderStep';
import { useAnnouncements } from '../live/useAnnouncements';
import type { DialogName } from '../settings/dialogs';
import { Beside, CoachBrief, CoachPanel, ReadyBox, TableLater, TableLook, TablePanel } from '../lateParts';
import { usePanelAtTable } from '../panels/usePanels';
import type { PanelAtTable } from '../panels/usePanels';
import { createPointing, PointingContext } from '../tile/pointing';
import type { PointingStore } from '../tile/pointing';
import { useSkip } from '../switches/useSkip';
import { Hand } from './Hand';
import { PanelContext } from './layout';
import { HintContext, SaidContext, useCoachHint, useHint } from './hint';
import { useLayout, useScreen } from './screen';
import { PressContext, usePresses } from './pressing';
import { waitSteps } from './steps';
import { TableBar } from './TableBar';
import { TableGround } from './TableGround';
import { useWaits } from './useHandFacts';
import { useTableControls } from './useTableControls';
import type { TableControls } from './useTableControls';
import { useTableKeys } from './useTableKeys';

export interface TableScreenProps {
  readonly open: (dialog: DialogName) => void;
  /** What stands beside the hand that is played, and says what to do; it has a place of its own. */
  readonly coach?: ReactNode;
  /** What stands in the tray's place, in a panel beside or over a smaller table. */
  readonly panel?: (controls: TableControls) => ReactNode;
}

/** The table in play. */
export function TableScreen({ open, coach, panel = coachPanel }: TableScreenProps) {
  const isRoomy = useScreen('roomy');
  const isWide = useScreen('wide');
  const controls = useTableControls();
  const waits = useWaits(controls.selected ?? controls.hand.drawn);
  const { onClick, onClickCapture } = useSkip();
  useAnnouncements({ isAdvised: coach !== undefined });
  const pointing = usePointing(controls.selected);
  useTableKeys({ controls, pointing, open });
  const coaching = useCoaching();
  const isOwn = panel === coachPanel;
  const atTable = usePanelAtTable();
  const tray = <Tray controls={controls} open={open} />;
  const beside = atTable?.place === 'beside' && !isWide ? tablePanel(atTable, tray) : null;
  const side = isOwn && coaching !== 'panel' ? beside : panel(controls);
  const said = isOwn && coaching === 'line' ? coachLine(controls) : null;
  const others = useHint();
  const own = useCoachHint();
  const presses = usePresses();
  return (
    <PointingContext value={pointing}>
      <PanelContext value={side !== null}>
        <HintContext value={others ?? own}>
          <SaidContext value={said}>
            <div className={classesOf({ coach, side })} onClickCapture={onClickCapture}>
              <TableBar open={open} />
              <PressContext value={presses}>
                <TableGround
                  hasDrawn={controls.hand.drawn !== null}
                  renderHand={({ room }) => <Hand controls={controls} places={room} />}
                  data-waits={waitSteps(waits)}
                  onClick={onClick}
                >
                  {waits.length > 0 && <ReadyBox waits={waits} />}
                  {coach}
                  {!side && tray}
                  {atTable?.place === 'over' && tablePanel(atTable)}
                </TableGround>
              </PressContext>
              {side}
              <RenderStep after={4}>
                {isRoomy && <Beside />}
                <TableLater selected={controls.selected} />
                <TableLook controls={controls} />
              </RenderStep>
            </div>
          </SaidContext>
        </HintContext>
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

/** `tray`: what is asked, where the panel stands in its place. */
function tablePanel({ name, place }: PanelAtTable, tray?: ReactNode): ReactNode {
  return (
    <Suspense fallback={<div className={`panel table-panel table-panel--${place}`} aria-busy="true" />}>
      <TablePanel key={name} name={name} place={place}>
        {tray}
      </TablePanel>
    </Suspense>
  );
}

function coachLine(controls: TableControls): ReactNode {
  return (
    <Suspense fallback={<div className="coach-brief" aria-busy="true" />}>
      <CoachBrief controls={controls} />
    </Suspense>
  );
}

/** How the coach speaks: in one line in the tray of a small screen, or in a panel; null where it does not. */
function useCoaching(): 'line' | 'panel' | null {
  const isOpen = useCoach((state) => state.isOpen);
  const isLarge = useLayout() === 'desktop';
  const hasFigures = useSettings(({ coachFigures }) => coachFigures);
  if (!isOpen) return null;
  return isLarge || hasFigures ? 'panel' : 'line';
}

/** Tells the tiles at the table which kind is selected. The mouse may still rest on another one. */
function usePointing(selected: TileId | null): PointingStore {
  const kinds = useKinds();
  const [pointing] = useState(createPointing);
  const kind = selected === null ? null : (kinds[selected] ?? null);
  useLayoutEffect(() => pointing.setState({ selected: kind, near: null }), [pointing, kind]);
  return pointing;
}
