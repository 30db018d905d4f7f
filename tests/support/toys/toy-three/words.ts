import type { OwnWords } from '../../../../src/ui/text/gameWords';
import { calls } from '../../../../src/rule-sets/shared/standard/words/calls';
import * as shared from '../shared/words';
import type { options } from './options';
import type { Ids } from './table';

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    complete: 'Complete hand',
    'noble-pong': 'Noble pong',
    'north-aside': 'North set aside',
    closed: 'Closed hand',
    'in-streak': 'In a streak',
  },
  units: { stars: shared.unitOf('Stars', 'star'), points: shared.points },
  headings: { items: 'Stars', steps: 'From stars to points' },
  steps: { stars: 'Stars', points: 'Ten points each' },
  omissions: { opened: (item) => `${item}: a set was laid out` },
  refusals: { 'too-few-stars': ({ stars, least }) => `Complete, but ${stars} stars: ${least} needed` },
  declarations: {
    'set-aside': {
      name: 'Set north aside',
      verb: 'set a north aside',
      said: ({ name, isYou }) => `${name} ${isYou ? 'set' : 'sets'} a north aside.`,
    },
  },
  notes: { 'streak-ended': ({ name, isYou }) => `${isYou ? 'Your' : `${name}’s`} streak is over.` },
  reasons: { win: 'win', return: 'Points of the start', place: 'Place' },
  factors: { 'self-drawn': 'self-drawn', streak: 'streak' },
  marks: {
    norths: (count) => `${count} ${count === 1 ? 'north' : 'norths'} aside`,
    streak: (count) => `Streak of ${count}`,
  },
  situations: {
    'last-tile': { name: 'Last tile', told: 'with the last tile' },
    'in-streak': { name: 'In a streak', told: 'in a streak' },
    streak: { name: 'Wins before in the streak', told: 'in a streak' },
  },
  calls: { ...calls, calls: { ...calls.calls, 'set-aside': '北' } },
  goal: (least = 0) => `To win: 4 sets and a pair, worth at least ${least} stars`,
  bar: (least = 0) => `Toy for three, ${least} stars`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    least: { name: 'Least stars', note: 'A hand with fewer may not win.' },
    noble: {
      name: 'Noble pongs',
      note: 'Pongs that bring a star.',
      values: { dragons: 'Dragons', winds: 'Winds', ends: 'Ones and nines' },
    },
    streak: {
      name: 'Streak',
      note: 'What a dealer’s wins in a row do.',
      values: { doubles: 'Doubles', nothing: 'Nothing' },
    },
    chows: { name: 'Chows from the player before', note: 'Off: only pongs and kongs are claimed.' },
  },
  choices: { deals: shared.deals },
  presets: { standard: 'Usual', 'open-house': 'Open house' },
  facts: {
    streak: { name: 'A streak', codes: { doubles: 'Doubles', nothing: 'Nothing' } },
    least: { name: 'To win', codes: {}, count: (least) => `${least} stars` },
  },
};
