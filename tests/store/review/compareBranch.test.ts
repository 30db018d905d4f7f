import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import type { GameRecord, RecordedEvent } from '../../../src/engine/record';
import { compareBranch } from '../../../src/store/review/compareBranch';
import { someMatch } from '../../support/reviewed';

const played = someMatch('hong-kong-old', 'tea');
const [hand] = played.hands;
const OWN = played.players.findIndex(({ kind }) => kind === 'human');

/** The match, its first hand played on with these events and result. */
function playedOn(events: readonly RecordedEvent[], gain = 0): GameRecord {
  const { result } = hand!;
  const scores = result!.scores.map((points, player) => points + (player === own ? gain : 0));
  return { ...played, hands: [{ ...hand!, events, result: { ...result!, scores } }] };
}

const own = Math.max(0, OWN);
const { events } = hand!;
const discards = events.flatMap(({ type, p }, at) => (type === 'discard' && p === own ? [at] : []));
const others = events.flatMap(({ type, p }, at) => (type === 'discard' && p !== own ? [at] : []));

it('a hand that went the same way has no parting', () => {
  expect(compareBranch(played, playedOn(events))).toMatchObject({ parting: null, lead: 0 });
  const passes = events.flatMap((event) => [{ type: 'pass', p: own }, event]);
  expect(compareBranch(played, playedOn(passes))).toMatchObject({ parting: null });
  expect(compareBranch(played, playedOn(events, 7))?.lead).toBe(7);
});

it('the parting is the first choice that differs, at the turn of the player', () => {
  for (const [turn, at] of discards.entries()) {
    const after = { ...events[at]!, tile: '?' } as RecordedEvent;
    const branch = playedOn([...events.slice(0, at), after]);
    expect(compareBranch(played, branch)?.parting).toEqual({ turn: turn + 1, before: events[at], after });
  }
});

it('a choice that let something go is none that is shown', () => {
  const at = others.find((place) => place > discards[0]!)!;
  const claim = { type: 'pong', p: own, tiles: [] } as unknown as RecordedEvent;
  const branch = playedOn([...events.slice(0, at), claim]);
  expect(compareBranch(played, branch)?.parting).toMatchObject({ before: null, after: claim });
  const draw = { type: 'draw', p: own, tile: '?' } as RecordedEvent;
  expect(compareBranch(played, playedOn([...events.slice(0, at), draw]))?.parting?.after).toBeNull();
  expect(compareBranch(played, playedOn(events.slice(0, at)))?.parting?.after).toBeNull();
});

it('only a hand that both have is compared', () => {
  expect(compareBranch(played, { ...played, hands: [] })).toBeNull();
  expect(compareBranch({ ...played, hands: [] }, playedOn(events))).toBeNull();
});
