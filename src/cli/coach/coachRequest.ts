import { DEPTHS } from '../../coach/judgement';
import type { Depth } from '../../coach/judgement';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { readArguments } from '../flags';

/** What the command was asked. */
export interface CoachRequest {
  readonly file: string;
  readonly depth: Depth;
  /** The players whose decisions are judged; null: the human ones, or all where there is none. */
  readonly players: readonly number[] | null;
  /** A part of the seed of the imagined deals. */
  readonly seed: string;
}

/** How the command is called. */
export const COACH_USAGE =
  'npm run --silent coach -- FILE [--depth instant|quick|deep] [--seats 0,2] [--seed S]';

/** Reads the arguments of the command. */
export function parseCoach(args: string[]): Result<CoachRequest> {
  const read = readArguments(args, { texts: ['depth', 'seats', 'seed'] });
  if (!read.ok) return read;
  const { flags, others } = read.value;
  const [file, ...rest] = others;
  if (file === undefined || rest.length > 0) return fail(`Name one file of records: ${COACH_USAGE}`);
  const { depth: wanted = 'quick', seats, seed = '' } = flags;
  const depth = DEPTHS.find((each) => each === wanted);
  if (!depth) return fail(`--depth must be ${DEPTHS.join(', ')}, not ${quote(wanted)}.`);
  const players = parsePlayers(seats);
  return players.ok ? ok({ file, depth, players: players.value, seed }) : players;
}

function parsePlayers(text: string | undefined): Result<CoachRequest['players']> {
  if (text === undefined) return ok(null);
  const players = text.split(',');
  return players.every((player) => /^\d$/.test(player))
    ? ok(players.map(Number))
    : fail(`--seats must be numbers of players with commas between them, not ${quote(text)}.`);
}
