import type { GameCard } from '../../../store/games';
import { inTenths } from '../words/inTenths';

const WINDS = '東南西北';
const NUMERALS = '一二三四';

export const card: GameCard = {
  name: '日式',
  note: '立直、寶牌、振聽，一役起和',
  long: '日式麻將',
  place: '日本',
  hand: ({ round, number, repeat }) =>
    `${WINDS[round]}${NUMERALS[(number - 1) % NUMERALS.length]}局${repeat > 0 ? ` ${repeat} 本場` : ''}`,
  final: inTenths,
  finalNote: '合計以千分為單位。',
};
