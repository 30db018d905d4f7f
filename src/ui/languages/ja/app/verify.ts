import type { Text } from '../../en/app';

/** Words about whether the walls of a match follow from its seed. */
export const verify: Text['verify'] = {
  title: '牌山は公正か',
  note: '下の数字から、このページで計算し直します。',
  seed: 'シード',
  text: '言葉',
  noText: 'なし',
  commitment: '約束の値（シードのSHA-256）',
  check: '牌山を確かめる',
  kept: '約束どおりです。シードのSHA-256が一致しました。',
  broken: '約束と違います。シードのSHA-256が一致しません。',
  walls: (right, all) => `${all}局中${right}局の牌山が、シードと言葉から再現できました。`,
  wall: (hand, isRight) => `${isRight ? '✓' : '✕'} ${hand}${isRight ? '' : '：牌山が違います'}`,
  noSeed: 'この牌譜にはシードがないため、確かめられません。',
};
