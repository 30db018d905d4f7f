// What the first hand does not need. It is one file, loaded while that hand is played.
export { ResultScreen } from './scoring/ResultScreen';
export { StandingsScreen } from './screens/StandingsScreen';
export { DialogContent } from './settings/DialogContent';
export { WidePanels } from './table/WidePanels';
