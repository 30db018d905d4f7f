import type { Bot } from '../bot';

/** Any legal choice, each as likely: with strict calling it also calls false wins. */
export const random: Bot = {
  id: 'random',
  decide: (_view, choices, stream) => choices[stream.below(choices.length)]!,
};
