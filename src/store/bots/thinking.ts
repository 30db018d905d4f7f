import { offered } from '../../engine/actions';
import type { Action, Player, Seat } from '../../engine/types';
import type { BotFault, BotPort, BotReply, BotRequest } from './botPort';
import type { Schedule } from '../match/clock';
import { botRequest, waitingBots } from '../match/session';
import type { Session } from '../match/session';
import { standIn } from './standIn';

export interface ThinkingPorts {
  readonly schedule: Schedule;
  readonly bots: BotPort;
  readonly faults: (fault: BotFault) => void;
}

/** The bots that are asked at one moment. A bot that fails is replaced for this decision. */
export class Thinking {
  private readonly ports: ThinkingPorts;
  private readonly answers = new Map<Seat, Action>();
  /** The seats that have not answered. */
  private readonly open: Set<Seat>;
  private readonly stopped = new AbortController();
  private readonly settled: () => void;
  private readonly replaced: Player[] = [];
  private ready: (() => void) | null = null;

  /** `settled` is called with each last answer. */
  constructor(ports: ThinkingPorts, session: Session, settled: () => void) {
    this.ports = ports;
    this.settled = settled;
    const requests = waitingBots(session).map((seat) => botRequest(session, seat));
    this.open = new Set(requests.map(({ view }) => view.seat));
    for (const request of requests) this.ask(request);
  }

  /** Every bot's choice, or null while one still thinks. Then `ready` runs after the last answer. */
  take(ready: () => void): Action[] | null {
    const answers = this.answered();
    if (!answers) this.ready = ready;
    return answers;
  }

  /** Every bot's choice, or null while one still thinks. */
  answered(): Action[] | null {
    if (this.open.size > 0) return null;
    return [...this.answers.values()].toSorted((a, b) => a.seat - b.seat);
  }

  /** The players whose choice a stand-in made. */
  stoodInFor(): readonly Player[] {
    return this.replaced;
  }

  /** Ignores all answers from now on. */
  stop(): void {
    this.stopped.abort();
    this.open.clear();
    this.ready = null;
  }

  private ask(request: BotRequest): void {
    const { seat } = request.view;
    this.ports.bots.ask(
      request,
      (reply) => {
        if (this.open.has(seat)) this.settle(seat, this.checked(request, reply));
      },
      { schedule: this.ports.schedule, signal: this.stopped.signal },
    );
  }

  private checked(request: BotRequest, reply: BotReply): Action {
    if (!reply.ok) return this.replace(request, reply.isLate ? 'late' : 'failed', reply.error);
    return (
      offeredIn(request.choices, reply.action) ??
      this.replace(request, 'not-offered', JSON.stringify(reply.action) ?? 'nothing')
    );
  }

  private replace(request: BotRequest, why: BotFault['why'], detail: string): Action {
    const { bot, player, decision, view, choices } = request;
    this.ports.faults({ why, bot, player, decision, detail });
    this.replaced.push(player);
    return standIn(view, choices);
  }

  private settle(seat: Seat, action: Action): void {
    this.open.delete(seat);
    this.answers.set(seat, action);
    if (this.open.size === 0) this.end();
  }

  private end(): void {
    if (this.ready) this.ready();
    else this.settled();
  }
}

/** The choice that an answer is; null for none. A bot may send anything, so comparing may throw. */
function offeredIn(choices: readonly Action[], given: Action): Action | null {
  try {
    return offered(choices, given);
  } catch {
    return null;
  }
}
