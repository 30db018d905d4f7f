import type { SettingsWords } from '../languages/en/settings';

/** A line of the list: the keys as they are labelled, and what they do. `letter`: one character, can be switched off. */
export interface KeyLine<Does extends string> {
  readonly keys: readonly string[];
  readonly does: Does;
  readonly letter?: true;
}

/** Every key of the table. */
export const KEY_MAP: readonly KeyLine<keyof SettingsWords['keys']>[] = [
  { keys: ['←', '→'], does: 'move' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['Enter', '↑'], does: 'select' },
  { keys: ['D'], does: 'drawn', letter: true },
  { keys: ['Space'], does: 'pass' },
  { keys: ['W'], does: 'win', letter: true },
  { keys: ['P'], does: 'pong', letter: true },
  { keys: ['1', '2', '3'], does: 'chow', letter: true },
  { keys: ['K'], does: 'kong', letter: true },
  { keys: ['O'], does: 'chooseForMe', letter: true },
  { keys: ['X'], does: 'exchange', letter: true },
  { keys: ['H'], does: 'seeHand', letter: true },
  { keys: ['G'], does: 'skip', letter: true },
  { keys: ['A'], does: 'switches', letter: true },
  { keys: ['S'], does: 'sort', letter: true },
  { keys: ['R'], does: 'read', letter: true },
  { keys: ['T'], does: 'waits', letter: true },
  { keys: ['L'], does: 'look', letter: true },
  { keys: ['C'], does: 'coach', letter: true },
  { keys: ['F'], does: 'danger', letter: true },
  { keys: ['B'], does: 'aims', letter: true },
  { keys: ['V'], does: 'tracker', letter: true },
  { keys: ['N'], does: 'notAgain', letter: true },
  { keys: ['M'], does: 'silence', letter: true },
  { keys: ['Z'], does: 'takeBack', letter: true },
  { keys: ['Shift', '←', '→'], does: 'moveTile' },
  { keys: ['Esc'], does: 'escape' },
  { keys: ['?'], does: 'help', letter: true },
];

/** Every key of a review. */
export const REVIEW_KEYS: readonly KeyLine<keyof SettingsWords['reviewKeys']>[] = [
  { keys: ['←', '→'], does: 'step' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['M'], does: 'moment', letter: true },
  { keys: ['F'], does: 'filter', letter: true },
  { keys: ['T'], does: 'table', letter: true },
  { keys: ['O'], does: 'open', letter: true },
  { keys: ['B'], does: 'aims', letter: true },
  { keys: ['G'], does: 'playOn', letter: true },
  { keys: ['A'], does: 'practice', letter: true },
];

/** Every key of a replay. */
export const REPLAY_KEYS: readonly KeyLine<keyof SettingsWords['replayKeys']>[] = [
  { keys: ['Space'], does: 'play' },
  { keys: ['←', '→'], does: 'step' },
  { keys: ['↑', '↓'], does: 'mark' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['1', '2', '3', '4'], does: 'seat', letter: true },
  { keys: ['O'], does: 'open', letter: true },
  { keys: ['B'], does: 'aims', letter: true },
];
