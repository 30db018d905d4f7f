import { advance } from '../../../engine/advance';
import { faceOf } from '../../../engine/draw';
import { rulesOf } from '../../../engine/knownRules';
import { legalActions } from '../../../engine/legalActions';
import { dealScores, playersOf, startDeal } from '../../../engine/match';
import type { Match, StartedDeal } from '../../../engine/match';
import { formatTile } from '../../../engine/notation';
import { fail, ok, type Result } from '../../../engine/result';
import { wallSource } from '../../../engine/source';
import { hasSeat } from '../../../engine/state';
import type { Action, Deal, Extras, TileId } from '../../../engine/types';
import { breakWall } from '../../../engine/wall';
import { leftOf } from '../data';
import { plain } from './handFacts';
import type { Move, ToldHand } from './moves';
import { wallOf } from './toldWall';

/** Dice of a hand that tells of none. */
const DICE = [1, 1];

/** Plays a hand as it was told. Fails where a rule forbids that, or where it brings something else. */
export function playTold(match: Match, hand: ToldHand): Result<StartedDeal> {
  const { progress } = match;
  if (!progress) return fail('the match was over before it.');
  if (hand.number !== progress.number - 1 || hand.honba !== honbaOf(progress.carry))
    return fail(`it is hand ${hand.number + 1} with ${hand.honba} counters; ${progress.number} comes now.`);
  if (hand.scores.join() !== match.scores.join())
    return fail(
      `its points are ${hand.scores.join(', ')}; by these rules they are ${match.scores.join(', ')}.`,
    );
  const rules = rulesOf(match);
  const wall = wallOf(hand, rules.geometry.tiles, progress.dealer);
  if (!wall.ok) return wall;
  const started = startDeal(match, {
    prevailing: progress.round,
    carry: progress.carry,
    source: wallSource(wall.value),
    dice: DICE,
    wallBreak: breakWall(rules.geometry, DICE),
  });
  const fault = new Playing(started, hand, playersOf(match)).fault();
  return fault === null ? ok(started) : fail(fault);
}

function honbaOf(carry: Extras): number {
  return leftOf({ carry }).honba ?? 0;
}

class Playing {
  private readonly started: StartedDeal;
  private readonly hand: ToldHand;
  private readonly players: readonly number[];
  private readonly moves: readonly Exclude<Move, { type: 'draw' }>[];
  private next = 0;

  constructor(started: StartedDeal, hand: ToldHand, players: readonly number[]) {
    this.started = started;
    this.hand = hand;
    this.players = players;
    this.moves = hand.moves.filter((move) => move.type !== 'draw');
  }

  /** What does not fit; null where all does. */
  fault(): string | null {
    const { deal, events } = this.started;
    while (deal.pending) {
      const answers: Action[] = [];
      for (const seat of deal.seats.keys()) {
        if (!hasSeat(deal.pending.waiting, seat)) continue;
        const answer = this.answer(seat);
        if (!answer)
          return `what player ${this.players[seat]! + 1} does (move ${this.next + 1}) is not allowed.`;
        answers.push(answer);
      }
      for (const answer of answers) advance(deal, answer, events);
    }
    if (this.next < this.moves.length) return `it is over before its move ${this.next + 1}.`;
    return this.wrongResult(deal);
  }

  private wrongResult(deal: Deal): string | null {
    const { gains } = this.hand;
    if (gains === null) return null;
    const found = dealScores(deal, this.players);
    for (const { from, reason, amount } of deal.ledger)
      if (reason === 'riichi' && from !== null) found[this.players[from]!]! += amount;
    return found.join() === gains.join()
      ? null
      : `it brings ${gains.join(', ')}; by these rules it brings ${found.join(', ')}.`;
  }

  private answer(seat: number): Action | undefined {
    const { deal } = this.started;
    const choices = legalActions(deal, seat);
    const player = this.players[seat]!;
    const move = this.moves[this.next];
    const isOwn = move?.p === player;
    const asked = isOwn ? choices.find((choice) => this.isMove(choice, move)) : undefined;
    if (asked) {
      this.next++;
      return asked;
    }
    const pass = choices.find(({ type }) => type === 'pass');
    if (move && pass) return pass;
    if (move) return undefined;
    return this.atEnd(player, choices) ?? pass;
  }

  private atEnd(player: number, choices: readonly Action[]): Action | undefined {
    if (this.hand.winners.includes(player)) return choices.find(({ type }) => type === 'win');
    const isOver = this.hand.isNineTerminals;
    return isOver
      ? choices.find((each) => each.type === 'declare' && each.what === 'nine-terminals')
      : undefined;
  }

  private isMove(choice: Action, move: Exclude<Move, { type: 'draw' }>): boolean {
    switch (move.type) {
      case 'discard': {
        const isRiichi = choice.type === 'declare' && choice.what === 'riichi';
        if (isRiichi !== move.riichi || (choice.type !== 'discard' && !isRiichi)) return false;
        const { tile } = choice;
        return tile !== null && this.text(tile) === move.tile && this.isDrawn(tile) === move.drawn;
      }
      case 'concealed-kong':
        return choice.type === move.type && formatTile(choice.kind) === plain(move.tile);
      case 'added-kong':
        return choice.type === move.type && this.text(choice.tile) === move.tile;
      default: {
        if (choice.type !== move.type || !('own' in choice)) return false;
        const own = choice.own.map((tile) => this.text(tile));
        return own.toSorted().join() === move.own.toSorted().join();
      }
    }
  }

  private isDrawn(tile: TileId): boolean {
    return this.started.deal.drawn?.tile === tile;
  }

  private text(tile: TileId): string {
    return formatTile(faceOf(rulesOf(this.started.deal), tile));
  }
}
