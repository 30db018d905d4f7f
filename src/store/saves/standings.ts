import * as v from 'valibot';
import { parseOptions } from '../../engine/options';
import { findRuleSet } from '../../engine/knownRules';
import { kept } from './kept';
import { KEYS } from './keys';
import { match, natural, players, sheet } from './saveParts';
import type { Ended } from '../types';

const VERSION = 1;

const points = v.array(v.pipe(v.number(), v.integer()));

const standings = v.object({
  schemaVersion: v.literal(VERSION),
  match: v.object({
    ...match.entries,
    progress: v.null(),
    over: v.exactOptional(v.string()),
    closing: v.exactOptional(v.array(v.object({ reason: v.string(), points }))),
  }),
  players,
  human: natural,
  scores: points,
  sheet,
});

/** How the last match ended; null where nothing is kept that can be shown. The history has the match too. */
export const keptStandings = kept<Ended | null>({
  key: KEYS.standings,
  parse: (json) => {
    const { schemaVersion: _, ...ended } = v.parse(standings, json);
    return isConsistent(ended) ? ended : null;
  },
  format: (ended) => ({ schemaVersion: VERSION, ...ended }),
  empty: null,
});

/** Whether all lists are of as many players as the game seats. */
function isConsistent({ match: of, players: seated, human, scores, sheet: rows }: Ended): boolean {
  const ruleSet = findRuleSet(of.rules);
  const options = ruleSet && parseOptions(ruleSet.options, of.options);
  if (!ruleSet || !options?.ok) return false;
  const { seats } = ruleSet.resolve(options.value).geometry;
  const gains = [...rows.map(({ gained }) => gained), ...(of.closing ?? []).map((line) => line.points)];
  const isForAll = [of.scores, scores, seated, ...gains].every(({ length }) => length === seats);
  return isForAll && seated.every(({ bot }, player) => (bot === null) === (player === human));
}
