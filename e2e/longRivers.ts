import type { Page } from '@playwright/test';
import { riverShape, riversStyle, rowsOf } from '../src/ui/table/rivers';
import type { RiversAt } from '../src/ui/table/rivers';
import { measure } from './stillness';

type Place = keyof RiversAt['lengths'];

/**
 * Lays out the rivers at these places as they are late in a hand that nobody wins, on the screen as it is now. A discard
 * that lies on the table already is repeated.
 */
export async function lengthenRivers(page: Page, lengths: RiversAt['lengths']): Promise<void> {
  const { words, lying } = await measure(page, lengthen, lengths);
  const at: RiversAt = {
    lengths: lying,
    thrown: lying['self'] ?? 0,
    is: (word) => words.includes(word),
    isBesidePanel: false,
    isFolding: false,
  };
  const rivers = Object.entries(lying).map(([name, count]) => {
    const shape = riverShape(name as Place, at);
    const values = { '--count': count, '--per-row': shape.perRow, '--rows': rowsOf(shape, count) };
    return [`.river--${name}`, values] as const;
  });
  const styles = [...rivers, ['.table', riversStyle(at)] as const];
  await page.evaluate(layOut, { styles, columns: riverShape('left', at).perRow });
}

/** Runs in the page. */
function lengthen(lengths: Readonly<Record<string, number>>) {
  const first = document.querySelector('.river li');
  if (!first) throw new Error('There is no discard to be copied.');
  for (const [place, count] of Object.entries(lengths)) {
    const river = document.querySelector(`.river--${place}`);
    if (!river) throw new Error(`There is no river ${place}.`);
    while (river.children.length < count) river.append(first.cloneNode(true));
  }
  const rivers = [...document.querySelectorAll('.river')];
  return {
    words: (document.documentElement.dataset['layout'] ?? '').split(' '),
    lying: Object.fromEntries(
      rivers.map(({ className, children }) => [/river--(\w+)/.exec(className)?.[1] ?? '', children.length]),
    ),
  };
}

interface Styles {
  readonly styles: readonly (readonly [selector: string, style: Readonly<Record<string, number>>])[];
  readonly columns: number;
}

/** Runs in the page. */
function layOut({ styles, columns }: Styles): void {
  for (const [selector, values] of styles) {
    const part = document.querySelector<HTMLElement>(selector);
    for (const [name, value] of Object.entries(values)) part?.style.setProperty(name, `${value}`);
  }
  const table = document.querySelector<HTMLElement>('.table');
  Object.assign(table?.dataset ?? {}, { early: 'false', columns: `${columns}` });
}
