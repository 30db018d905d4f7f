import { cardBook } from '../../../bots/card/cardBook';
import { TASTE } from './tunings';

export const gameBook = cardBook(TASTE);
