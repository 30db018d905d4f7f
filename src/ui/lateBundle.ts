// What the first hand can do without: one file, loaded while that hand is played.
export { ResultScreen } from './scoring/ResultScreen';
export { StandingsScreen } from './screens/StandingsScreen';
export { DialogContent } from './settings/DialogContent';
export { WidePanels } from './table/WidePanels';
