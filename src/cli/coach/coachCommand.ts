import { DEPTHS } from '../../coach/judgement';
import { quote } from '../../engine/quote';
import { fail, ok } from '../../engine/result';
import { fileOf, flag, oneOf } from '../args';
import type { Arg } from '../args';
import { command } from '../command';
import { adviceLine } from './adviceLine';
import { coachRecords } from './coachRecords';

/** The players whose decisions are judged; null: the human ones, or all where there is none. */
const players: Arg<readonly number[] | null> = flag('seats', '0,2', (text) => {
  if (text === undefined) return ok(null);
  const each = text.split(',');
  return each.every((player) => /^\d$/.test(player))
    ? ok(each.map(Number))
    : fail(`--seats must be numbers of players with commas between them, not ${quote(text)}.`);
});

export const coachCommand = command({
  call: 'npm run --silent coach --',
  says: 'What each decision of recorded matches was worth: one JSON object a line, in order.',
  args: {
    file: fileOf('records'),
    depth: oneOf('depth', DEPTHS, 'quick'),
    players,
    /** A part of the seed of the imagined deals. */
    seed: flag('seed', 'S', (text = '') => ok(text)),
  },
  run: (request) =>
    coachRecords(request, (advice) => {
      process.stdout.write(`${JSON.stringify(adviceLine(advice))}\n`);
    }),
});
