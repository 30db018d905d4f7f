/** The languages that are whole, and that tests know words of. */
export const LANGUAGES = ['en', 'zh-Hant-HK'] as const;
