import type { ModulePreloadOptions, Plugin } from 'vite';

/** What the page and its threads start with: nothing else can lie before these. */
const STARTED = /^assets\/(index|react|engine|page|rolldown-runtime)-[^/]+\.js$/;

/** Scripts of style sheets alone: Vite takes them out of the build, and leaves their names in the lists. */
const sheetsAlone = new Set<string>();

/** All files that a part needs: its own script, and those that it imports. Vite adds the style sheets. */
export const filesOfPart: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  part,
  scripts,
  { hostType },
) => {
  if (hostType === 'html') return scripts;
  return [...new Set([part, ...scripts])].filter((file) => !STARTED.test(file) && !sheetsAlone.has(file));
};

/**
 * Stands around every `import()` of the build, in the place of Vite's own helper. It fetches all files of a part at once,
 * and asks twice more for what does not come. Only then it imports the part, from what the browser has kept.
 *
 * Many browsers never ask again for a script that failed once inside an `import()`: Chromium 147 does not, and Firefox
 * does not where a server answered with an error. So nothing may fail there. Where an import fails all the same (the
 * browser kept nothing, and the line broke just then), the error is called `PartBroken`: the page may have to be loaded anew
 * before it can have the part, and does so when the files come and the import fails once more. A thread crashes with it, and is started again with the next question.
 */
export const LOADER = `
const asked = new Map();
const isPage = typeof document === 'object';
// The sheets of the page itself are there. Added once more they would come after those of the table, and win.
if (isPage) for (const { href } of document.querySelectorAll('link[rel=stylesheet]')) asked.set(href, Promise.resolve());
const isSheet = (file) => file.endsWith('.css');
const fetchScript = async (href) => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(href + ': ' + answer.status);
  await answer.arrayBuffer();
};
const fetchSheet = (href) => new Promise((done, fail) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    link.remove();
    fail(new Error('No style sheet: ' + href));
  };
  document.head.append(link);
});
const fetchFile = (href) => isSheet(href) ? fetchSheet(href) : fetchScript(href);
const patiently = (href) => {
  const again = () => new Promise((done) => setTimeout(done, 700)).then(() => fetchFile(href));
  return fetchFile(href).catch(again).catch(again);
};
const ask = (href) => {
  if (!asked.has(href)) asked.set(href, patiently(href).catch((cause) => {
    asked.delete(href);
    throw cause;
  }));
  return asked.get(href);
};
export const __vitePreload = async (load, files = [], base = '') => {
  const needed = files.filter((file) => isPage || !isSheet(file)).map((file) => new URL(file, base).href);
  await Promise.all(needed.map(ask));
  try {
    return await load();
  } catch (cause) {
    for (const href of needed) if (!isSheet(href)) asked.delete(href);
    const broken = Object.assign(new Error(String(cause), { cause }), { name: 'PartBroken' });
    if (!isPage) setTimeout(() => { throw broken; });
    throw broken;
  }
};`;

/** Has every part of the build loaded by `LOADER`. */
export const partLoader: Plugin = {
  name: 'part-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? LOADER : null),
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.every((id) => id.endsWith('.css')))
          sheetsAlone.add(file.fileName);
    },
  },
};
