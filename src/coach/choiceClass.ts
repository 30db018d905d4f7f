/** How good a choice was, from the best to the worst. */
export const CHOICE_CLASSES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type ChoiceClass = (typeof CHOICE_CLASSES)[number];
