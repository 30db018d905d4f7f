export type OptionValue = boolean | number | string | readonly string[];
/** The options in force, complete, by name. */
export type Options = Readonly<Record<string, OptionValue>>;
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
/** Plain data that only a rule set reads and writes: stakes, seats that declared ready, tiles set aside. */
export type Extras = Readonly<Record<string, Plain>>;
