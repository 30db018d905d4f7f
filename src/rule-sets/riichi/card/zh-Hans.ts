import type { GameCard } from '../../../store/games';
import { inTenths } from '../words/inTenths';

const WINDS = '东南西北';
const NUMERALS = '一二三四';

export const card: GameCard = {
  name: '日麻',
  note: '立直、宝牌、振听，一役起和',
  long: '日本麻将',
  place: '日本',
  hand: ({ round, number, repeat }) =>
    `${WINDS[round]}${NUMERALS[(number - 1) % NUMERALS.length]}局${repeat > 0 ? ` ${repeat}本场` : ''}`,
  final: inTenths,
  finalNote: '合计以千分为单位。',
};
