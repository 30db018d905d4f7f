import { toyEveryHand } from './toy-every-hand';
import { toyPlayOn } from './toy-play-on';
import { toySixteen } from './toy-sixteen';
import { toyThree } from './toy-three';
import { toyWild } from './toy-wild';

/** The five toys that prove the seams, in the form of any game. */
export const TOYS = [toySixteen, toyThree, toyPlayOn, toyEveryHand, toyWild];
