/** Everything that this app keeps in the small storage of the browser begins with this. */
export const PREFIX = 'hong-kong-mahjong/';

/**
 * All keys of the small storage. `leaving` and `parked` begin the keys of one match each. What could not be read of one is
 * under its key with `-set-aside` at the end. The list is open: what a newer version wrote under other keys stays.
 */
export const KEYS = {
  match: `${PREFIX}match`,
  hands: `${PREFIX}match-hands`,
  leaving: `${PREFIX}match-leaving/`,
  parked: `${PREFIX}match-parked/`,
  matchAside: `${PREFIX}match-set-aside`,
  standings: `${PREFIX}standings`,
  /** Standings as older versions kept them. */
  scoreSheet: `${PREFIX}score-sheet`,
  settings: `${PREFIX}settings`,
  lesson: `${PREFIX}lesson`,
  statistics: `${PREFIX}statistics`,
  calculator: `${PREFIX}calculator`,
  houseRules: `${PREFIX}house-rules`,
  houseDraft: `${PREFIX}house-draft`,
  shares: `${PREFIX}shared`,
  practice: `${PREFIX}practice`,
  practiceOwn: `${PREFIX}practice-own`,
  practiceQuestions: `${PREFIX}practice-questions`,
} as const;
