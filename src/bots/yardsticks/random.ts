import { pick, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import type { Action } from '../../engine/types';
import type { Bot } from '../bot';

/** Any legal choice, each as likely: with strict calling it also calls false wins. */
export const random: Bot = {
  id: 'random',
  decide: (_view, choices, stream) => settled(pick(choices, stream), stream),
};

/** A choice with any tiles where it leaves them open. */
export function settled(choice: Action, stream: Random): Action {
  if (choice.type !== 'exchange' || !choice.offer) return choice;
  const { from, least, most } = choice.offer;
  const size = least + stream.below(most - least + 1);
  return { type: 'exchange', seat: choice.seat, tiles: shuffle(from, stream).slice(0, size) };
}
