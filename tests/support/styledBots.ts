import { STYLE_IDS } from '../../src/bots/styles/styleIds';

/** The standard bot in every style. */
export const STYLED_BOTS = STYLE_IDS.map((style) => `routes-1+${style}`);

/** Whether a bot looks ahead, in whatever style: it takes some hundred times as long over a claim. */
export function looksAhead(id: string): boolean {
  return /^(sharp|master)(\+|$)/.test(id);
}
