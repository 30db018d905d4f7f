import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FELTS } from '../../src/store/settings';
import { contrast } from '../support/contrast';

type Colours = Readonly<Record<string, string>>;

const sheet = ['tokens', 'looks'].map((name) => readFileSync(`src/ui/styles/${name}.css`, 'utf8')).join('\n');
const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(',')
    .map((each) => each.trim()),
  colours: [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
}));

/** What the root of the page has, as the cascade leaves it: what outweighs comes last here. */
function coloursOf(felt: string, isDark: boolean): Colours {
  const wanted = [':root', `[data-felt='${felt}']`];
  if (isDark)
    wanted.push(
      ":root[data-theme='dark']",
      "[data-theme='dark']",
      `[data-theme='dark'][data-felt='${felt}']`,
    );
  return Object.fromEntries(
    wanted.flatMap((one) =>
      rules.flatMap(({ selectors, colours }) => (selectors.includes(one) ? colours : [])),
    ),
  ) as Colours;
}

const FELT = ['felt', 'felt-lit', 'felt-2', 'mat-a', 'mat-b', 'mat-c', 'well', 'well-2'];
const PAGE = ['bg', 'surface', 'surface-2'];

/** What is written on what, at 4.5 to 1. */
const WRITTEN: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['felt-ink', 'felt-ink-2'], FELT],
  [['ink', 'ink-2', 'jade-text', 'cinnabar', 'poor', 'bad', 'brass-text'], PAGE],
  [['fair', 'good', 'jade'], ['surface']],
  [['on-jade'], ['jade']],
  [['jade-text', 'ink', 'ink-2'], ['jade-soft']],
  [['brass-text', 'ink'], ['brass-soft']],
  [['on-seal'], ['seal']],
];
/** What is drawn on what, at 3 to 1. */
const DRAWN: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['turn-mark'], FELT],
  // Nothing is marked in the track of the wall.
  [['jade'], FELT.filter((name) => name !== 'well')],
  [['line-strong', 'focus'], PAGE],
  [['mark-ring'], ['brass']],
  [['focus'], ['focus-gap']],
];

function faint(colours: Colours, pairs: typeof WRITTEN, least: number): string[] {
  return pairs.flatMap(([fronts, grounds]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const got = contrast(colours[front] ?? '', colours[ground] ?? '');
        return got < least ? [`${front} on ${ground}: ${got.toFixed(2)}`] : [];
      }),
    ),
  );
}

const looks = FELTS.flatMap((felt) =>
  [false, true].map((isDark) => [felt, isDark ? 'dark' : 'light', isDark] as const),
);

describe.each(looks)('the colours on %s, %s', (felt, _, isDark) => {
  const colours = coloursOf(felt, isDark);

  it('are read: words at 4.5 to 1, marks at 3 to 1', () => {
    expect(faint(colours, WRITTEN, 4.5)).toEqual([]);
    expect(faint(colours, DRAWN, 3)).toEqual([]);
  });

  it('are those of this felt', () => {
    const others = FELTS.filter((other) => other !== felt).map((other) => coloursOf(other, isDark)['felt']);
    expect(others).not.toContain(colours['felt']);
  });
});
