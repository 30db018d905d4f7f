import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutParts } from '../../scripts/reactParts';
import { ALIASES } from '../../scripts/reactPartsLeftOut';
import { unusable } from '../../scripts/reactUnusable';
import { readSources } from '../architecture/sources';

const locate = createRequire(import.meta.url).resolve;
const published = readFileSync(
  join(dirname(locate('react-dom/package.json')), 'cjs/react-dom-client.production.js'),
  'utf8',
);

describe('the file of React without the parts that are left out', () => {
  it('says of those parts that they are never there', () => {
    const code = withoutParts(published);
    expect(code).not.toMatch(/if \((?:null === current && )?isHydrating\)/);
    expect(code).not.toMatch(/\.dehydrated\b(?! =)/);
    expect(code).not.toContain('case 31:');
    expect(code).not.toContain('onBeforeInput');
  });

  it.each([
    'isHydrating',
    'isHostHoistableType',
    'HooksDispatcherOnUpdate',
    'dispatchEvent',
    'vendorPrefixes',
  ])('is not made of a release that has no %s', (name) => {
    const other = published.replace(new RegExp(`\\b${name}\\b`, 'g'), 'renamed');
    expect(() => withoutParts(other)).toThrow(name);
  });
});

const aliases = [...published.matchAll(/^ {4}\["(\w+)", "[\w:-]+"\]/gm)].map(([, name = '']) => name);

const attributes = [...unusable.attributes, ...aliases.filter((name) => !ALIASES.has(name))].join('|');

/** What a source must not say, as expressions; an attribute is one of an element, and may be a component's. */
const patterns = [
  ...unusable.exports.map((name) => `import [^;]*\\b${name}\\b[^;]* from '(?:react|react-dom)(?:/\\w+)?'`),
  ...unusable.elements.map((name) => `<${name}(?=[\\s/>])`),
  ...unusable.events.map((name) => `\\s${name}(?:Capture)?=[{"]`),
  `<[a-z]\\w*(?=\\s)(?:=>|[^<>])*?\\s(?:${attributes})=[{"]`,
  `\\b(?:${unusable.steps.join('|')})\\b`,
  String.raw`\bcreateRoot\([^()]*,|<\w+-\w|\.Consumer\b|\bcomponentStack\b`,
];
const forbidden = new RegExp(patterns.join('|'), 'g');

const saysIn = (text: string) => [...text.matchAll(forbidden)].map(([found]) => found);

describe('the app', () => {
  it.each([
    "import { useState, useTransition } from 'react';",
    "import { createPortal } from 'react-dom';",
    'return <textarea value={text} />;',
    'return <div onWheel={turn} />;',
    'shouldComponentUpdate() {',
    'createRoot(root, { onCaughtError });',
    'return <div dangerouslySetInnerHTML={{ __html: text }} />;',
    'return <path strokeMiterlimit="2" />;',
  ])('could be found to use what is left out: %s', (text) => {
    expect(saysIn(text)).toHaveLength(1);
  });

  it('uses nothing of what is left out', () => {
    expect(aliases.length).toBeGreaterThan(50);
    const found = readSources('src', ['.tsx', '.ts']).flatMap(({ path, text }) =>
      saysIn(text).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});
