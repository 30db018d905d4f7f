/** Pips of one to six on a grid of three by three, numbered by row. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Dice on the felt; ones and fours are red. */
export function diceOf(values: readonly number[]): HTMLElement {
  const dice = document.createElement('div');
  dice.className = 'dice';
  dice.innerHTML = values.map(dieOf).join('');
  return dice;
}

function dieOf(value: number): string {
  const red = value === 1 || value === 4 ? ' class="red"' : '';
  const pips = (PIPS[value - 1] ?? []).map(
    (at) =>
      `<circle cx="${8 + 8 * (at % 3)}" cy="${8 + 8 * Math.floor(at / 3)}" r="${value === 1 ? 4 : 2.6}"/>`,
  );
  return `<svg viewBox="0 0 32 32"${red}><rect width="32" height="32" rx="6"/>${pips.join('')}</svg>`;
}
