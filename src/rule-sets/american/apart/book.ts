import { cardBook } from '../../../bots/card/cardBook';
import beliefs from '../learned/beliefs.json';
import { SLIPS, TASTE, TRUST } from './tunings';

export const gameBook = cardBook(TASTE, beliefs, { slips: SLIPS, trust: TRUST });
