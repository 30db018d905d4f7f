import type { Text } from '../../en/app';

/** Words about whether the walls of a match follow from its seed. */
export const verify: Text['verify'] = {
  title: '洗牌公平吗？',
  note: '用下面的数字在本页重新计算。',
  seed: '种子',
  text: '文字',
  noText: '无',
  commitment: '承诺值（种子的SHA-256）',
  check: '核对牌墙',
  kept: '承诺属实：种子的SHA-256相符。',
  broken: '承诺不符：种子的SHA-256不同。',
  walls: (right, all) => `${all}副牌墙中有${right}副与种子和文字相符。`,
  wall: (hand, isRight) => `${isRight ? '✓' : '✕'} ${hand}${isRight ? '' : '：牌墙不符'}`,
  noSeed: '这份记录没有种子，无法核对。',
};
