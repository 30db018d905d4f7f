import type { LanguageCard } from '../../text/languages';

export const language: LanguageCard = {
  name: '简体中文',
  fallback: 'en',
  answers: /^zh(-Hans|-CN|-SG|-MY|$)/i,
  dates: 'zh-CN',
  people: { you: '你', mei: '阿美', wing: '阿荣', chiu: '阿超' },
  sender: '分享者',
};
