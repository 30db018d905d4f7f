import type { Language } from '../../store/settings';
import type { Person } from '../../store/types';

/** The names of the players: records are kept with them, whatever language they are read in. */
export const peopleIn: Readonly<Record<Language, Readonly<Record<Person, string>>>> = {
  en: { you: 'You', mei: 'Mei', wing: 'Wing', chiu: 'Chiu' },
  'zh-Hant-HK': { you: '你', mei: '阿美', wing: '阿榮', chiu: '阿超' },
};

/** Whoever shared a match: in its record that player is called as one's own is. */
export const senderIn: Readonly<Record<Language, string>> = { en: 'Sender', 'zh-Hant-HK': '分享者' };
