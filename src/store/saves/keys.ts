/** Everything that this app keeps in the small storage of the browser begins with this. */
export const PREFIX = 'hong-kong-mahjong/';

/**
 * All keys of the small storage. `leaving` and `parked` begin the keys of one match each. What could not be read of one is
 * under its key with `-set-aside` at the end. The list is open: what a newer version wrote under other keys stays.
 */
export const KEYS = {
  /** The match as it was when its deal began, and the choices since. */
  match: `${PREFIX}match`,
  /** The records of its deals that are over: too long to be written with every choice. */
  hands: `${PREFIX}match-hands`,
  /** Matches that have ended or were replaced, until the history has them. */
  leaving: `${PREFIX}match-leaving/`,
  /** Matches under way that are not open. */
  parked: `${PREFIX}match-parked/`,
  /** Saves that could not be used, the latest first. */
  matchAside: `${PREFIX}match-set-aside`,
  /** How the last match ended, until another one begins. */
  standings: `${PREFIX}standings`,
  /** Standings as older versions kept them. */
  scoreSheet: `${PREFIX}score-sheet`,
  /** The match of bots that is watched, as a record, and how far its last hand was seen. */
  watched: `${PREFIX}watched`,
  watchedSeen: `${PREFIX}watched-seen`,
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
