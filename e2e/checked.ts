import { expect, test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

const VIOLATION = 'Against the Content-Security-Policy:';

/** A page of the app says here what its policy forbade. */
function reportViolations(said: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(said, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
  });
}

/** Collects what the policy forbids on any page of this browser context; to be called before its pages are opened. */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  // Browsers say some of them on the console alone.
  context.on('console', (message) => {
    if (/content[ -]security[ -]policy/i.test(message.text())) violations.push(message.text());
  });
  await context.addInitScript(reportViolations, VIOLATION);
  return violations;
}

/** Playwright's `test`; one fails when a page does what the app's Content-Security-Policy forbids. */
export const test = base.extend<{ readonly keepsPolicy: void }>({
  keepsPolicy: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context);
      await use();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
