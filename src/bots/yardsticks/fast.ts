import { decideBlindly } from './blind';
import type { Bot } from '../bot';

/** Fewest tiles away from four sets and a pair, blind to what they are worth; claims whatever brings it nearer. */
export const fast: Bot = { id: 'fast', decide: (view, choices) => decideBlindly(view, choices, true) };
