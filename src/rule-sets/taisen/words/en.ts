import type { OwnWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/en';
import type { Ids } from '../table';
import type { taisenOptions } from '../options';

export const words: OwnWords<Ids, typeof taisenOptions> = {
  introduction: {
    title: 'What is different in Taisen',
    points: [
      { name: 'To win', text: 'Three sets and a pair; the other three tiles may be anything.' },
      {
        name: 'No scoring',
        text: 'Every win is worth the same: one point from each other player. There is no minimum.',
      },
      { name: 'No kongs, no flowers', text: 'A fourth equal tile stays in the hand or is discarded.' },
      {
        name: 'Winning from a discard',
        text: 'The tile must be part of a set or of the pair. From players not before you, it must complete a pong.',
      },
    ],
  },
  units: { win: standard.points, points: standard.points },
  refusals: {
    'tile-outside-groups': () => 'Complete, but the tile you take must be part of a set or the pair',
    'win-not-from-here': () => 'Complete, but you may take this tile only from the player before you',
    'kong-not-robbed': standard.kongNotRobbed,
  },
  calls,
  goal: standard.goal,
  bar: () => 'Taisen',
  choices: { rounds: standard.rounds },
  presets: { standard: 'Standard', easy: 'Easy', 'whole-hand': 'Whole hand' },
  facts: {
    groups: { name: 'To win', codes: {}, count: (groups) => `${groups} sets, 1 pair` },
    otherTiles: { name: 'Other tiles', codes: { anything: 'Anything', none: 'None' } },
    bonusTiles: { name: 'Flowers and seasons', codes: { none: 'None' } },
    win: { name: 'A win', codes: { 'one-from-each': '1 point from each' } },
  },
  items: { 'complete-hand': 'Complete hand' },
  headings: { items: 'The win', steps: 'Points' },
  reasons: standard.reasons,
  groups: standard.groups,
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    groups: { name: 'Groups to win', note: 'With 3, three tiles of the hand may be anything.' },
    winFromAnyone: {
      name: 'Win from anyone',
      note: 'A chow or the pair may also be completed by a player who is not before you.',
    },
  },
};
