import { BranchContext, ReplayContext } from './review/branchContext';
import type { BranchProps, ShownReplayProps } from './review/branchContext';
import { lateComponent } from './lateComponent';
import { ResultScreen, StandingsScreen } from './lateParts';
import type { PageName } from './pages';
import type { DialogName } from './settings/dialogs';
import type { Screen } from '../store/types';

export const HistoryScreen = lateComponent(
  async () => (await import('./history/HistoryScreen')).HistoryScreen,
);
export const StatisticsScreen = lateComponent(
  async () => (await import('./statistics/StatisticsScreen')).StatisticsScreen,
);
const PracticeScreen = lateComponent(async () => (await import('./practice/PracticeScreen')).PracticeScreen);
const LessonScreen = lateComponent(async () => (await import('./lesson/LessonScreen')).LessonScreen);
const CalculatorScreen = lateComponent(
  async () => (await import('./calculator/CalculatorScreen')).CalculatorScreen,
);
const HouseScreen = lateComponent(async () => (await import('./house/HouseScreen')).HouseScreen);
const DayScreen = lateComponent(async () => (await import('./share/DayScreen')).DayScreen);
const WatchScreen = lateComponent(async () => (await import('./watch/WatchScreen')).WatchScreen);
const ShareScreen = lateComponent(async () => (await import('./share/ShareScreen')).ShareScreen);
const ReplayScreen = lateComponent(async () => (await import('./history/replay/ReplayScreen')).ReplayScreen);
const Branch = lateComponent(async () => (await import('./review/Branch')).Branch);

interface ScreensProps {
  readonly screen: Exclude<Screen, 'table'>;
  readonly page: PageName;
  /** What the address gives the page besides. */
  readonly code: string;
  /** What the address gave is open now: it is not opened again. */
  readonly onRead: () => void;
  readonly open: (dialog: DialogName) => void;
  readonly onClose: () => void;
}

/** All screens but home and the table, each loaded when it is first shown. */
export function Screens(props: ScreensProps) {
  return (
    <BranchContext value={drawBranch}>
      <ReplayContext value={drawReplay}>{screenOf(props)}</ReplayContext>
    </BranchContext>
  );
}

function screenOf({ screen, page, code, onRead, open, onClose }: ScreensProps) {
  if (screen === 'result') return <ResultScreen open={open} left={{ code, onRead }} />;
  if (screen === 'standings') return <StandingsScreen />;
  switch (page) {
    case 'home':
      return null;
    case 'history':
      return <HistoryScreen {...{ code, onRead, onClose }} />;
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
    case 'watch':
      return <WatchScreen key={code} isAtTable={code !== ''} onClose={onClose} />;
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
