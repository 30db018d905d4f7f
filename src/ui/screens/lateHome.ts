import { lateComponent } from '../lateComponent';

/** What few choose for a new match. */
export const MatchExtras = lateComponent(async () => (await import('./MatchExtras')).MatchExtras);
export const HomeLater = lateComponent(async () => (await import('./HomeLater')).HomeLater);
/** Needed where house rules are saved. */
export const RulesPicker = lateComponent(async () => (await import('./RulesPicker')).RulesPicker);
