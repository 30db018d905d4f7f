import type { GameRecord } from '../../engine/record';
import type { Options, RuleSetId } from '../../engine/types';
import type { Draft } from '../calculator/draft';

/** Rules of a table: a game, and the options that differ from its defaults. */
export interface SharedRules {
  readonly rules: RuleSetId;
  readonly options: Options;
}

/** A match that several persons can play: the same walls, and the same bots with the same chances. */
export interface Challenge extends SharedRules {
  /** 128 bits in hex. Together with `text` they fix every wall and what bots draw lots for. */
  readonly bits: string;
  readonly text: string;
  /** The bots in the order of the persons, with their styles. */
  readonly bots: readonly string[];
}

/** What a link can hold. `by`: what its sender wants to be called; empty where nothing was said. */
export type Shared =
  | ({ readonly kind: 'rules' } & SharedRules)
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly by: string }
  /** How somebody played a challenge. */
  | { readonly kind: 'result'; readonly record: GameRecord; readonly by: string }
  /** `hand`: where its replay begins, by place; null for the first one. */
  | { readonly kind: 'hand'; readonly draft: Draft }
  | { readonly kind: 'record'; readonly record: GameRecord; readonly hand: number | null };
