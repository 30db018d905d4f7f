import type { GameCard } from '../../../store/games';
import { inTenths } from '../words/inTenths';

const WINDS = '東南西北';
const NUMERALS = '一二三四';

export const card: GameCard = {
  name: '日本',
  note: 'リーチ、ドラ、フリテン、一翻縛り',
  long: '日本麻雀（リーチ麻雀）',
  place: '日本',
  hand: ({ round, number, repeat }) =>
    `${WINDS[round]}${NUMERALS[(number - 1) % NUMERALS.length]}局${repeat > 0 ? ` ${repeat}本場` : ''}`,
  final: inTenths,
  finalNote: '合計は千点単位です。',
};
