import type { Text } from '../../en/app';

/** Words about whether the walls of a match follow from its seed. */
export const verify: Text['verify'] = {
  title: '洗牌公平嗎？',
  note: '以下數字在本頁重新計算核對。',
  seed: '種子',
  text: '文字',
  noText: '無',
  commitment: '承諾值（種子的 SHA-256）',
  check: '核對牌山',
  kept: '承諾屬實：種子的 SHA-256 相符。',
  broken: '承諾不符：種子的 SHA-256 不同。',
  walls: (right, all) => `${all} 副牌山中有 ${right} 副與種子及文字相符。`,
  wall: (hand, isRight) => `${isRight ? '✓' : '✕'} ${hand}${isRight ? '' : '：牌山不符'}`,
  noSeed: '此紀錄沒有種子，無法核對。',
};
