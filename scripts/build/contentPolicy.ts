import type { Plugin } from 'vite';

/**
 * What the built page may fetch and run: its own files, and the tile pictures it draws itself (`ui/tile/sprite`).
 * Nothing written into the page runs or styles it, and no string becomes HTML: of the Trusted Types there is one rule,
 * which lets addresses of workers pass (`main.tsx`).
 */
const RULES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
} as const;

/** The Content-Security-Policy of the page, as a header or a `<meta>` says it. */
export const PAGE_POLICY = Object.entries(RULES)
  .map(([what, where]) => `${what} ${where}`)
  .join(';');

const CHARSET = '<meta charset="utf-8" />';

/** The page with its policy, before anything that the policy is about. */
export function withPolicy(html: string): string {
  if (!html.includes(CHARSET)) throw new Error(`The page has no ${CHARSET}.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />`;
  return html.replace(CHARSET, `${CHARSET}\n    ${meta}`);
}

/** Writes the policy into the built page. The development server writes scripts into the page, and goes without. */
export const contentPolicy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: withPolicy,
};
