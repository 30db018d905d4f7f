/** A test whose answer depends neither on fonts nor on layout, among those that do: the second Chromium leaves it out. */
export const ANY_LOOK = { tag: '@any-look' };
