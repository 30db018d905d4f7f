import { formsOf } from '../../../engine/card/forms';
import type { Example, ExampleBook } from '../../../engine/example';
import { formatTiles } from '../../../engine/notation';
import { HANDS } from '../hands';
import type { Ids } from '../table';
import { names } from './names';

/** A hand for every hand of the card: its first form, without jokers. */
const ofCard = Object.fromEntries(
  HANDS.map((hand) => {
    const [form] = formsOf(hand);
    const groups = form?.groups.map(({ kinds }) => kinds) ?? [];
    const last = groups.at(-1) ?? [];
    const held = [...groups.slice(0, -1), last.slice(0, -1)].filter(({ length }) => length > 0);
    const written = `${held.map(formatTiles).join(' ')}+${formatTiles(last.slice(-1))}`;
    const doubled = hand.section === 'pairs' ? '' : ' | jokerless 1';
    const example: Example = {
      names: names[hand.id as keyof typeof names],
      hand: written,
      told: 'card',
      gives: `${hand.id} ${hand.value}${doubled}`,
    };
    return [hand.id, example];
  }),
) as Readonly<Record<Exclude<Ids['items'], 'jokerless'>, Example>>;

export const examples: ExampleBook<Ids['items']> = {
  examples: {
    ...ofCard,
    jokerless: {
      names: 'No jokers 無百搭 jokerless natural',
      hand: '3335555m 44p 66p 77m+7m',
      told: 'payment',
      gives: 'run-2 25 | jokerless 1',
    },
  },
  units: { counted: 'points', after: 'doublings', limit: 'points', cap: null },
};
