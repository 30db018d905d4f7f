import { lateComponent } from './lateComponent';

// Parts of the page whose code is fetched when they are first shown, or before.

export const RulesScreen = lateComponent(async () => (await import('./rules/RulesScreen')).RulesScreen);
export const ResultScreen = lateComponent(async () => (await import('./resultChunk')).ResultScreen);
export const StandingsScreen = lateComponent(async () => (await import('./resultChunk')).StandingsScreen);

export const Motion = lateComponent(async () => (await import('./motion/Motion')).Motion, true);
export const Beside = lateComponent(async () => (await import('./resultChunk')).Beside, true);
export const ReadyBox = lateComponent(async () => (await import('./resultChunk')).ReadyBox, true);
export const TableLater = lateComponent(async () => (await import('./resultChunk')).TableLater, true);
export const TableLook = lateComponent(async () => (await import('./resultChunk')).TableLook, true);
export const TablePanel = lateComponent(async () => (await import('./panels/TablePanel')).TablePanel);
export const CoachPanel = lateComponent(async () => (await import('./coach/CoachPanel')).CoachPanel);
export const CoachBrief = lateComponent(async () => (await import('./coach/CoachBrief')).CoachBrief);
/** For games that have an exchange; it is loaded with them. */
export const ExchangeTray = lateComponent(
  async () => (await import('./table/tray/ExchangeTray')).ExchangeTray,
);

export const DialogContent = lateComponent(async () => (await import('./resultChunk')).DialogContent);
export const AutoReview = lateComponent(async () => (await import('./review/AutoReview')).AutoReview, true);
/** Messages come at any time, also when the network is gone: they are fetched as soon as the page has nothing else to do. */
export const Notices = lateComponent(async () => (await import('./Notices')).Notices);
export const HeldTiles = lateComponent(async () => (await import('./resultChunk')).HeldTiles);
export const WayOfWinning = lateComponent(async () => (await import('./resultChunk')).WayOfWinning);
export const ResultParts = lateComponent(async () => (await import('./resultChunk')).ResultParts);
