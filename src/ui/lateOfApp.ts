import { lateComponent } from './lateComponent';

/** Every screen but home and the table. */
export const Screens = lateComponent(async () => (await import('./Screens')).Screens);
export const RulesScreen = lateComponent(async () => (await import('./rules/RulesScreen')).RulesScreen);
export const AutoReview = lateComponent(async () => (await import('./review/AutoReview')).AutoReview, true);
