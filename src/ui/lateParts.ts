import { lateComponent } from './lateComponent';

/** Parts of the table, which the lesson shows too. */
export const Motion = lateComponent(async () => (await import('./motion/Motion')).Motion, true);
export const DialogContent = lateComponent(async () => (await import('./lateBundle')).DialogContent);
export const WidePanels = lateComponent(async () => (await import('./lateBundle')).WidePanels, true);
export const ReadyBox = lateComponent(async () => (await import('./lateBundle')).ReadyBox, true);
export const TableLater = lateComponent(async () => (await import('./lateBundle')).TableLater, true);
export const CoachPanel = lateComponent(async () => (await import('./coach/CoachPanel')).CoachPanel);
/** For games that have an exchange; it is loaded with them. */
export const ExchangeTray = lateComponent(
  async () => (await import('./table/tray/ExchangeTray')).ExchangeTray,
);
/** Messages come at any time, also when the network is gone: they are fetched as soon as the page has nothing else to do. */
export const Notices = lateComponent(async () => (await import('./Notices')).Notices);
