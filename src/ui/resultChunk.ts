// What the first hand does not need. It is one file, loaded while that hand is played.
export { HeldTiles } from './scoring/HeldTiles';
export { ResultParts } from './scoring/ResultParts';
export { ResultScreen } from './scoring/ResultScreen';
export { WayOfWinning } from './scoring/WinBand';
export { StandingsScreen } from './screens/StandingsScreen';
export { DialogContent } from './settings/DialogContent';
export { ReadyBox } from './table/ReadyBox';
export { Beside } from './table/beside/Beside';
export { TableLater } from './table/TableLater';
export { TableLook } from './table/look/TableLook';
