import { lateComponent } from './lateComponent';

/** Parts of the table, which the lesson shows too. */
export const Motion = lateComponent(async () => (await import('./motion/Motion')).Motion);
export const DialogContent = lateComponent(async () => (await import('./lateBundle')).DialogContent);
export const WidePanels = lateComponent(async () => (await import('./lateBundle')).WidePanels);
/** Only large screens draw it. */
export const Wall = lateComponent(async () => (await import('./table/Wall')).Wall);
