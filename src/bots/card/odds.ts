import { exp, ln } from '../value/arithmetic';

/** The wall counts as so many units of time. */
const WALL = 3.96;
const LEAST = 1e-12;

/** How likely a hand of this hope is won, by logistic regression over hands of four alike. */
export function chanceToWin(hope: number, wallShare: number): number {
  return share(-0.354 + 0.4575 * ln(Math.max(LEAST, hope)) - 0.429 * WALL * (1 - wallShare));
}

function share(logit: number): number {
  return 1 / (1 + exp(Math.max(-9, Math.min(9, -logit))));
}
