import type { GameRecord } from '../../src/engine/record';

/** Names that a file may hold: very long, from right to left, one picture after the other, piled with marks. */
export const FOREIGN_NAMES: readonly string[] = [
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(12),
  'محمد عبد الرحمن (1)',
  '🀄🇭🇰👩‍👧'.repeat(9),
  `Z${'\u0334\u0351\u0323'.repeat(40)}algo the Unreadable of Far Away`,
];

/** The same match, played by others. */
export function withForeignNames(record: GameRecord): GameRecord {
  const players = record.players.map((player, at) => ({ ...player, name: FOREIGN_NAMES[at] ?? '' }));
  return { ...record, players };
}
