/** A language that a game is called out in. */
export type Tongue = 'cantonese' | 'mandarin' | 'japanese';

/** What is called out aloud, in the language of the game's home whatever the page is in. */
export interface CallWords {
  readonly tongue: Tongue;
  /** The languages of voices that can say it. */
  readonly voices: RegExp;
  /** Claims, the win, groups alike by size, and declarations by id. */
  readonly calls: Readonly<Record<'chow' | 'pong' | 'kong' | 'win', string>> &
    Readonly<Record<string, string>>;
}
