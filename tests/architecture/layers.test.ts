import { describe, expect, it } from 'vitest';
import { importsOf, linesOf, readSources, withoutComments, type Import, type Source } from './sources';

const layers = ['engine', 'bots', 'coach', 'store', 'ui', 'cli', 'rule-sets'] as const;
type Layer = (typeof layers)[number];

/** What each layer may import, beside itself. `main.tsx` counts as interface. */
const mayImport: Record<Layer, readonly Layer[]> = {
  engine: [],
  bots: ['engine'],
  coach: ['engine', 'bots'],
  store: ['engine', 'bots', 'coach'],
  ui: ['engine', 'bots', 'coach', 'store'],
  cli: ['engine', 'bots', 'coach', 'rule-sets'],
  'rule-sets': ['engine', 'bots', 'coach', 'store', 'ui'],
};

/** Whoever loads games reads which there are. */
const READS_REGISTRY = ['loadGame.ts', 'store/loadRulesAndBots.ts'];

/** Makes the parts of a game known to the layers, so it takes values from each. */
const HANDS_OUT = 'loadGame.ts';

/** What the files of a rule set may import beside other rule sets, by name: `?` types only. The others: the engine. */
const PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/(index|dossier)\.ts$/, ['engine?', 'bots?', 'coach?', 'store?', 'ui?']],
  [/\/(all|everything)\.ts$/, ['engine', 'bots', 'coach']],
  [/\/(bots|book|tunings|styles)\.ts$|\/learned\//, ['engine', 'bots']],
  [/\/apart\/mind\//, ['engine', 'bots']],
  [/\/table\.ts$/, ['engine', 'store?']],
  [/\/(words|card)\//, ['engine?', 'store?', 'ui?']],
  [/\/bench\//, ['engine', 'cli']],
  [/\/lesson\//, ['engine', 'store?', 'ui?']],
];

/** The interface takes values, not only types, from these. */
const valuesForInterface = /^(store|ui|rule-sets)\/|^engine\/(tiles|notation|scoring)(\/|$)/;

/** The layers that run the same everywhere: no clock, timer, page, framework or unseeded randomness. */
const pureLayers: readonly Layer[] = ['engine', 'bots', 'coach'];
const purePackages = /^(@noble\/hashes|valibot)(\/|$)/;
const impure = [
  /\bMath\.random\b/,
  /\bgetRandomValues\b|\brandomUUID\b/,
  /\bnew Date\b|\bDate\s*[.(]/,
  /\bperformance\.now\b/,
  /\b(setTimeout|setInterval|setImmediate|requestAnimationFrame|queueMicrotask)\b/,
];
const approximate =
  /\bMath\.(exp|expm1|log|log2|log10|log1p|pow|tanh|sinh|cosh|sin|cos|tan|atan|atan2|cbrt|hypot)\b/;

/** Tables of data may be longer than other files. */
const dataTable = /^ui\/languages\/[^/]+\/app\.ts$/;

const layerOf = (path: string): Layer => layers.find((layer) => path.startsWith(`${layer}/`)) ?? 'ui';

function breaksLayers({ from, to, own, typeOnly }: Import): boolean {
  const layer = layerOf(from);
  if (!own) return pureLayers.includes(layer) && !purePackages.test(to);
  const target = layerOf(to);
  if (from === 'main.tsx' && to === '../package.json') return false;
  if (to.startsWith('..')) return true;
  if (target === layer) return false;
  if (layer === 'rule-sets') return breaksParts(from, target, typeOnly);
  if (READS_REGISTRY.includes(from) && /^rule-sets\/(registry|dossier)$/.test(to)) return false;
  if (!mayImport[layer].includes(target)) return true;
  if (from === HANDS_OUT) return false;
  return layer === 'ui' && !typeOnly && !valuesForInterface.test(to);
}

function breaksParts(from: string, target: Layer, typeOnly: boolean): boolean {
  const [, allowed] = PARTS.find(([name]) => name.test(from)) ?? [null, ['engine']];
  return !allowed.includes(target) && !(typeOnly && allowed.includes(`${target}?`));
}

function layerFaults(source: Source): string[] {
  return importsOf(source)
    .filter(breaksLayers)
    .map(({ from, to }) => `${from} imports ${to}`);
}

function purityFaults({ path, text }: Source): string[] {
  if (!pureLayers.includes(layerOf(path))) return [];
  const code = withoutComments(text);
  return [...impure, approximate]
    .flatMap((ban) => ban.exec(code)?.slice(0, 1) ?? [])
    .map((use) => `${path}: ${use}`);
}

const sources = readSources('src');
const tests = [...readSources('tests'), ...readSources('e2e')].filter(
  ({ path }) => !path.startsWith('architecture/'),
);

describe('the sources', () => {
  it('import one way: engine, bots, coach, store, interface', () => {
    expect(sources.flatMap(layerFaults)).toEqual([]);
  });

  it('take no time and no unseeded randomness below the store', () => {
    expect(sources.flatMap(purityFaults)).toEqual([]);
  });

  it('have at most 300 lines a file, tables of data excepted', () => {
    const long = sources.filter(({ path, text }) => linesOf(text) > 300 && !dataTable.test(path));
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('are tested without sleeping', () => {
    const sleeping = tests.filter(({ text }) =>
      /\bwaitForTimeout\(|\bsetTimeout\(/.test(withoutComments(text)),
    );
    expect(sleeping.map(({ path }) => path)).toEqual([]);
  });
});

describe('the guard itself', () => {
  it.each([
    ['engine/deal.ts', "import { pick } from '../bots/level';"],
    ['engine/scoring/faan.ts', "import type { View } from '../../ui/view';"],
    ['engine/deal.ts', "import { useState } from 'react';"],
    ['engine/deal.ts', "export { a } from '../store/turn';"],
    ['bots/level.ts', "const late = await import('../coach/review');"],
    ['coach/client.ts', "import {\n  a,\n  b,\n} from '../store/turn';"],
    ['store/turn.ts', "import '../ui/app';"],
    ['store/turn.ts', "new Worker(new URL('../cli/sim.ts', import.meta.url));"],
    ['cli/sim.ts', "import { turn } from '../store/turn';"],
    ['ui/table/seat.tsx', "import { apply } from '../../engine/apply';"],
    ['ui/table/seat.tsx', "import { type A, apply } from '../../engine/apply';"],
    ['main.tsx', "import { client } from './coach/client';"],
    ['ui/table/seat.tsx', "import { deal } from '../../../tests/support/deal';"],
    ['store/selectors/here.ts', "import { games } from '../../rule-sets/registry';"],
    ['ui/rules/here.ts', "import { rules } from '../../rule-sets/here/rules';"],
    ['bots/here.ts', "import { book } from '../rule-sets/here/book';"],
    ['rule-sets/here/rules.ts', "import type { Bot } from '../../bots/bot';"],
    ['rule-sets/here/bots.ts', "import type { Facts } from '../../store/facts';"],
    ['rule-sets/here/table.ts', "import { facts } from '../../store/facts';"],
    ['rule-sets/here/words/en.ts', "import { en } from '../../../ui/text/en';"],
    ['rule-sets/here/lesson/content.ts', "import { advice } from '../../../store/lesson/advice';"],
  ])('sees that %s must not say %s', (path, text) => {
    expect(layerFaults({ path, text })).toHaveLength(1);
  });

  it.each([
    ['engine/scoring/faan.ts', "import { kindOf } from '../tiles';"],
    ['ui/table/seat.tsx', "import type { Action } from '../../engine/actions';"],
    ['ui/table/seat.tsx', "import { type A, type B } from '../../coach/options';"],
    ['ui/table/seat.tsx', "import { Panel } from '../coach/panel';"],
    ['ui/calculator.tsx', "import { score } from '../engine/scoring/score';"],
    ['main.tsx', "import './ui/styles/app.css';\nimport { App } from './ui/app';"],
    ['engine/deal.ts', "// import { a } from '../ui/a';"],
    ['rule-sets/here/index.ts', "import type { Text } from '../../ui/text/en';"],
    ['rule-sets/here/bots.ts', "import { book } from '../../bots/book';"],
    ['rule-sets/here/table.ts', "import type { Facts } from '../../store/facts';"],
    ['rule-sets/here/words/en.ts', "import type { Words } from '../../../ui/text/words';"],
    ['loadGame.ts', "import { addRuleSet } from './engine/knownRules';"],
    ['loadGame.ts', "import { games } from './rule-sets/registry';"],
  ])('lets %s say %s', (path, text) => {
    expect(layerFaults({ path, text })).toEqual([]);
  });

  it.each(['Math.random()', 'Date.now()', 'new Date()', 'setTimeout(go, 1)', 'Math.tanh(x)'])(
    'sees %s in the engine',
    (use) => {
      expect(purityFaults({ path: 'engine/wall.ts', text: `export const x = ${use};` })).toHaveLength(1);
      expect(purityFaults({ path: 'engine/wall.ts', text: `// ${use}` })).toEqual([]);
    },
  );
});
