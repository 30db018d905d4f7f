import type { LanguageCard } from '../../text/languages';

export const language: LanguageCard = {
  name: '日本語',
  fallback: 'en',
  answers: /^ja/,
  dates: 'ja-JP',
  people: { you: 'あなた', mei: 'メイ', wing: 'ウィン', chiu: 'チウ' },
  sender: '送り主',
};
