import { parseArgs } from 'node:util';
import { DEPTHS } from '../../coach/judgement';
import type { Depth } from '../../coach/judgement';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';

/** What the command was asked. */
export interface CoachRequest {
  readonly file: string;
  readonly depth: Depth;
  /** The players whose decisions are judged; null: the human ones, or all where there is none. */
  readonly players: readonly number[] | null;
  /** A part of the seed of the imagined deals. */
  readonly seed: string;
}

const USAGE = 'npm run --silent coach -- FILE [--depth instant|quick|deep] [--seats 0,2] [--seed S]';

/** Reads the arguments of the command. */
export function parseCoach(args: string[]): Result<CoachRequest> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return fail(`Name one file of records: ${USAGE}`);
  const depth = DEPTHS.find((each) => each === values.depth);
  if (!depth) return fail(`--depth must be ${DEPTHS.join(', ')}, not ${quote(values.depth)}.`);
  const players = parsePlayers(values.seats);
  return players.ok ? ok({ file, depth, players: players.value, seed: values.seed }) : players;
}

function parse(args: string[]) {
  try {
    return ok(
      parseArgs({
        args,
        options: {
          depth: { type: 'string', default: 'quick' },
          seats: { type: 'string' },
          seed: { type: 'string', default: '' },
        },
        allowPositionals: true,
      }),
    );
  } catch (error) {
    const [firstLine] = String(error instanceof Error ? error.message : error).split('\n');
    return fail(firstLine ?? '');
  }
}

function parsePlayers(text: string | undefined): Result<CoachRequest['players']> {
  if (text === undefined) return ok(null);
  const players = text.split(',');
  return players.every((player) => /^\d$/.test(player))
    ? ok(players.map(Number))
    : fail(`--seats must be numbers of players with commas between them, not ${quote(text)}.`);
}
