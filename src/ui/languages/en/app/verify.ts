/** Words about whether the walls of a match follow from its seed. */
export const verify = {
  title: 'Were the tiles fair?',
  note: 'Computed again on this page from the numbers below.',
  seed: 'Seed',
  text: 'Words',
  noText: 'none',
  commitment: 'Promise (SHA-256 of the seed)',
  check: 'Check the walls',
  kept: 'The promise is kept: the seed has this SHA-256.',
  broken: 'The promise is broken: the seed has another SHA-256.',
  walls: (right: number, all: number) => `${right} of ${all} walls follow from seed and words.`,
  wall: (hand: string, isRight: boolean) =>
    `${isRight ? '✓' : '✕'} ${hand}${isRight ? '' : ': another wall'}`,
  noSeed: 'This record names no seed, so nothing can be checked.',
};
