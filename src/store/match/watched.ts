import { createStore } from 'zustand/vanilla';
import { botOfLevel, standardBot } from '../../bots/levels';
import type { GameRecord } from '../../engine/record';
import { replayHand } from '../../engine/replay';
import type { Action } from '../../engine/types';
import { Thinking } from '../bots/thinking';
import type { ThinkingPorts } from '../bots/thinking';
import { endDeal, recordOf } from '../records/matchRecord';
import type { NameOf } from '../records/matchRecord';
import { keepSeen, keepWatched } from '../saves/keptWatched';
import type { KeptWatched } from '../saves/keptWatched';
import type { SaveStorage } from '../saves/save';
import { Replay } from '../selectors/replayTable';
import { PERSONS } from '../types';
import type { MatchConfig, Readable } from '../types';
import { beginDeal, chooseAll, dealtWall, newMatch, withStandIns } from './session';
import type { Seated, Session } from './session';

/** A match that bots play among themselves, for somebody who looks on. */
export interface Watched {
  /** The match as far as it was played: it grows while the bots play. */
  readonly match: Readable<WatchedMatch>;
  /** So many events of the last hand are shown now. */
  readonly see: (step: number) => void;
  /** Begins the next hand, once one is over. */
  readonly next: () => void;
  /** Nothing is played any more. */
  readonly stop: () => void;
}

/** `seen`: the most events of the last hand that were shown. The bots may have played on. */
export interface WatchedMatch extends KeptWatched {
  /** The bots still play this hand. */
  readonly isPlaying: boolean;
}

export interface WatchedPorts extends Omit<ThinkingPorts, 'faults'> {
  readonly app: string;
  readonly nameOf: NameOf;
  /** Where the match is kept. */
  readonly storage: SaveStorage;
}

/** Events that are told of together, so that a page is not drawn anew for each. */
const TOGETHER = 8;
/** Nobody sits at the page. */
const NOBODY = -1;

/**
 * Has bots play a match: each is asked with what its own seat may see, as in every match. One hand is played at once,
 * the next when it is asked for.
 * @param bits 128 random bits
 */
export function watchBots(config: MatchConfig, bits: string, ports: WatchedPorts): Watched {
  return watching(beginDeal(allBots(newMatch(config, bits), config)).session, 0, ports);
}

/** Has them play on from where a match was left; its game must be loaded. Null if this version cannot play it. */
export function watchOn({ record, seen }: KeptWatched, ports: WatchedPorts): Watched | null {
  const session = sessionOf(record);
  return session && watching(session, seen, ports);
}

function watching(from: Session, seen: number, ports: WatchedPorts): Watched {
  const asked = { ...ports, faults: () => undefined };
  let session = from;
  let told = 0;
  let thinking: Thinking | null = null;
  const isOver = () => session.deal.phase.type === 'ended';
  const played = (): Omit<WatchedMatch, 'seen'> => {
    told = session.events.length;
    const record = recordOf(session, ports);
    if (!record) throw new Error('The hands of a watched match are always there.');
    return { record, isPlaying: !isOver() };
  };
  const store = createStore<WatchedMatch>(() => ({ ...played(), seen }));
  const keep = (now: WatchedMatch, before: WatchedMatch | null) => {
    if (now.record !== before?.record) keepWatched(ports.storage, now.record);
    keepSeen(ports.storage, now);
  };
  keep(store.getState(), null);
  store.subscribe(keep);
  const think = () => {
    const moment = new Thinking(asked, session, () => undefined);
    thinking = moment;
    const go = () => {
      session = answered(session, moment);
      if (isOver() || session.events.length - told >= TOGETHER) store.setState(played());
      if (!isOver()) ports.schedule(() => thinking === moment && think(), 0);
    };
    if (moment.take(go)) go();
  };
  if (!isOver()) think();
  return {
    match: store,
    see: (step) => store.setState((now) => (step > now.seen ? { seen: step } : now)),
    next: () => {
      const seated = isOver() ? endDeal(session) : null;
      if (!seated?.match.progress) return;
      ({ session } = beginDeal(seated));
      store.setState({ ...played(), seen: 0 });
      think();
    },
    stop: () => {
      thinking?.stop();
      thinking = null;
    },
  };
}

/** The match with a bot for every player: the one that is a person's otherwise plays as the first opponent does. */
function allBots(seated: Seated, { rules, opponents }: MatchConfig): Seated {
  const own = opponents[0] ?? botOfLevel('steady', rules);
  const players = seated.players.map(({ bot }, at) => ({ person: PERSONS[at] ?? 'you', bot: bot ?? own }));
  return { ...seated, human: NOBODY, players };
}

/** A match of bots at the end of its record; null if this version plays it otherwise. */
function sessionOf(record: GameRecord): Session | null {
  const at = record.hands.length - 1;
  const replayed = new Replay(record).hand(at);
  const [first] = replayed?.snapshots ?? [];
  if (!replayed || !first) return null;
  const given: Action[] = [];
  replayHand(replayed.hand, {
    record,
    match: replayed.match,
    snapshots: null,
    onAnswers: (_, answers) => given.push(...answers.map(({ action }) => action)),
  });
  const seated = {
    match: replayed.match,
    players: record.players.map(({ bot = standardBot(record.rules), stoodIn }, player) => ({
      person: PERSONS[player] ?? 'you',
      bot,
      ...(stoodIn ? { stoodIn } : {}),
    })),
    human: NOBODY,
    throws: record.seating ?? [],
    hands: record.hands.slice(0, at),
    sheet: [],
    coached: false,
    practice: false,
  };
  return chooseAll(beginDeal(seated, dealtWall({ deal: first.deal })).session, given);
}

function answered(session: Session, moment: Thinking): Session {
  const now = chooseAll(session, moment.answered() ?? []);
  if (!now) throw new Error('The engine refused what it had offered.');
  return withStandIns(now, moment.stoodInFor());
}
