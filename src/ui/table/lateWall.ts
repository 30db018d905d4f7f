import { lateComponent } from '../lateComponent';

/** Only large screens draw it. */
export const Wall = lateComponent(async () => (await import('./Wall')).Wall, true);
