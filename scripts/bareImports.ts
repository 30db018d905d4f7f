import type { Plugin } from 'vite';

const WRAPPED =
  /[\w$]+\((?:\(\)=>|async\(\)=>\{let\{(?<name>[\w$]+):(?<local>[\w$]+)\}=await )(?<load>import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?)(?:;return\{\k<name>:\k<local>\}\})?,\[\],import\.meta\.url\)/g;

/** Takes the wrapper off every `import()` of a part that has no style sheet; there it only waits for the script. */
export function withBareImports(code: string): string {
  return code.replace(WRAPPED, '$<load>');
}

/** Vite wraps every `import()`, so that style sheets can be fetched beside the script; most parts have none. */
export const bareImports: Plugin = {
  name: 'bare-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.map) file.code = withBareImports(file.code);
      }
    },
  },
};
