import { recordDeal, recordMatch } from '../../engine/record';
import type { GameRecord, RecordedHand, RecordedPlayer } from '../../engine/record';
import { finishDeal } from '../../engine/match';
import type { Player } from '../../engine/types';
import { sheetSoFar } from '../match/runningScores';
import type { Seated, Session } from '../match/session';
import { PERSONS } from '../types';
import type { GameState, MatchConfig, Person, PlayerInfo } from '../types';

/** What a person is called in records. */
export type NameOf = (person: Person) => string;

/** The record of a match as far as it was played. Null if the records of earlier deals were lost. */
export function recordOf(
  session: Session,
  { app, nameOf }: { readonly app: string; readonly nameOf: NameOf },
): GameRecord | null {
  const { match, deal, players, throws } = session;
  const hands = handsSoFar(session);
  if (!hands) return null;
  const after = deal.phase.type === 'ended' ? finishDeal(match, deal) : match;
  const complete = after.progress === null;
  const recorded = players.map((player) => recordedPlayer(player, nameOf));
  return recordMatch(match, {
    app,
    players: recorded,
    seating: throws,
    hands,
    complete,
    closing: after.closing,
    coached: session.coached,
    practice: session.practice,
  });
}

function recordedPlayer({ person, bot, stoodIn }: PlayerInfo, nameOf: NameOf): RecordedPlayer {
  const name = nameOf(person);
  if (bot === null) return { name, kind: 'human' };
  return { name, kind: 'bot', bot, ...(stoodIn ? { stoodIn } : {}) };
}

/** The match after a deal that is over, its record among the others. */
export function endDeal(session: Session): Seated {
  const { players, human, throws, coached, practice } = session;
  return {
    match: finishDeal(session.match, session.deal),
    players,
    human,
    throws,
    hands: handsSoFar(session),
    sheet: sheetSoFar(session),
    coached,
    practice,
  };
}

/** The records of all deals begun, the last one as far as it was played. */
function handsSoFar({ match, hands, deal, dealt, events }: Session): RecordedHand[] | null {
  if (!hands || !match.progress) return null;
  return [...hands, recordDeal(match.progress, { deal, events: [...events], dealt }, { deal, events })];
}

/** The points of every player at the end of a record, what closed the match included. */
export function finalScores({ hands, startScores, closing = [] }: GameRecord): number[] {
  const moved = [...hands.map(({ result }) => result?.scores), ...closing.map(({ points }) => points)];
  return startScores.map((start, player) =>
    moved.reduce((sum, points) => sum + (points?.[player] ?? 0), start),
  );
}

/** Who won a recorded hand; nobody where it was drawn or is not over. */
export function winnersOf({ events }: RecordedHand): Player[] {
  return events.flatMap(({ type, p }) => (type === 'win' && p !== undefined ? p : []));
}

/** How many hands each player of a record has won. */
export function handsWon({ players, hands }: GameRecord): number[] {
  return players.map((_, player) => hands.filter((hand) => winnersOf(hand).includes(player)).length);
}

/** What the match was begun with, or null if there is no match. */
export function configOf({
  match,
  players,
  practice,
}: Pick<GameState, 'match' | 'players' | 'practice'>): MatchConfig | null {
  if (!match) return null;
  const botOf = (person: Person) => players.find((player) => player.person === person)?.bot ?? null;
  const opponents = PERSONS.flatMap((person) => botOf(person) ?? []);
  return { rules: match.rules, options: match.options, opponents, text: match.text, practice };
}
