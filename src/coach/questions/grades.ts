/** How good an answer was. `partly`: nothing in it is wrong, but something is missing. `unknown`: the player did not know. */
export const GRADES = ['right', 'partly', 'wrong', 'unknown'] as const;
export type Grade = (typeof GRADES)[number];
