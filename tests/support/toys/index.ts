import { addRuleSet } from '../../../src/engine/knownRules';
import { everyHand } from './everyHand';
import { exchangeAndWild } from './exchangeAndWild';
import { jokers } from './jokers';
import { playOn } from './playOn';
import { sixteenTiles } from './sixteenTiles';
import { threeSeats } from './threeSeats';

/** The toy rule sets that prove the seams: known to the engine once this is imported. */
export const TOYS = [sixteenTiles, threeSeats, playOn, everyHand, exchangeAndWild, jokers];
for (const toy of TOYS) addRuleSet(toy);
