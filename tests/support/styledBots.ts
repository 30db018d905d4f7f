import { STYLE_IDS } from '../../src/bots/styles/styles';

/** The standard bot in every style. */
export const STYLED_BOTS = STYLE_IDS.map((style) => `routes-1+${style}`);
