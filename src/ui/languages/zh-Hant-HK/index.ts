import type { LanguageCard } from '../../text/languages';

export const language: LanguageCard = {
  name: '繁體中文',
  fallback: 'en',
  answers: /^zh/,
  dates: 'zh-Hant-HK',
  people: { you: '你', mei: '阿美', wing: '阿榮', chiu: '阿超' },
  sender: '分享者',
};
