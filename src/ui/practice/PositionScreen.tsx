import { useCallback } from 'react';
import { changeScreen } from '../motion/screenChanges';
import { PlayedHand, SideStores, SideTable } from '../sideTable/SideTable';
import { SideTableMenu } from '../sideTable/SideTableMenu';
import { DayPage } from './DayPage';
import { PositionPanel } from './PositionPanel';
import type { TableControls } from '../table/useTableControls';
import { useAsked, usePractice } from './usePracticeStore';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** A position on the real table, with the question beside it; then the hand played on, if the player likes. */
export function PositionScreen() {
  const words = useWords(practiceWords);
  const { drill, game, answer, isPlayedOn } = useAsked();
  const day = usePractice((state) => state.day);
  const leave = usePractice((state) => state.leave);
  const next = usePractice((state) => state.next);
  const panel = useCallback((controls: TableControls) => <PositionPanel controls={controls} />, []);
  if (day !== null && answer && !isPlayedOn)
    return (
      <SideStores key={drill.id} game={game}>
        <DayPage date={day} />
      </SideStores>
    );
  return (
    <SideTable
      key={drill.id}
      game={game}
      renderMenu={
        isPlayedOn ? (open) => <SideTableMenu back={words.back} open={open} onLeave={leave} /> : undefined
      }
      onLeave={leave}
    >
      {(open) => (
        <PlayedHand
          open={open}
          onward={{ label: words.back, run: () => changeScreen({ run: next }) }}
          panel={isPlayedOn ? undefined : panel}
        />
      )}
    </SideTable>
  );
}
