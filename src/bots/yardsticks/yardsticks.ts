import type { Bot } from '../bot';
import { fast } from './fast';
import { neverClaims } from './neverClaims';
import { random } from './random';
import { routesFirstGuess } from './routesFirstGuess';

/** Bots that others are measured with. Nobody is meant to play against them. */
export const YARDSTICKS: readonly Bot[] = [random, fast, neverClaims, routesFirstGuess];
