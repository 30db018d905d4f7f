import { createStore } from 'zustand/vanilla';
import { botOfLevel } from '../../bots/levels';
import type { GameRecord } from '../../engine/record';
import { Thinking } from '../bots/thinking';
import type { ThinkingPorts } from '../bots/thinking';
import { endDeal, recordOf } from '../records/matchRecord';
import type { NameOf } from '../records/matchRecord';
import { PERSONS } from '../types';
import type { MatchConfig, Readable } from '../types';
import { beginDeal, choose, newMatch, withStandIns } from './session';
import type { Seated, Session } from './session';

/** A match that bots play among themselves, for somebody who looks on. */
export interface Watched {
  /** The match as far as it was played: it grows while the bots play. */
  readonly record: Readable<WatchedMatch>;
  /** Begins the next hand, once one is over. */
  readonly next: () => void;
  /** Nothing is played any more. */
  readonly stop: () => void;
}

interface WatchedMatch {
  readonly record: GameRecord;
  /** The bots still play this hand. */
  readonly isPlaying: boolean;
}

interface WatchedPorts extends Omit<ThinkingPorts, 'faults'> {
  /** 128 random bits. */
  readonly bits: string;
  readonly app: string;
  readonly nameOf: NameOf;
}

/** Events that are told of together, so that a page is not drawn anew for each. */
const TOGETHER = 8;
/** Nobody sits at the page. */
const NOBODY = -1;

/**
 * Has bots play a match: each is asked with what its own seat may see, as in every match. One hand is played at once,
 * the next when it is asked for. Nothing is kept.
 */
export function watchBots(config: MatchConfig, ports: WatchedPorts): Watched {
  const { bits, app, nameOf } = ports;
  const asked = { ...ports, faults: () => undefined };
  let { session } = beginDeal(allBots(newMatch(config, bits), config));
  let told = 0;
  let thinking: Thinking | null = null;
  const isOver = () => session.deal.phase.type === 'ended';
  const recorded = (): WatchedMatch => {
    const record = recordOf(session, { app, nameOf });
    if (!record) throw new Error('The hands of a watched match are always there.');
    return { record, isPlaying: !isOver() };
  };
  const store = createStore(recorded);
  const tell = () => {
    told = session.events.length;
    store.setState(recorded());
  };
  const think = () => {
    const moment = new Thinking(asked, session, () => undefined);
    thinking = moment;
    const go = () => {
      session = answered(session, moment);
      if (isOver() || session.events.length - told >= TOGETHER) tell();
      if (!isOver()) ports.schedule(() => thinking === moment && think(), 0);
    };
    if (moment.take(go)) go();
  };
  think();
  return {
    record: store,
    next: () => {
      const seated = isOver() ? endDeal(session) : null;
      if (!seated?.match.progress) return;
      ({ session } = beginDeal(seated));
      tell();
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

function answered(session: Session, moment: Thinking): Session {
  let now = session;
  for (const action of moment.answered() ?? []) {
    const next = choose(now, action);
    if (!next) throw new Error(`The engine refused what it had offered: ${action.type}.`);
    now = next.session;
  }
  return withStandIns(now, moment.stoodInFor());
}
