import type { Plugin } from 'vite';

/**
 * A step of the build that changes every finished script.
 * @param rewrite is given the code of a script and its name in the build; gives the new code
 */
export function rewriteScripts(name: string, rewrite: (code: string, script: string) => string): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          // What a source map says of a script must stay true.
          if (file.type === 'chunk' && !file.map) file.code = rewrite(file.code, file.name);
        }
      },
    },
  };
}
