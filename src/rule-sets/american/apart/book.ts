import { cardBook } from '../../../bots/card/cardBook';
import beliefs from '../learned/beliefs.json';
import { TASTE } from './tunings';

export const gameBook = cardBook(TASTE, beliefs);
