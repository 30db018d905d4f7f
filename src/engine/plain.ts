/** A tile's face: 0–33 playing tiles, 34–41 flowers and seasons, 42–49 animals, 50 joker, 51–53 red fives (see `tiles.ts`). */
export type TileKind = number;
/** A physical tile: its place in the rule set's unshuffled tile list. It says nothing about when it was drawn. */
export type TileId = number;
/** Place at the table in one deal, by seat wind: 0 is the dealer (East), then in order of play. */
export type Seat = number;
/** A person or bot for a whole match; player 0 is the first East. */
export type Player = number;
/** A set of seats: bit `1 << seat`. */
export type SeatBits = number;
/** A wind: 0 East, 1 South, 2 West, 3 North. */
export type Wind = number;

export type OptionValue = boolean | number | string | readonly string[] | ItemValues;
/** What items count where that is not as usual, by id. */
export type ItemValues = Readonly<Record<string, number>>;
/** The options in force, complete, by name. */
export type Options = Readonly<Record<string, OptionValue>>;
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
/** Plain data that only a rule set reads and writes: stakes, seats that declared ready, tiles set aside. */
export type Extras = Readonly<Record<string, Plain>>;
