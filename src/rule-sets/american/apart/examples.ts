import { formsOf } from '../../../engine/card/forms';
import type { FormGroup } from '../../../engine/card/forms';
import type { Example, ExampleBook } from '../../../engine/example';
import { formatTiles } from '../../../engine/notation';
import { JOKER } from '../../../engine/tiles';
import type { TileKind } from '../../../engine/types';
import { HANDS } from '../hands';
import type { Ids } from '../table';
import { tiles } from '../tiles';
import { names } from './names';

/** A hand for every hand of the card: its first form, with a joker only where there are not enough tiles. */
const ofCard = Object.fromEntries(
  HANDS.map((hand) => {
    const [form] = formsOf(hand);
    const groups = form?.groups.map(shown) ?? [];
    const last = groups.at(-1) ?? [];
    const held = [...groups.slice(0, -1), last.slice(0, -1)].filter(({ length }) => length > 0);
    const isDoubled = hand.section !== 'pairs' && !groups.flat().includes(JOKER);
    const example: Example = {
      names: names[hand.id as keyof typeof names],
      hand: `${held.map(formatTiles).join(' ')}+${formatTiles(last.slice(-1))}`,
      gives: `${hand.id} ${hand.value}${isDoubled ? ' | jokerless 1' : ''}`,
    };
    return [hand.id, example];
  }),
) as Readonly<Record<Exclude<Ids['items'], 'jokerless'>, Example>>;

/** The first tiles of a group are jokers where it is larger than there are copies. */
function shown({ kinds, alike }: FormGroup): readonly TileKind[] {
  const jokers = alike ? kinds.length - (tiles.copies[kinds[0] ?? JOKER] ?? 0) : 0;
  return kinds.map((kind, place) => (place < jokers ? JOKER : kind));
}

export const examples: ExampleBook<Ids['items']> = {
  examples: {
    ...ofCard,
    jokerless: {
      names: 'No jokers 無百搭 jokerless natural ジョーカーなし 无百搭',
      hand: '3335555m 44p 66p 77m+7m',
      told: 'payment',
      gives: 'run-2 25 | jokerless 1',
    },
  },
  units: { counted: 'points', after: 'doublings', limit: 'points', cap: null },
};
