import * as v from 'valibot';
import { finishDeal, startMatch } from '../../../engine/match';
import type { Match } from '../../../engine/match';
import { parseOptions } from '../../../engine/options';
import { cleanName } from '../../../engine/playerName';
import { recordDeal, recordMatch, type GameRecord, type RecordedHand } from '../../../engine/record';
import { fail, ok, type Result } from '../../../engine/result';
import type { RuleSet } from '../../../engine/rules';
import { SEATS } from '../tiles';
import type { ToldHand } from './moves';
import { playTold } from './playTold';
import { movesOf, type Entry } from './tenhouMoves';
import { DRAWS, WON } from './tenhouNames';
import { tileOfNumber } from './tenhouTiles';

const MOST_HANDS = 200;
const MOST_TILES = 60;
/** Where the rows of the first player begin in a hand; each has three. */
const ROWS = 4;
/** Who wrote such a record. */
const APP = 'tenhou';

const number = v.pipe(v.number(), v.safeInteger());
const entries = v.pipe(
  v.array(v.union([number, v.pipe(v.string(), v.maxLength(20))])),
  v.maxLength(MOST_TILES),
);
const points = v.pipe(v.array(number), v.length(SEATS));
const schema = v.looseObject({
  name: v.pipe(v.array(v.string()), v.length(SEATS)),
  rule: v.looseObject({ disp: v.optional(v.string(), '') }),
  log: v.pipe(v.array(v.pipe(v.array(v.unknown()), v.length(ROWS + 3 * SEATS + 1))), v.maxLength(MOST_HANDS)),
});
const place = v.pipe(v.array(number), v.minLength(2));

/** Whether this is what Tenhou's viewer reads. */
export function isTenhou(json: unknown): boolean {
  return v.is(schema, json);
}

/** The match of such JSON as a record, played through the engine. Walls are known as far as they were drawn. */
export function readTenhou(ruleSet: RuleSet, json: unknown): Result<GameRecord> {
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) return fail('This is no match of Tenhou.');
  const { name, rule, log } = parsed.output;
  const options = parseOptions(ruleSet.options, {
    rounds: rule.disp.includes('東') ? 1 : 2,
    openTanyao: rule.disp === '' || rule.disp.includes('喰'),
    redFives: rule.disp === '' || rule.disp.includes('赤') ? 3 : 0,
  });
  if (!options.ok) return options;
  const first = startMatch({ rules: ruleSet.id, options: options.value, bits: '', text: '' });
  const hands: RecordedHand[] = [];
  let match: Match = first;
  for (const [at, told] of log.entries()) {
    const hand = toldHand(told);
    const played = hand.ok ? playTold(match, hand.value) : hand;
    if (!played.ok) return fail(`Hand ${at + 1}: ${played.error}`);
    hands.push(recordDeal(match.progress!, played.value, played.value));
    match = finishDeal(match, played.value.deal);
  }
  const { commitment: _, ...record } = recordMatch(first, {
    app: APP,
    players: name.map((each) => ({ name: cleanName(each), kind: 'human' })),
    hands,
    complete: match.progress === null,
    closing: match.closing,
  });
  return ok({ ...record, seed: null });
}

function toldHand(told: readonly unknown[]): Result<ToldHand> {
  const head = v.safeParse(v.tuple([place, points, entries, entries]), told.slice(0, ROWS));
  const rows = told.slice(ROWS, -1).map((row) => v.safeParse(entries, row));
  if (!head.success || rows.some(({ success }) => !success))
    return fail('its lists are not as they should be.');
  const [[hand = 0, honba = 0], scores, dora, ura] = head.output;
  const lists = rows.map((row) => row.output as Entry[]);
  const every = (from: number): Entry[][] => lists.filter((_, at) => at % 3 === from);
  const moves = movesOf({ draws: every(1), discards: every(2) }, hand % SEATS);
  const tiles = [dora, ura, ...every(0)].map(tilesOf);
  const result = resultIn(told.at(-1));
  if (!moves.ok) return moves;
  if (!result || tiles.some((each) => each === null))
    return fail('it has tiles or a result that are not known.');
  const [turned, under, ...dealt] = tiles as string[][];
  return ok({
    number: hand,
    honba,
    scores,
    dora: turned!,
    ura: under!,
    dealt,
    moves: moves.value,
    ...result,
  });
}

function tilesOf(numbers: readonly Entry[]): string[] | null {
  const tiles = numbers.map((each) => tileOfNumber(Number(each)));
  return tiles.some((tile) => tile === null) ? null : (tiles as string[]);
}

type Outcome = Pick<ToldHand, 'winners' | 'gains' | 'isNineTerminals'>;

/** Who won and what it brought. Where nothing is told of that, nothing was paid. */
function resultIn(told: unknown): Outcome | null {
  if (!Array.isArray(told) || typeof told[0] !== 'string') return null;
  const [name, ...rest] = told as [string, ...unknown[]];
  const gains = Array<number>(SEATS).fill(0);
  for (const each of rest) {
    if (v.is(points, each)) each.forEach((gain, player) => (gains[player]! += gain));
  }
  const winners =
    name === WON ? rest.filter((_, at) => at % 2 === 1).map((each) => Number((each as unknown[])[0])) : [];
  return { winners, gains, isNineTerminals: name === DRAWS['nine-terminals'] };
}
