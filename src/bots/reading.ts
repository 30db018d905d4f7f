import type { StyleId } from './styles/styleIds';

/** `routes-first-guess`: before anything was tuned. */
export type TuningId = 'routes-1' | 'routes-first-guess';

/** The numbers that a bot plays by: a tuning of the game, and a style. */
export interface Reading {
  readonly tuning: TuningId;
  readonly style?: StyleId | undefined;
  /** It looks a tile ahead where nothing was learned of the game, if the game's minds can. */
  readonly ahead?: boolean;
}
