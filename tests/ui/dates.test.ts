import { expect, it } from 'vitest';
import { dateWords } from '../../src/ui/text/dates';

/** The noon of 22 November 2026 in London. */
const NOON = 1_795_348_800_000;

it.each([
  ['en', ['en-GB'], /^22 Nov 2026, \d\d:\d\d$/],
  ['en', ['de-DE', 'en-US'], /^Nov 22, 2026, \d+:\d\d\s[AP]M$/],
  ['en', ['en-US@posix', 'en-GB'], /^22 Nov 2026, \d\d:\d\d$/],
  ['en', ['zh-HK'], /^22 Nov 2026, \d\d:\d\d$/],
  ['zh-Hant-HK', ['en-US'], /^2026年11月22日 [上下]午\d+:\d\d$/],
] as const)(
  'dates are in the chosen language, as the browser writes it: %s, %s',
  (language, wanted, words) => {
    expect(dateWords(NOON, language, wanted)).toMatch(words);
  },
);
