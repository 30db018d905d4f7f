import * as v from 'valibot';
import { parseOptions } from '../../engine/options';
import { findRuleSet } from '../../engine/knownRules';
import { STANDINGS_KEY, STANDINGS_VERSION } from './save';
import type { SaveStorage } from './save';
import { match, natural, parseJson, players, sheet } from './saveParts';
import type { Ended } from '../types';

const points = v.array(v.pipe(v.number(), v.integer()));

const standings = v.object({
  schemaVersion: v.literal(STANDINGS_VERSION),
  match: v.object({
    ...match.entries,
    progress: v.null(),
    closing: v.exactOptional(v.array(v.object({ reason: v.string(), points }))),
  }),
  players,
  human: natural,
  scores: points,
  sheet,
});

/** How the last match ended; null where nothing is kept, or nothing that can be shown. The history has the match too. */
export function loadStandings(storage: SaveStorage): Ended | null {
  try {
    const parsed = v.safeParse(standings, parseJson(storage.getItem(STANDINGS_KEY)));
    if (!parsed.success) return null;
    const { schemaVersion: _, ...ended } = parsed.output;
    return isConsistent(ended) ? ended : null;
  } catch {
    return null;
  }
}

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
