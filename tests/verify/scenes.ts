import { botCalled } from '../../src/bots/registry';
import type { Bot } from '../../src/bots/bot';
import { decideWith, playDeal } from '../../src/bots/playDeal';
import { rulesOf } from '../../src/engine/knownRules';
import { startMatch } from '../../src/engine/match';
import { recordDeal, recordMatch } from '../../src/engine/record';
import type { GameRecord } from '../../src/engine/record';
import type { Deal, DealEvent } from '../../src/engine/types';
import { breakWall } from '../../src/engine/wall';
import { rig } from '../support/rigged';
import type { Rigged } from '../support/rigged';
import { askedSeats, choicesOf, play } from '../support/script';

/** A hand that chance would hardly bring, played to its end. */
export interface Scene extends Omit<Rigged, 'rules'> {
  /** What the referee must meet in it. */
  readonly happens: string;
  readonly moves: readonly string[];
  /** As many as the game throws; two where nothing is said. */
  readonly dice?: readonly number[];
  /** Who plays on after the moves, at all seats. */
  readonly bot?: Bot;
  /** The same by seat; the record names them. */
  readonly bots?: readonly Bot[];
}

/** Moves in one text, between commas. */
export const moves = (text: string): readonly string[] => text.split(',').map((move) => move.trim());

/** The record of a scene. */
export function recordOfScene(
  rules: string,
  { moves: made, bot, bots, dice = [1, 2], ...rigged }: Omit<Scene, 'happens'>,
): GameRecord {
  const begun = rig({ rules, ...rigged });
  const { geometry } = rulesOf(begun.deal);
  const start: Deal = { ...begun.deal, dice, wallBreak: breakWall(geometry, dice) };
  const events: DealEvent[] = [...begun.events];
  let deal = start;
  const choose = (move: string): void => {
    const played = play(deal, [move]);
    events.push(...played.events);
    deal = played.deal;
  };
  const passUnless = (isAsked: () => boolean): void => {
    while (deal.pending && deal.pending.why !== 'turn' && !isAsked()) choose(`${askedSeats(deal)[0]} pass`);
  };
  for (const move of made) {
    passUnless(() => choicesOf(deal, Number(move[0])).includes(move.slice(2)));
    choose(move);
  }
  if (!bots) passUnless(() => false);
  const seated = [0, 1, 2, 3].map((player) => ({
    bot: bots?.[player] ?? bot ?? botCalled('random'),
    player,
  }));
  if (bot || bots) playDeal(deal, decideWith(seated, [0, 0, 0, 0]), events);
  const match = startMatch({ rules, options: deal.options, bits: '0'.repeat(32), text: '' });
  const hand = recordDeal(match.progress!, { ...begun, deal: start }, { deal, events });
  const players = seated.map(({ player, bot: { id } }) => {
    const name = `Player ${player}`;
    return bots ? { name, kind: 'bot' as const, bot: id } : { name, kind: 'human' as const };
  });
  const { commitment: _, ...record } = recordMatch(match, {
    app: '0.0.0',
    players,
    hands: [hand],
    complete: false,
  });
  return { ...record, seed: null };
}
