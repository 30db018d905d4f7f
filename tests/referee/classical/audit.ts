import { demand, guarded } from '../breach';
import { checkCommitment, checkFormat } from '../header';
import { checkSeating } from '../seating';
import { checkSetupOf } from '../setup';
import { PLAYERS, readFields, readFour, readHand, readList, readText, readWhole } from '../shape';
import type { Fields, Hand } from '../shape';
import { setWithExtras, WINDS } from '../tiles';
import { readOptions } from './options';
import { followEvents } from './play';
import { checkResult } from './result';
import { EXTRAS } from './table';
import type { Habit, Match, Play } from './table';

export interface Audit {
  readonly breaches: string[];
  readonly counts: Record<string, number>;
}

type Report = (message: string) => void;

/** The number and repeat of the next hand; null after the last, undefined after an unclear one. */
type Place = { readonly number: number; readonly repeat: number } | null | undefined;

/** A hand that would repeat this often with the same winds ends a match of bots. */
const MOST_REPEATS = 20;
const DIALECT = {
  events: { capture: ['p', 'tile', 'from'], ready: ['p'], 'concealed-pong': ['p', 'tile'] },
  hasBank: true,
};

/** Audits a record of Chinese classical from outside. `habitOf` says what is known of a bot by its id. */
export function auditClassical(record: unknown, habitOf: (bot: string) => Habit): Audit {
  const breaches: string[] = [];
  const counts: Record<string, number> = {};
  const report: Report = (message) => {
    breaches.push(message);
  };
  guarded(report, () => {
    const fields = readFields(record, 'record');
    auditRecord(fields, { options: optionsOf(fields), habits: habitsOf(fields, habitOf), counts }, report);
  });
  return { breaches, counts };
}

function optionsOf(record: Fields): Match['options'] {
  checkFormat(record);
  demand(record['rules'] === 'classical', 'rules: expected classical');
  return readOptions(readFields(record['options'] ?? {}, 'options'));
}

function habitsOf(record: Fields, habitOf: (bot: string) => Habit): Habit[] {
  return readFour(record['players'], 'players', (player, where) =>
    habitOf(readText(readFields(player, where)['bot'], where)),
  );
}

function auditRecord(record: Fields, match: Match, report: Report): void {
  checkSeating(record['seating']);
  checkCommitment(record);
  const start = match.options.settle === 'keep' ? 0 : match.options.startPoints;
  const scores = readFour(record['startScores'], 'startScores', readWhole);
  demand(
    scores.every((score) => score === start),
    `startScores: expected ${start} for everyone`,
  );
  let place: Place = { number: 1, repeat: 0 };
  const hands = readList(record['hands'], 'hands');
  for (const [at, value] of hands.entries()) {
    const where = `hands[${at}]`;
    place = auditHand(readHand(value, where, DIALECT), { match, place, report, where });
  }
  if (place !== undefined && hands.length > 0)
    demand(record['complete'] === (place === null), `complete: expected ${place === null}`);
}

interface Context {
  readonly match: Match;
  readonly place: Place;
  readonly report: Report;
  readonly where: string;
}

function auditHand(hand: Hand, { match, place, report, where }: Context): Place {
  const say: Report = (message) => report(`${where}: ${message}`);
  if (place !== undefined) guarded(say, () => checkPlace(hand, place));
  const set = setWithExtras(EXTRAS[match.options.extraTiles]);
  guarded(say, () => checkSetupOf(hand, { dice: 'two-twice', set }));
  const play = followEvents(match, hand, (event, message) => report(`${where}.events[${event}]: ${message}`));
  if (!play) return undefined;
  guarded(say, () => {
    demand(play.phase.at === 'over' && hand.result !== null, 'expected a finished hand with its result');
    if (hand.result) checkResult(play, hand.result, (message) => say(`result: ${message}`));
  });
  countHand(match, play, hand);
  return placeAfter(play, hand);
}

function checkPlace(hand: Hand, place: NonNullable<Place> | null): void {
  if (place === null) return demand(false, 'expected no further hand: the match is over');
  const { number, repeat } = place;
  const round = WINDS[Math.floor((number - 1) / PLAYERS.length)];
  const expected = `number ${number} repeat ${repeat} round ${round} dealer ${(number - 1) % PLAYERS.length}`;
  const found = `number ${hand.number} repeat ${hand.repeat} round ${hand.round} dealer ${hand.dealer}`;
  demand(expected === found, `expected ${expected}, found ${found}`);
  demand(repeat < MOST_REPEATS, `expected the match to end before repeat ${repeat}`);
}

/** A drawn hand is replayed; East stays after winning only by the option. */
function placeAfter({ win, match: { options } }: Play, hand: Hand): Place {
  const stays = win === null || (win.p === hand.dealer && options.dealerRepeats === 'always');
  if (stays) return { number: hand.number, repeat: hand.repeat + 1 };
  return hand.number >= options.hands ? null : { number: hand.number + 1, repeat: 0 };
}

function countHand({ counts, options }: Match, play: Play, hand: Hand): void {
  const add = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  add('hands');
  if (!play.win) add('drawn');
  if (hand.repeat > 0) add('repeated');
  if (play.win?.p === hand.dealer) add(`east-won-${options.dealerRepeats}`);
  for (const [name, value] of Object.entries(options)) add(`${name}=${value}`);
}
