/**
 * A test that runs in both Chromiums, where there are two: its answer depends on how a browser lays out, moves or loads. The
 * others run in the first one alone.
 */
export const BOTH = { tag: '@both' };
