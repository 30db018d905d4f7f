/** One thing that a player did or got, in the words of records. Draws are from the wall's front, or its back after a kong. */
export type Move =
  | { readonly type: 'draw'; readonly p: number; readonly tile: string; readonly from: 'front' | 'back' }
  | {
      readonly type: 'discard';
      readonly p: number;
      readonly tile: string;
      readonly drawn: boolean;
      readonly riichi: boolean;
    }
  | {
      readonly type: 'chow' | 'pong' | 'kong';
      readonly p: number;
      readonly tile: string;
      readonly own: readonly string[];
    }
  | { readonly type: 'concealed-kong' | 'added-kong'; readonly p: number; readonly tile: string };

/** A hand as another program tells of it. */
export interface ToldHand {
  /** From 0: the rounds' hands counted through, four to a round. */
  readonly number: number;
  readonly honba: number;
  readonly scores: readonly number[];
  readonly dora: readonly string[];
  readonly ura: readonly string[];
  readonly dealt: readonly (readonly string[])[];
  readonly moves: readonly Move[];
  readonly winners: readonly number[];
  readonly isNineTerminals: boolean;
  /** What its end brought each player, without riichi sticks; null where that is not told. */
  readonly gains: readonly number[] | null;
}
