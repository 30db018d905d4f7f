/** What the calculator prints for tiles that are not complete, besides how far they are from it. */
export const NOT_COMPLETE: object = { legal: false, reason: 'not-complete' };
