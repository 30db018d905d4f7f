import { waitShapeOf } from '../../engine/scoring/waitShape';
import { FIRST_DRAGON, FIRST_WIND } from '../../engine/tiles';
import type { ScoreLine } from '../../engine/types';
import type { ReadSet } from '../../engine/scoring/setReadings';
import type { Hand } from './hand';
import { isOuter } from './tiles';
import { isFlat } from './yaku';

const FU = 'fu';

/** What fu are counted for. */
export type FuId =
  | 'base-fu'
  | 'seven-pairs-fu'
  | 'pong-fu'
  | 'kong-fu'
  | 'eyes-fu'
  | 'wait-fu'
  | 'self-drawn-fu'
  | 'closed-fu'
  | 'open-flat-fu';

export interface Fu {
  readonly lines: readonly ScoreLine[];
  readonly counted: number;
  /** Raised to a multiple of ten. */
  readonly sum: number;
}

const [BASE, PAIRS, CLOSED, OPEN_FLAT] = [20, 25, 10, 10];
const TEN = 10;
const SINGLE_WAITS = ['edge', 'middle', 'single'];

/** Source: `RULES.md#fu`. */
export function fuOf(hand: Hand): Fu {
  const { reading, win, isClosed } = hand;
  if (reading.form === 'seven-pairs')
    return { lines: [line('seven-pairs-fu', PAIRS)], counted: PAIRS, sum: PAIRS };
  if (reading.form !== 'sets') return { lines: [], counted: 0, sum: 0 };
  const shape = waitShapeOf(reading);
  const isFromWall = win.by === 'wall';
  const lines = [
    line('base-fu', BASE),
    ...reading.sets.flatMap(setFu),
    ...when(eyesFu(hand), 'eyes-fu', [reading.sets.length]),
    ...when(shape !== null && SINGLE_WAITS.includes(shape) ? 2 : 0, 'wait-fu'),
    ...when(isFromWall && !isFlat(hand) ? 2 : 0, 'self-drawn-fu'),
    ...when(isClosed && !isFromWall ? CLOSED : 0, 'closed-fu'),
  ];
  if (!isClosed && lines.length === 1) lines.push(line('open-flat-fu', OPEN_FLAT));
  const counted = lines.reduce((total, { value }) => total + value, 0);
  return { lines, counted, sum: raisedFu(counted) };
}

/** Fu are raised to a multiple of ten, but not the 25 of seven pairs. */
export function raisedFu(fu: number): number {
  return fu === PAIRS ? fu : TEN * Math.ceil(fu / TEN);
}

type FuLine = ScoreLine & { readonly value: number };

function line(id: FuId, value: number, groups?: readonly number[]): FuLine {
  const counted = { id, count: 1, value, unit: FU };
  return groups ? { ...counted, groups } : counted;
}

function when(value: number, id: FuId, groups?: readonly number[]): FuLine[] {
  return value > 0 ? [line(id, value, groups)] : [];
}

/** Twice as much concealed, of outer tiles; four times as much for a kong. */
function setFu({ type, kind, concealed }: ReadSet, at: number): FuLine[] {
  if (type !== 'pong' && type !== 'kong') return [];
  const isKong = type === 'kong';
  const value = 2 * (concealed ? 2 : 1) * (isOuter(kind) ? 2 : 1) * (isKong ? 4 : 1);
  return [line(isKong ? 'kong-fu' : 'pong-fu', value, [at])];
}

function eyesFu({ eyes, win, settings }: Hand): number {
  if (eyes >= FIRST_DRAGON) return 2;
  const winds = [FIRST_WIND + win.seat, FIRST_WIND + win.round].filter((wind) => wind === eyes).length;
  return winds === 2 ? settings.doubleWindPair : 2 * winds;
}
