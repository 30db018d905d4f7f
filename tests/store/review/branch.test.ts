import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/bots/bot';
import { findBot } from '../../../src/bots/registry';
import { fast } from '../../../src/bots/yardsticks/fast';
import { random } from '../../../src/bots/yardsticks/random';
import { isAlike } from '../../../src/coach/candidates';
import { ownDecisions } from '../../../src/coach/review/ownDecisions';
import type { OwnDecision } from '../../../src/coach/review/ownDecisions';
import type { GameRecord } from '../../../src/engine/record';
import { replayRecord } from '../../../src/engine/replay';
import type { Action, Seat } from '../../../src/engine/types';
import { loadGame } from '../../../src/loadGame';
import { replyTo } from '../../../src/store/bots/answer';
import { Replay } from '../../../src/store/selectors/replayTable';
import {
  beginDeal,
  botRequest,
  choose,
  humanSeatOf,
  isHumanAsked,
  newMatch,
  waitingBots,
} from '../../../src/store/match/session';
import type { Session } from '../../../src/store/match/session';
import { endDeal, recordOf } from '../../../src/store/records/matchRecord';
import { branchAt } from '../../../src/store/review/branch';
import { PERSONS } from '../../../src/store/types';

/** Games, and the options under which hands are won often enough. */
const GAMES = {
  'hong-kong-old': { minimumFaan: 0 },
  'hong-kong-common': { minimumFaan: 0 },
  taisen: {},
  classical: {},
} as const;
await Promise.all(Object.keys(GAMES).map((id) => loadGame(id, 'en')));

/** Branches of each sort and opponent in all: `BRANCHES=300` for the long run. */
const COUNT = Number(process.env['BRANCHES'] ?? 48);
/** Of each game: branches, matches, and hands of each match. */
const EACH = Math.ceil(COUNT / Object.keys(GAMES).length);
const MATCHES = Math.ceil(EACH / 4);
const HANDS = 2;

/**
 * Wins hands, and draws from its stream of random numbers, so that another stream shows. Of two equal tiles in the hand
 * a record does not say which was thrown, and the other one leaves the hand in another order. So it throws what a replay
 * takes and the bots of the app throw: the tile just drawn, or the first alike.
 */
const wavering: Bot = {
  id: 'wavering',
  decide(view, choices, stream) {
    const chosen = (stream.below(5) === 0 ? random : fast).decide(view, choices, stream);
    const alike = choices.filter((each) => isAlike(view, each, chosen));
    return alike.find((each) => each.type === 'discard' && each.tile === view.drawn?.tile) ?? alike[0]!;
  },
};
/** The opponents: as above, and the bot of the app that draws from its stream most often. */
const OPPONENTS = [wavering.id, 'gentle-2'];

const botNamed = (id: string): Bot => (id === wavering.id ? wavering : findBot(id)!);

/** What this seat chooses, be it a bot's or the person's. */
function chosenBy(session: Session, seat: Seat): Action {
  const players = session.players.map((each) => ({ ...each, bot: each.bot ?? wavering.id }));
  const reply = replyTo(botRequest({ ...session, players }, seat), botNamed);
  if (!reply.ok) throw new Error(reply.error);
  return reply.action;
}

/** Plays a hand to its end. The person begins with these choices. */
function playOut(session: Session, own: readonly Action[] = []): Session {
  const left = [...own];
  let now = session;
  const make = (action: Action) => {
    const next = choose(now, action);
    if (!next) throw new Error('A choice was refused.');
    now = next.session;
  };
  while (now.deal.phase.type !== 'ended') {
    const asked = now;
    for (const seat of waitingBots(asked)) make(chosenBy(asked, seat));
    if (isHumanAsked(asked)) make(left.shift() ?? chosenBy(asked, humanSeatOf(asked)));
  }
  return now;
}

const toRecord = (session: Session) => recordOf(session, { app: '', nameOf: (person) => person })!;

/** The first hands of a match. A whole one may never end: a drawn hand is often played again. */
function recorded(rules: keyof typeof GAMES, opponent: string, bits: string): GameRecord {
  const config = {
    rules,
    options: GAMES[rules],
    opponents: PERSONS.slice(1).map(() => opponent),
    text: '',
  };
  let over = playOut(beginDeal(newMatch(config, bits)).session);
  while (over.match.dealt + 1 < HANDS) over = playOut(beginDeal(endDeal(over)).session);
  return toRecord(over);
}

interface Place {
  readonly record: GameRecord;
  readonly hand: number;
  readonly decision: OwnDecision;
}

/** Decisions of the person in some matches, each with its hand. */
function placesIn(rules: keyof typeof GAMES, opponent: string): readonly Place[] {
  const records = Array.from({ length: MATCHES }, (_, at) =>
    recorded(rules, opponent, `${at + 160}`.padEnd(32, 'c')),
  );
  return records.flatMap((record) => {
    const { hands, error } = ownDecisions(record, ownOf(record));
    if (error !== null) throw new Error(error);
    return hands.flatMap((decisions, hand) => decisions.map((decision) => ({ record, hand, decision })));
  });
}

const ownOf = ({ players }: GameRecord) => players.findIndex(({ kind }) => kind === 'human');

function branchFrom({ record, hand, decision: { event } }: Place): Session {
  const session = branchAt(
    { record, replayed: new Replay(record).hand(hand)!, player: ownOf(record), event },
    record.players.map(({ name, bot = null }) => ({ person: PERSONS.find((each) => each === name)!, bot })),
  );
  if (!session) throw new Error('The hand cannot be played on.');
  return session;
}

/** Some of a list, spread over it. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  expect(all.length).toBeGreaterThanOrEqual(count);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);
}

const TABLES = (Object.keys(GAMES) as (keyof typeof GAMES)[]).flatMap((rules) =>
  OPPONENTS.map((opponent) => [rules, opponent] as const),
);

describe.each(TABLES)('a hand of %s against %s that is played on', (rules, opponent) => {
  const places = placesIn(rules, opponent);

  it('goes as it went where everybody chooses the same: wall and random numbers are the same', () => {
    for (const place of spread(places, EACH)) {
      const again = toRecord(playOut(branchFrom(place), [place.decision.chosen]));
      const { events, result, wall } = place.record.hands[place.hand]!;
      expect(again.hands.at(-1)).toMatchObject({ events, result, wall });
    }
  });

  it('differs by choices alone, and is a record that breaks no rule', () => {
    const others = places.flatMap((place) => {
      const { view, choices, chosen } = place.decision;
      return choices.filter((each) => !isAlike(view, each, chosen)).map((action) => ({ place, action }));
    });
    for (const { place, action } of spread(others, EACH)) {
      const { record, hand, decision } = place;
      const branch = toRecord(playOut(branchFrom(place), [action]));
      const [then, now] = [record.hands[hand]!, branch.hands[hand]!];
      expect(replayRecord(branch)).toMatchObject({ ok: true });
      expect(branch.hands.slice(0, hand)).toEqual(record.hands.slice(0, hand));
      const { events: _, result: __, ...setUp } = then;
      expect(now).toMatchObject(setUp);
      const shared = then.events.slice(0, decision.event).filter(({ type }) => type !== 'pass');
      expect(now.events.filter(({ type }) => type !== 'pass').slice(0, shared.length)).toEqual(shared);
    }
  });
});

it('of a place that the record does not have there is none', () => {
  const record = recorded('taisen', wavering.id, 'ab'.repeat(16));
  const replayed = new Replay(record).hand(0)!;
  const people = PERSONS.map((person) => ({ person, bot: wavering.id }));
  expect(branchAt({ record, replayed, player: 0, event: 9_999 }, people)).toBeNull();
});
