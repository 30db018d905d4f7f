/**
 * Runs in the page: the rivers at these places, as they are late in a hand that nobody wins. A discard that lies on the table
 * already is repeated.
 */
export function lengthenRivers(lengths: Readonly<Record<string, number>>): void {
  const first = document.querySelector('.river li');
  if (!first) throw new Error('There is no discard to be copied.');
  const table = document.querySelector<HTMLElement>('.table');
  const attributes: Readonly<Record<string, string>> = {
    self: 'data-own-river',
    across: 'data-across-river',
    left: 'data-side-rivers',
    right: 'data-side-rivers',
  };
  for (const [place, count] of Object.entries(lengths)) {
    const steps = [13, 19, 21, 22, 25].filter((step) => count >= step);
    table?.setAttribute(attributes[place] ?? '', steps.join(' '));
    const river = document.querySelector<HTMLElement>(`.river--${place}`);
    if (!river) throw new Error(`There is no river ${place}.`);
    while (river.children.length < count) river.append(first.cloneNode(true));
    river.style.setProperty('--count', `${count}`);
    river.style.setProperty('--rows', `${Math.ceil(count / 6)}`);
    for (const perRow of [7, 5, 4])
      river.style.setProperty(`--rows-of-${perRow}`, `${Math.ceil(count / perRow)}`);
  }
}
