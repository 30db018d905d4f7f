import { rewriteScripts } from './rewriteScripts.ts';

/** Shorter files are data and small parts: the line would cost them more than it brings. */
const WORTH_IT = 10_000;
/** What browsers built on Chromium 136 and later look for at the start of a script; for all others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Only the bots' thread runs it, where nobody waits for a press. */
const OF_BOTS = 'bookBot';

/** A script with the hint, where that is worth it. */
export function withHint(code: string): string {
  return code.length > WORTH_IT ? HINT + code : code;
}

/**
 * Lets browsers compile all functions of a script while it is loaded, beside the page. By themselves they compile a
 * function when it is first called, which made the press that starts a match wait for half of the app.
 */
export const compileAhead = rewriteScripts('compile-ahead', (code, script) =>
  script === OF_BOTS ? code : withHint(code),
);
