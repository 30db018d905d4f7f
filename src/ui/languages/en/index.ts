import type { LanguageCard } from '../../text/languages';

export const language: LanguageCard = {
  name: 'English',
  fallback: null,
  answers: /^en/,
  dates: 'en-GB',
  people: { you: 'You', mei: 'Mei', wing: 'Wing', chiu: 'Chiu' },
  sender: 'Sender',
};
