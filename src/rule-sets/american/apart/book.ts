import { cardBook } from '../../../bots/card/cardBook';
import { FIRST_TASTE } from '../../../bots/targets/taste';
import beliefs from '../learned/beliefs.json';

export const gameBook = cardBook({
  hands: { nearer: 7, concealed: 0.8 },
  taste: { ...FIRST_TASTE, window: 2.4 },
  missing: beliefs.missing,
});
