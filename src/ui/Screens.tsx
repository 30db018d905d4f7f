import { BranchContext, ReplayContext } from './review/branchContext';
import type { BranchProps, ShownReplayProps } from './review/branchContext';
import {
  Branch,
  CalculatorScreen,
  DayScreen,
  HistoryScreen,
  HouseScreen,
  LessonScreen,
  PracticeScreen,
  ReplayScreen,
  ResultScreen,
  ShareScreen,
  StandingsScreen,
  StatisticsScreen,
} from './lateScreens';
export { AutoReview, preloadNext, RulesScreen } from './lateScreens';
import type { PageName } from './pages';
import type { DialogName } from './settings/dialogs';
import type { Screen } from '../store/types';

interface ScreensProps {
  readonly screen: Exclude<Screen, 'table'>;
  readonly page: PageName;
  /** What the address gives the page besides. */
  readonly code: string;
  readonly open: (dialog: DialogName) => void;
  readonly onClose: () => void;
}

/** All screens but home and the table, each loaded when it is first shown: as one part, because no first hand needs them. */
export function Screens(props: ScreensProps) {
  return (
    <BranchContext value={drawBranch}>
      <ReplayContext value={drawReplay}>{screenOf(props)}</ReplayContext>
    </BranchContext>
  );
}

function screenOf({ screen, page, code, open, onClose }: ScreensProps) {
  if (screen === 'result') return <ResultScreen open={open} />;
  if (screen === 'standings') return <StandingsScreen />;
  switch (page) {
    case 'home':
      return null;
    case 'history':
      return <HistoryScreen onClose={onClose} />;
    case 'statistics':
      return <StatisticsScreen onClose={onClose} />;
    case 'lesson':
      return <LessonScreen onClose={onClose} />;
    case 'practice':
      return <PracticeScreen onClose={onClose} />;
    case 'calculator':
      return <CalculatorScreen given={null} onClose={onClose} />;
    case 'house-rules':
      return <HouseScreen onClose={onClose} />;
    case 'day':
      return <DayScreen key={code} code={code} onClose={onClose} />;
    case 'share':
      return <ShareScreen key={code} code={code} onClose={onClose} />;
  }
}

function drawReplay(props: ShownReplayProps) {
  return <ReplayScreen {...props} />;
}

function drawBranch(props: BranchProps) {
  return <Branch {...props} />;
}
