import { apply } from '../../src/engine/apply';
import { rulesOf } from '../../src/engine/knownRules';
import { finishDeal, startMatch, startNextDeal } from '../../src/engine/match';
import type { Match, StartedDeal } from '../../src/engine/match';
import { Random, streamSeed } from '../../src/engine/random';
import { recordDeal, recordMatch } from '../../src/engine/record';
import type { GameRecord, PlayedEvents, RecordedEvent, RecordedHand } from '../../src/engine/record';
import { breakWall } from '../../src/engine/wall';
import type { Deal } from '../../src/engine/types';
import { Replay } from '../../src/store/selectors/replayTable';
import type { ReplayedHand } from '../../src/store/selectors/replayTable';
import { steadyAnswer } from '../rule-sets/toys/steadyPlay';

/** The record of a rigged deal, as the first one of a match; its wall follows from no seed. */
export function recordRigged(
  started: StartedDeal,
  played: PlayedEvents,
): { record: GameRecord; hand: RecordedHand } {
  const { rules, options } = played.deal;
  const match = startMatch({ rules, options, bits: '00'.repeat(16), text: '' });
  const { geometry } = rulesOf(match);
  const dice = Array<number>(geometry.dice.thrown).fill(1);
  const deal = { ...played.deal, dice, wallBreak: breakWall(geometry, dice) };
  const hand = recordDeal(match.progress!, started, { ...played, deal });
  const players = match.scores.map((_, at) => ({ name: `P${at}`, kind: 'bot' as const }));
  const { commitment: _, ...record } = recordMatch(match, {
    app: 'test',
    players,
    hands: [hand],
    complete: false,
  });
  return { record: { ...record, seed: null }, hand };
}

/** As it was written before records told whether a discard was the tile just drawn. */
export function withoutDrawn({ events, ...hand }: RecordedHand): RecordedHand {
  return { ...hand, events: events.map(untold) };
}

function untold(event: RecordedEvent): RecordedEvent {
  const { drawn: _, ...told } = event;
  return told;
}

/** A recorded hand, which must be one that can be played again. */
export function replayed(record: GameRecord, at = 0): ReplayedHand {
  const hand = new Replay(record).hand(at);
  if (!hand) throw new Error(`Hand ${at} cannot be replayed.`);
  return hand;
}

const MOST_HANDS = 6;

/** A deal as it stood, and how many of its events had happened. */
interface Moment {
  readonly events: number;
  readonly deal: Deal;
}

/** A match that was played, and its record. */
interface Played {
  readonly record: GameRecord;
  /** Of each hand: who sat where, and every moment in which somebody was asked, and its end. */
  readonly hands: readonly { readonly match: Match; readonly moments: readonly Moment[] }[];
  readonly after: Match;
}

/** Plays the first hands of a match steadily, as chance has it, and records them. */
export function playMatch(first: Match): Played {
  const [hands, recorded]: [Played['hands'][number][], RecordedHand[]] = [[], []];
  let match = first;
  while (match.progress && hands.length < MOST_HANDS) {
    const random = new Random(streamSeed(match.bits, `replay:${match.dealt}`));
    const started = startNextDeal(match);
    const events = [...started.events];
    let { deal } = started;
    const moments: Moment[] = [{ events: events.length, deal }];
    while (deal.pending) {
      const applied = apply(deal, steadyAnswer(deal, random));
      if (!applied.ok) throw new Error(`A legal action was refused: ${applied.code}.`);
      deal = applied.deal;
      events.push(...applied.events);
      moments.push({ events: events.length, deal });
    }
    recorded.push(recordDeal(match.progress, started, { deal, events }));
    hands.push({ match, moments });
    match = finishDeal(match, deal);
  }
  const players = first.scores.map((_, at) => ({ name: `P${at}`, kind: 'bot' as const }));
  const complete = match.progress === null;
  const { closing } = match;
  return {
    record: recordMatch(first, { app: 'test', players, hands: recorded, complete, closing }),
    hands,
    after: match,
  };
}
