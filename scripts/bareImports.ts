import { rewriteScripts } from './rewriteScripts.ts';

const WRAPPED =
  /[\w$]+\((?:\(\)=>|async\(\)=>\{let\{(?<name>[\w$]+):(?<local>[\w$]+)\}=await )(?<load>import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?)(?:;return\{\k<name>:\k<local>\}\})?,\[\],import\.meta\.url\)/g;

/** Takes the wrapper off every `import()` of a part that has no style sheet; there it only waits for the script. */
export function withBareImports(code: string): string {
  return code.replace(WRAPPED, '$<load>');
}

/** Vite wraps every `import()`, so that style sheets can be fetched beside the script; most parts have none. */
export const bareImports = rewriteScripts('bare-imports', withBareImports);
