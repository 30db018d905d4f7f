import { dealHands, finishDeal, nextWall, playersOf, startMatch, throwForFirstEast } from './match';
import type { Match } from './match';
import { faceOf } from './draw';
import { firstDifference } from './firstDifference';
import { formatSeat, parseTiles } from './notation';
import { parseOptions } from './options';
import { hashHex } from './random';
import { quote } from './quote';
import type { GameRecord, RecordedHand } from './record';
import { replayEvents } from './replayEvents';
import type { ShownAnswer } from './replayAnswers';
import type { OnDecision, RecordedDecision } from './replayDecisions';
import { fail, ok, type Result } from './result';
import type { Rules } from './rules';
import { findRuleSet, rulesOf } from './knownRules';
import type { Snapshots } from './replaySnapshots';
import { inOneOrder, sameJson } from './sameJson';
import { wallSource } from './source';
import type { Deal, Player, TileId, TileKind } from './types';
import { breakWall, recipeOf, throwsByPlayer } from './wall';

/** What a replayed record came to. */
export interface Replayed {
  readonly hands: number;
  /** The match after the last hand that was played to its end. */
  readonly match: Match;
}

/**
 * Plays a record through the engine and checks every event, score and payment. An error names the hand and event
 * (both counted from 1) that breaks a rule and says what was expected. `onDecision` is told every decision that the
 * record shows, with the index of its hand.
 */
export function replayRecord(
  record: GameRecord,
  onDecision?: (decision: RecordedDecision, hand: number) => void,
): Result<Replayed> {
  const started = recordedMatch(record);
  if (!started.ok) return started;
  let match = started.value;
  for (const [at, hand] of record.hands.entries()) {
    const next = replayHand(hand, {
      record,
      match,
      snapshots: null,
      onDecision: onDecision && ((decision) => onDecision(decision, at)),
    });
    if (!next.ok) return fail(`Hand ${at + 1}: ${next.error}`);
    match = next.value;
  }
  if (record.complete && match.progress)
    return fail('The record says it is complete, but the match is not over after its last hand.');
  if (!record.complete && !match.progress)
    return fail('The record says it is not complete, but the match is over after its last hand.');
  const [expected, found] = [match.closing ?? [], record.closing ?? []].map(inOneOrder);
  const different = firstDifference(expected, found, 'closing');
  if (different !== null) return fail(`After the last hand ${different}.`);
  return ok({ hands: record.hands.length, match });
}

/** The match of a record before its first hand. */
export function recordedMatch(record: GameRecord): Result<Match> {
  const ruleSet = findRuleSet(record.rules);
  if (!ruleSet) return fail(`There is no rule set called ${quote(record.rules)}.`);
  if (record.rulesVersion !== ruleSet.version) {
    return fail(
      `The record was made under version ${record.rulesVersion} of ${record.rules}; this is version ${ruleSet.version}.`,
    );
  }
  const options = parseOptions(ruleSet.options, record.options);
  if (!options.ok) return options;
  if (record.seed && record.commitment !== undefined && hashHex(record.seed) !== record.commitment) {
    return fail('The commitment is not the SHA-256 of the seed.');
  }
  const match = startMatch({
    rules: record.rules,
    options: options.value,
    bits: record.seed ?? '',
    text: record.text ?? '',
  });
  if (record.players.length !== match.scores.length)
    return fail(`There must be ${match.scores.length} players.`);
  if (!sameJson(record.startScores, match.scores))
    return fail(`Everybody starts with ${match.scores[0]} points.`);
  const walls = record.walls && firstDifference(recipeOf(rulesOf(match).geometry), record.walls, 'walls');
  if (walls) return fail(`${walls}.`);
  const seating = seatingFault(record, match);
  return seating === null ? ok(match) : fail(seating);
}

function isThrow(total: number | null): boolean {
  return total === null || (total >= 2 && total <= 12);
}

/** The throws for the first East: totals of two dice, and with a seed the ones it gives. */
function seatingFault({ seating, seed }: GameRecord, match: Match): string | null {
  if (!seating) return null;
  const seats = match.scores.length;
  if (!seating.every((totals) => totals.length === seats && totals.every(isThrow))) {
    return `Each throw for the first East must list ${seats} totals from 2 to 12, or null for who did not throw again.`;
  }
  const isPromised = sameJson(throwsByPlayer(throwForFirstEast(match)), seating);
  return seed === null || isPromised
    ? null
    : 'The throws for the first East are not those that the seed and the text give.';
}

/** Where a recorded hand stands. */
interface HandPlace {
  readonly record: GameRecord;
  /** As it was before this hand. */
  readonly match: Match;
  /** Takes the deal after every event, where somebody wants to see it. */
  readonly snapshots: Snapshots | null;
  /** Is told every decision that the hand shows, where somebody wants to know. */
  readonly onDecision?: OnDecision | undefined;
  /** Is told every answer before it is given, where somebody wants to know. */
  readonly onAnswers?: ((deal: Deal, answers: readonly ShownAnswer[]) => void) | undefined;
}

/** Plays one hand of a record and checks it. Gives the match after it, or as it was where the hand breaks off. */
export function replayHand(
  hand: RecordedHand,
  { record, match, snapshots, ...listeners }: HandPlace,
): Result<Match> {
  const wall = checkSetup(record, match, hand);
  if (!wall.ok) return wall;
  const rules = rulesOf(match);
  const wallBreak = breakWall(rules.geometry, hand.dice);
  const setup = {
    prevailing: match.progress?.round ?? 0,
    carry: match.progress?.carry ?? {},
    source: wallSource(wall.value),
    dice: hand.dice,
    wallBreak,
  };
  const deal = dealHands(match, setup);
  const players = playersOf(match);
  const dealt = checkDealt(players, hand, deal);
  if (!dealt.ok) return dealt;
  const played = replayEvents(deal, hand, {
    players,
    mayStop: !record.complete && hand === record.hands.at(-1),
    snapshots,
    ...listeners,
  });
  if (!played.ok) return played;
  return ok(played.value.phase.type === 'ended' ? finishDeal(match, played.value) : match);
}

/** Checks the place in the match, dice, break and wall; gives the wall as tile ids. */
function checkSetup(record: GameRecord, match: Match, hand: RecordedHand): Result<TileId[]> {
  const { progress } = match;
  if (!progress) return fail('the match was over before it.');
  const rules = rulesOf(match);
  const given: Readonly<Record<string, unknown>> = { ...hand };
  const left = Object.entries(rules.recordStart?.(progress.carry) ?? {});
  const seats = hand.seats === undefined ? {} : { seats: playersOf(match) };
  const expected = {
    round: formatSeat(progress.round),
    number: progress.number,
    repeat: progress.repeat,
    dealer: progress.dealer,
    ...seats,
    ...Object.fromEntries(left.filter(([name]) => given[name] !== undefined)),
  };
  const told = Object.fromEntries(Object.keys(expected).map((name) => [name, given[name]]));
  const different = firstDifference(expected, told);
  if (different !== null) return fail(`${different}.`);
  const { thrown } = rules.geometry.dice;
  if (hand.dice.length !== thrown || hand.dice.some((die) => die < 1 || die > 6))
    return fail(`expected ${thrown} dice of 1 to 6.`);
  const { side, stack } = breakWall(rules.geometry, hand.dice);
  const wallBreak = { side: playersOf(match)[side]!, stack };
  if (!sameJson(wallBreak, hand.break))
    return fail(`the dice break the wall at ${quote(wallBreak)}, found ${quote(hand.break)}.`);
  const wall = wallIds(rules, hand.wall);
  if (!wall.ok || !record.seed) return wall;
  const promised = nextWall(match);
  const sameKinds = promised.tiles.every(
    (tile, at) => faceOf(rules, tile) === faceOf(rules, wall.value[at]!),
  );
  return sameKinds && sameJson(promised.dice, hand.dice)
    ? wall
    : fail('the wall is not the one that the seed and the text give.');
}

/** Tile ids for a wall as text; equal tiles get their ids in order. */
function wallIds(rules: Rules, wall: readonly string[]): Result<TileId[]> {
  const idsOf = new Map<TileKind, TileId[]>();
  rules.geometry.tiles.forEach((kind, id) => idsOf.set(kind, [...(idsOf.get(kind) ?? []), id]));
  const ids: TileId[] = [];
  for (const [at, text] of wall.entries()) {
    const kinds = parseTiles(text);
    const id = kinds.ok && kinds.value.length === 1 ? idsOf.get(kinds.value[0]!)?.shift() : undefined;
    if (id === undefined)
      return fail(`tile ${at + 1} of the wall, ${quote(text)}, is no tile of this rule set or one too many.`);
    ids.push(id);
  }
  return ids.length === rules.geometry.tiles.length
    ? ok(ids)
    : fail(`the wall has ${ids.length} tiles, not ${rules.geometry.tiles.length}.`);
}

function checkDealt(players: readonly Player[], hand: RecordedHand, deal: Deal): Result<true> {
  const rules = rulesOf(deal);
  const { seats } = deal;
  if (hand.deal.length !== seats.length) return fail(`there must be ${seats.length} dealt hands.`);
  for (const [seat, { hand: tiles }] of seats.entries()) {
    const player = players[seat]!;
    const given = parseTiles((hand.deal[player] ?? []).join(''));
    const expected = tiles.map((tile) => faceOf(rules, tile)).toSorted((a, b) => a - b);
    if (
      !given.ok ||
      !sameJson(
        given.value.toSorted((a, b) => a - b),
        expected,
      )
    ) {
      return fail(`player ${player} was not dealt these tiles from the wall.`);
    }
  }
  return ok(true);
}
