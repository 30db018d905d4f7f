import { kindsOfText } from '../../../engine/notation';
import { isBonus, suitOf } from '../../../engine/tiles';
import type { TileKind } from '../../../engine/types';
import type { ExampleHand } from '../../../store/lesson/content';
import type { Person } from '../../../store/types';
import type { AnswerId, AnswerTask, TileTask } from '../../../ui/lesson/lessonPart';

/** Why an answer is wrong. */
export type WrongId =
  | 'thatIs'
  | 'chowHonour'
  | 'chowSuit'
  | 'chowRun'
  | 'pong'
  | 'complete'
  | 'leastEyes'
  | 'leastPart'
  | 'leastPong'
  | 'leastChow'
  | 'order'
  | 'chowBefore'
  | 'chowAcross'
  | 'pongAny'
  | 'priority'
  | 'mayWin';

export type TaskId =
  | 'bamboo'
  | 'wind'
  | 'dragon'
  | 'bonus'
  | 'chow'
  | 'pong'
  | 'complete'
  | 'least'
  | 'order'
  | 'chowBefore'
  | 'chowAcross'
  | 'pongAny'
  | 'priority'
  | 'mayWin';

type Tiles = TileTask<TaskId, WrongId>;
type Answer = AnswerTask<TaskId, WrongId>;

function find(id: TaskId, tiles: string, right: string | ((kind: TileKind) => boolean)): Tiles {
  const fits = typeof right === 'string' ? (kind: TileKind) => kindsOfText(right).includes(kind) : right;
  return {
    type: 'tiles',
    id,
    tiles: kindsOfText(tiles),
    count: 1,
    judge: ([kind]) => (kind !== undefined && fits(kind) ? null : 'thatIs'),
  };
}

function judgeChow(picked: readonly TileKind[]): WrongId | null {
  const sorted = picked.toSorted((a, b) => a - b);
  const [first = 0] = sorted;
  if (picked.some((kind) => suitOf(kind) > 2)) return 'chowHonour';
  if (picked.some((kind) => suitOf(kind) !== suitOf(first))) return 'chowSuit';
  return sorted.every((kind, at) => kind === first + at) ? null : 'chowRun';
}

function judgeLeast([kind = 0]: readonly TileKind[]): WrongId | null {
  if (kindsOfText('N').includes(kind)) return null;
  if (kindsOfText('5m').includes(kind)) return 'leastEyes';
  if (kindsOfText('34s').includes(kind)) return 'leastPart';
  return kindsOfText('C').includes(kind) ? 'leastPong' : 'leastChow';
}

function mayClaim(id: 'chowBefore' | 'chowAcross' | 'pongAny', asked: Asked): Answer {
  const { from, tile, held, right } = asked;
  const discard = { tile: kindsOfText(tile)[0] ?? 0, from };
  const answers = ['yes', 'no'] as const;
  return { type: 'answer', id, answers, right, wrong: id, discard, held: kindsOfText(held) };
}

interface Asked {
  readonly from: Person;
  readonly tile: string;
  readonly held: string;
  readonly right: AnswerId;
}

function mayWin(tiles: string, right: AnswerId): Answer {
  const hand: ExampleHand = { tiles };
  return { type: 'answer', id: 'mayWin', answers: ['yes', 'no'], right, wrong: 'mayWin', hand };
}

/** The tasks of the five steps before the hand that is played. */
export const tasks: readonly (readonly (Tiles | Answer)[])[] = [
  [
    find('bamboo', '5p5s5m8sW1p', '5s'),
    find('wind', 'ENWF9mP', 'W'),
    find('dragon', 'CP2sFS3f', 'F'),
    find('bonus', '1sP3f7pE9m', isBonus),
  ],
  [
    { type: 'tiles', id: 'chow', tiles: kindsOfText('46p345sES'), count: 3, judge: judgeChow },
    {
      type: 'tiles',
      id: 'pong',
      tiles: kindsOfText('22m222p2s3p'),
      count: 3,
      judge: ([first, ...others]) => (others.every((kind) => kind === first) ? null : 'pong'),
    },
    {
      type: 'tiles',
      id: 'complete',
      tiles: kindsOfText('3m7m9mW'),
      count: 1,
      held: kindsOfText('56m234p678sWWCCC'),
      judge: ([kind]) => (kindsOfText('7m').includes(kind ?? 0) ? null : 'complete'),
    },
  ],
  [
    {
      type: 'tiles',
      id: 'least',
      tiles: kindsOfText('55m234p34678sCCCN'),
      count: 1,
      isDrawn: true,
      judge: judgeLeast,
    },
    { type: 'answer', id: 'order', answers: ['mei', 'chiu', 'wing'], right: 'wing', wrong: 'order' },
  ],
  [
    mayClaim('chowBefore', { from: 'mei', tile: '5p', held: '46p', right: 'yes' }),
    mayClaim('chowAcross', { from: 'chiu', tile: '5p', held: '46p', right: 'no' }),
    mayClaim('pongAny', { from: 'chiu', tile: 'C', held: 'CC', right: 'yes' }),
    {
      type: 'answer',
      id: 'priority',
      answers: ['you', 'wing', 'chiu'],
      right: 'chiu',
      wrong: 'priority',
      discard: { tile: kindsOfText('8s')[0] ?? 0, from: 'mei' },
    },
  ],
  [mayWin('123m567p345678s99p', 'no'), mayWin('12334555789sNNN', 'yes'), mayWin('234m345678p99sCCC', 'no')],
];
