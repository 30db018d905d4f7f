import { recordMatch } from '../engine/record';
import type { GameRecord, RecordedPlayer } from '../engine/record';
import { finishDeal } from '../engine/match';
import { handsSoFar } from './session';
import type { Session } from './session';
import { PERSONS } from './types';
import type { GameState, MatchConfig, Person, PlayerInfo } from './types';

/** What a person is called in records. */
export type NameOf = (person: Person) => string;

/** The record of a match as far as it was played; null when the records of earlier deals were lost. */
export function recordOf(
  session: Session,
  { app, nameOf }: { readonly app: string; readonly nameOf: NameOf },
): GameRecord | null {
  const { match, deal, players, throws } = session;
  const hands = handsSoFar(session);
  if (!hands) return null;
  const complete = deal.phase.type === 'ended' && finishDeal(match, deal).progress === null;
  const recorded = players.map((player) => recordedPlayer(player, nameOf));
  return recordMatch(match, { app, players: recorded, seating: throws, hands, complete });
}

function recordedPlayer({ person, bot }: PlayerInfo, nameOf: NameOf): RecordedPlayer {
  const name = nameOf(person);
  return bot === null ? { name, kind: 'human' } : { name, kind: 'bot', bot };
}

/** What a match was begun with; null without a match. */
export function configOf({ match, players }: Pick<GameState, 'match' | 'players'>): MatchConfig | null {
  if (!match) return null;
  const botOf = (person: Person) => players.find((player) => player.person === person)?.bot ?? null;
  const opponents = PERSONS.flatMap((person) => botOf(person) ?? []);
  return { rules: match.rules, options: match.options, opponents, text: match.text };
}
