import { lateComponent } from './lateComponent';

// What App shows beside home and the table comes by way of one file, which knows where each of its parts is.
export const Screens = lateComponent(async () => (await import('./Screens')).Screens);
export const RulesScreen = lateComponent(async () => (await import('./Screens')).RulesScreen);
export const AutoReview = lateComponent(async () => (await import('./Screens')).AutoReview, true);
