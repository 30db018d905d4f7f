/** What can follow the plus of a bot's id, as in `routes-1+flush`. */
export const STYLE_IDS = ['speed', 'patient', 'flush', 'pongs', 'defender'] as const;
export type StyleId = (typeof STYLE_IDS)[number];
