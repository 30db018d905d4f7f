import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeIn } from '../../src/ui/route';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string; readonly label: string })[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const { icons, screenshots, shortcuts } = JSON.parse(
  readFileSync('public/manifest.webmanifest', 'utf8'),
) as Manifest;
const drawn = [...icons, ...screenshots].filter(({ type }) => type === 'image/png');

/** Where a PNG says how wide and how high it is, in bytes from its beginning. */
const [WIDTH, HEIGHT] = [16, 20];

it.each(drawn.map(({ src, sizes }) => [src, sizes]))(
  'the manifest knows the size of %s: %s',
  (src, sizes) => {
    const bytes = readFileSync(`public/${src}`);
    expect(`${bytes.readUInt32BE(WIDTH)}x${bytes.readUInt32BE(HEIGHT)}`).toBe(sizes);
  },
);

it('whoever offers to install the app sees it on a desk and on a phone', () => {
  expect(screenshots.map((each) => each.form_factor)).toEqual(['wide', 'narrow']);
  for (const { label } of screenshots) expect(label).not.toBe('');
});

it.each(shortcuts.map(({ name, url }) => [name, url]))('the shortcut %s leads to a page: %s', (_, url) => {
  expect(url).toMatch(/^\.\/#/);
  const hash = url.slice('./'.length);
  // The rules have addresses of their own.
  if (hash !== '#rules') expect(routeIn(hash)).not.toBeNull();
});
