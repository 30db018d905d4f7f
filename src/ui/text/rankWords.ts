import type { Rank } from '../../store/facts/rank';
import type { Language } from '../../store/settings';

const places = ['', 'first', 'second', 'third', 'fourth'];
const counts = ['', 'one', 'two', 'three', 'four'];

/** A place by points in words; equal points share it. */
export const rankWords: Readonly<Record<Language, (rank: Rank) => string>> = {
  en: ({ place, equals, seats }) =>
    equals === seats ? 'level with all' : `${equals > 1 ? 'joint ' : ''}${places[place]} of ${counts[seats]}`,
  'zh-Hant-HK': ({ place, equals, seats }) =>
    equals === seats ? '各家同分' : `${equals > 1 ? '並列' : '排'}第${'一二三四'[place - 1]}`,
};
