import type { StoreApi } from 'zustand/vanilla';
import { leavesChoice } from '../selectors/exchange';
import type { SettingsStore } from '../settings';
import type { Decision } from '../../coach/thought';
import type { Readable, TableStore } from '../types';
import { createCoachClient } from './coachPort';
import type { CoachPort, CoachReply } from './coachPort';
import type { Schedule } from '../match/clock';
import { openThread } from '../threads/openThread';
import { THINKING } from './coachStore';
import type { Advice, Attendant, CoachStore } from './coachStore';

interface Table {
  readonly coach: StoreApi<CoachStore>;
  readonly game: Readable<TableStore>;
  readonly settings: StoreApi<SettingsStore>;
}

interface AttendPorts extends Table {
  readonly port: CoachPort;
}

/** Follows the game, with a coach that thinks in a worker of the browser. */
export function attendInWorker(table: Table, schedule: Schedule): Attendant {
  return attend({ ...table, port: createCoachClient(openThread('coach'), schedule) });
}

/** Follows the game from now on: while the coach is open, every decision of the player is thought about. */
export function attend(ports: AttendPorts): Attendant {
  const following = new Following(ports);
  following.begin();
  return {
    deepen: () => following.deepen(),
    foresee: (decision) => following.foresee(decision),
  };
}

/** A decision that was asked about, with the latest answer. */
interface AskedDecision {
  readonly key: string;
  readonly decision: Decision;
  reply: CoachReply | null;
  /** A deeper answer is being thought out. */
  deepens: boolean;
}

class Following {
  private readonly ports: AttendPorts;
  private asked: AskedDecision | null = null;
  /** What the player is asked now, as the game's store has it; null while nothing is asked. */
  private pending: { readonly key: string; readonly decision: Decision } | null = null;

  constructor(ports: AttendPorts) {
    this.ports = ports;
  }

  begin(): void {
    const { coach, game } = this.ports;
    coach.subscribe(({ isOpen }, before) => isOpen !== before.isOpen && this.follow());
    game.subscribe(({ view, choices, screen }, before) => {
      if (view !== before.view || choices !== before.choices || screen !== before.screen) this.follow();
    });
    this.follow();
  }

  /** Asks ahead about what the player will be asked after a pause. */
  foresee(decision: Decision): void {
    if (this.isOpen()) this.ask(JSON.stringify(decision), decision);
  }

  deepen(): void {
    const { asked } = this;
    if (!asked?.reply?.ok || asked.deepens || asked.key !== this.pending?.key) return;
    asked.deepens = true;
    this.show();
    this.ports.port.ask(asked.decision, 'deep', (reply) => this.hear(asked, reply));
  }

  private isOpen(): boolean {
    return this.ports.coach.getState().isOpen;
  }

  private follow(): void {
    const { view, choices, screen } = this.ports.game.getState();
    if (screen !== 'table' && this.isOpen()) return this.close();
    const before = this.pending;
    const decision = view && choices.length > 0 ? { view, choices } : null;
    this.pending = decision && { key: JSON.stringify(decision), decision };
    if (before && before.key !== this.pending?.key) this.answered();
    if (!this.isOpen()) return this.stop();
    if (this.pending) this.ask(this.pending.key, this.pending.decision);
    this.show();
  }

  /** The player has chosen: a coach that was asked for has done its part. */
  private answered(): void {
    if (this.isOpen() && this.ports.settings.getState().coach !== 'always') this.close();
  }

  private close(): void {
    this.ports.coach.getState().show(false);
  }

  private stop(): void {
    this.ports.port.cancel();
    this.asked = null;
    this.say(THINKING);
  }

  private ask(key: string, decision: Decision): void {
    if (this.asked?.key === key || !leavesChoice(decision.choices)) return;
    const asked: AskedDecision = { key, decision, reply: null, deepens: false };
    this.asked = asked;
    this.ports.port.ask(decision, 'quick', (reply) => this.hear(asked, reply));
  }

  private hear(asked: AskedDecision, reply: CoachReply): void {
    if (asked !== this.asked) return;
    if (!reply.ok || reply.finding.judgement.depth === 'deep') asked.deepens = false;
    if (reply.ok || !asked.reply?.ok) asked.reply = reply;
    if (asked.key === this.pending?.key) this.show();
  }

  /** Shows what is known of the decision pending now. */
  private show(): void {
    const { pending, asked } = this;
    const reply = pending && asked?.key === pending.key ? asked.reply : null;
    if (!pending || !reply) return this.say(THINKING);
    if (!reply.ok) return this.say({ status: 'none', why: reply.why });
    const deepens = asked?.deepens === true;
    this.say({ status: 'found', decision: pending.decision, finding: reply.finding, deepens });
    this.ports.game.getState().noteCoach();
  }

  private say(advice: Advice): void {
    this.ports.coach.setState({ advice });
  }
}
