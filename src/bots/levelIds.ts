/** How well bots play, the weakest level first. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const;
export type Level = (typeof LEVELS)[number];
