import { exp, ln } from '../value/arithmetic';

/** The wall counts as so many units of time. */
const WALL = 3.96;
const LEAST = 1e-12;

/** How likely a hand of this hope is won, by logistic regression over hands of four alike. */
export function chanceToWin(hope: number, wallShare: number): number {
  return share(-0.354 + 0.4575 * ln(Math.max(LEAST, hope)) - 0.429 * WALL * (1 - wallShare));
}

/** How likely a discard is won with by a seat that has laid out so many tiles, by how likely it waits for it; found alike. */
export function chanceToDealIn(
  waits: number,
  seen: { laid: number; live: number; wallShare: number },
): number {
  const time = WALL * (1 - seen.wallShare);
  return share(
    -7.232 +
      1.43 * time -
      0.111 * time * time +
      0.406 * seen.laid +
      0.376 * ln(waits + 1e-9) +
      0.381 * seen.live,
  );
}

function share(logit: number): number {
  return 1 / (1 + exp(Math.max(-9, Math.min(9, -logit))));
}
