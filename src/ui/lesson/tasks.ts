import { isBonus, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { exampleSheet, exampleTiles } from '../../store/lesson/scores';
import type { ExampleHand } from '../../store/lesson/scores';
import { kindsIn } from '../../store/lesson/tiles';
import type { Person } from '../../store/types';

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

export type AnswerId = 'yes' | 'no' | Person;

/** Tiles to be picked, so many at a time. */
export interface TileTask {
  readonly type: 'tiles';
  readonly id: TaskId;
  readonly tiles: readonly TileKind[];
  readonly count: number;
  /** The last tile was just drawn. */
  readonly isDrawn?: boolean;
  /** Tiles beside the question. */
  readonly held?: readonly TileKind[];
  /** Why these are wrong; null when they are right. */
  readonly judge: (picked: readonly TileKind[]) => WrongId | null;
}

/** One of a few answers. */
export interface AnswerTask {
  readonly type: 'answer';
  readonly id: TaskId;
  readonly answers: readonly AnswerId[];
  readonly right: AnswerId;
  readonly wrong: WrongId;
  /** A discard and who made it, and the own tiles it would go with. */
  readonly discard?: { readonly tile: TileKind; readonly from: Person };
  readonly held?: readonly TileKind[];
  /** A hand whose worth is asked. */
  readonly hand?: ExampleHand;
}

export type Task = TileTask | AnswerTask;

function find(id: TaskId, tiles: string, right: string | ((kind: TileKind) => boolean)): TileTask {
  const fits = typeof right === 'string' ? (kind: TileKind) => kindsIn(right).includes(kind) : right;
  return {
    type: 'tiles',
    id,
    tiles: kindsIn(tiles),
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
  if (kindsIn('N').includes(kind)) return null;
  if (kindsIn('5m').includes(kind)) return 'leastEyes';
  if (kindsIn('34s').includes(kind)) return 'leastPart';
  return kindsIn('C').includes(kind) ? 'leastPong' : 'leastChow';
}

function mayClaim(id: 'chowBefore' | 'chowAcross' | 'pongAny', asked: Asked): AnswerTask {
  const { from, tile, held, right } = asked;
  const discard = { tile: kindsIn(tile)[0] ?? 0, from };
  const answers = ['yes', 'no'] as const;
  return { type: 'answer', id, answers, right, wrong: id, discard, held: kindsIn(held) };
}

interface Asked {
  readonly from: Person;
  readonly tile: string;
  readonly held: string;
  readonly right: AnswerId;
}

function mayWin(hand: ExampleHand): AnswerTask {
  const right = exampleSheet(hand).legal ? 'yes' : 'no';
  const held = exampleTiles(hand);
  return { type: 'answer', id: 'mayWin', answers: ['yes', 'no'], right, wrong: 'mayWin', held, hand };
}

/** The tasks of the five steps before the hand that is played. */
export const STEP_TASKS: readonly (readonly Task[])[] = [
  [
    find('bamboo', '5p5s5m8sW1p', '5s'),
    find('wind', 'ENWF9mP', 'W'),
    find('dragon', 'CP2sFS3f', 'F'),
    find('bonus', '1sP3f7pE9m', isBonus),
  ],
  [
    { type: 'tiles', id: 'chow', tiles: kindsIn('46p345sES'), count: 3, judge: judgeChow },
    {
      type: 'tiles',
      id: 'pong',
      tiles: kindsIn('22m222p2s3p'),
      count: 3,
      judge: ([first, ...others]) => (others.every((kind) => kind === first) ? null : 'pong'),
    },
    {
      type: 'tiles',
      id: 'complete',
      tiles: kindsIn('3m7m9mW'),
      count: 1,
      held: kindsIn('56m234p678sWWCCC'),
      judge: ([kind]) => (kindsIn('7m').includes(kind ?? 0) ? null : 'complete'),
    },
  ],
  [
    {
      type: 'tiles',
      id: 'least',
      tiles: kindsIn('55m234p34678sCCCN'),
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
      discard: { tile: kindsIn('8s')[0] ?? 0, from: 'mei' },
    },
  ],
  [
    mayWin({ tiles: '123m567p345678s99p' }),
    mayWin({ tiles: '12334555789sNNN' }),
    mayWin({ tiles: '234m345678p99sCCC' }),
  ],
];
