import type { StyleId } from './styles/styleIds';

/** `routes-first-guess`: before anything was tuned. */
export type TuningId = 'routes-1' | 'routes-first-guess';

/** The numbers that a bot plays by: a tuning of the game, and a style. */
export interface Reading {
  readonly tuning: TuningId;
  readonly style?: StyleId | undefined;
}
