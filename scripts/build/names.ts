import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** The end of a name changes with what is in the file, so that browsers may keep it for ever. */
const named = (path: string) => `assets/${path}-[hash:7]`;

/** Where a source lies below `src`; null for what lies elsewhere. */
function pathOf(source: string | null | undefined): string | null {
  const path = source ? relative('src', source).replaceAll('\\', '/') : '..';
  return path.startsWith('..') ? null : path.replace(/\.\w+$/, '');
}

/** A script has the path of its source, so that no two are of one name; one of many sources is named by the bundler. */
export function scriptName({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string {
  return `${named(pathOf(facadeModuleId) ?? name)}.js`;
}

/** Markdown is served as plain text: some hosts turn `.md` files into pages of their own. */
export function assetName({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  const [name = ''] = names;
  if (!name.endsWith('.md')) return `${named('[name]')}[extname]`;
  return `${named(pathOf(originalFileNames[0]) ?? '[name]')}.txt`;
}
