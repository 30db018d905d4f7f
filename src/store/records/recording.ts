// What keeps matches once there is something to keep: one file, loaded while the first hand is played.
export { archive, archiveLeft } from './archive';
export { createHistoryStore } from './history';
export { recordSoFar } from './recordSoFar';
export { takenBack } from '../match/takeBack';
export { configOf, endDeal, recordOf } from './matchRecord';
