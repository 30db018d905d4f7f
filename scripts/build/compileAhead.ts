import type { Plugin } from 'vite';

/**
 * Browsers built on Chromium 136 and later compile all functions of a script that begins with this line while it is
 * loaded, beside the page; others do so when a function is first called, which holds up the press that starts a match.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
    },
  },
};
