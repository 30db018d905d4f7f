/** A language that a game is called out in. */
export type Tongue = 'cantonese' | 'mandarin' | 'japanese';
