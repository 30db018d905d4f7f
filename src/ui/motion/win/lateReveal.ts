import { lateComponent } from '../../lateComponent';

/** How a hand was won; loaded while the first one is played. */
export const WinReveal = lateComponent(async () => (await import('./WinReveal')).WinReveal, true);
