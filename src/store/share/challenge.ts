import { botOfLevel, levelsFor } from '../../bots/levels';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import { throwForFirstEast } from '../../engine/match';
import type { GameRecord } from '../../engine/record';
import { recordedMatch } from '../../engine/replay';
import { sameJson } from '../../engine/sameJson';
import type { Game } from '../../bots/knownBooks';
import { newMatch } from '../match/session';
import type { MatchConfig } from '../types';
import type { Challenge } from './shared';

/** The match that everybody plays who is given this challenge. */
export function configOf({ rules, options, bits, text, bots }: Challenge): MatchConfig {
  return { rules, options, bits, text, opponents: bots };
}

/** A challenge to play a match like this with these walls: its bots get their styles at once. The game must be loaded. */
export function challengeWith(config: MatchConfig, bits: string): Challenge {
  const { rules, options, text } = config;
  const { match, players } = newMatch(config, bits);
  const bots = players.map(({ bot }) => bot);
  return { rules, options, bits, text, bots: byPerson(throwForFirstEast(match).order, bots) };
}

/** The challenge that this match was, or would be for others. Null where it has no seed, or not one person against bots. */
export function challengeIn(record: GameRecord): Challenge | null {
  const { rules, options, seed, text = '', players } = record;
  const match = recordedMatch(record);
  if (!match.ok || seed === null) return null;
  const { order } = throwForFirstEast(match.value);
  const isOwn = players.every(({ kind }, player) => (kind === 'human') === (order[player] === 0));
  if (!isOwn) return null;
  return {
    rules,
    options,
    bits: seed,
    text,
    bots: byPerson(
      order,
      players.map(({ bot = null }) => bot),
    ),
  };
}

function byPerson(order: readonly number[], bots: readonly (string | null)[]): string[] {
  const persons = order.map((_, person) => person);
  return persons.flatMap((person) => bots[order.indexOf(person)] ?? []);
}

/** Whether two challenges are the same: rules, options, walls and bots. */
export function isSameChallenge(a: Challenge, b: Challenge): boolean {
  return sameJson(a, b);
}

/** Whether all these bots can be played against at such a table. `options` are complete. */
export function areKnownBots(bots: readonly string[], { rules, options }: Game): boolean {
  const known = new Set(levelsFor({ rules, options }).map((level) => botOfLevel(level, rules)));
  return bots.every((id) => {
    const [plain = id, style, ...more] = id.split('+');
    const isStyled = style === undefined || STYLE_IDS.some((each) => each === style);
    return known.has(plain) && isStyled && more.length === 0;
  });
}
