/** What the words of every toy have in common. */
export const common = {
  mixtures: [],
  groups: ['match', 'play', 'worth'],
  choices: ['deals'],
} as const;
