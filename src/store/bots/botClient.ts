import type { BotPort, BotReply, BotRequest } from './botPort';

export interface Question {
  readonly id: number;
  readonly request: BotRequest;
}

export interface Answered {
  readonly id: number;
  readonly reply: BotReply;
}

/** What the bots' thread sends back. */
export interface ThreadEvents {
  /** `answered` should be an `Answered`. */
  readonly answered: (answered: unknown) => void;
  readonly crashed: (message: string) => void;
}

/** A thread of bots: a worker in the app. */
export interface BotThread {
  readonly post: (question: Question) => void;
  readonly end: () => void;
}

export type StartThread = (events: ThreadEvents) => BotThread;

/** Bots in a worker. One that crashes is started again with the next question. */
export function createBotClient(start: StartThread): BotPort {
  const client = new BotClient(start);
  return {
    ask: (request, done) => client.ask(request, done),
    warm: () => client.warm(),
    restart: () => client.restart(),
  };
}

/** A thread that has failed so often in a row is asked no more, */
const PATIENCE = 3;
/** but for one question in so many: what was missing may be there again. */
const RARELY = 50;

function isAnswered(data: unknown): data is Answered {
  return typeof data === 'object' && data !== null && 'reply' in data && isReply(data.reply);
}

const isReply = (reply: unknown) => typeof reply === 'object' && reply !== null && 'ok' in reply;

class BotClient {
  private readonly startThread: StartThread;
  private readonly open = new Map<number, (reply: BotReply) => void>();
  private thread: BotThread | null = null;
  private asked = 0;
  /** How often it failed since its last answer. */
  private failures = 0;

  constructor(startThread: StartThread) {
    this.startThread = startThread;
  }

  ask(request: BotRequest, done: (reply: BotReply) => void): void {
    const id = this.asked++;
    if (this.failures >= PATIENCE && id % RARELY > 0)
      return done({ ok: false, error: "The bots' thread failed too often." });
    this.open.set(id, done);
    try {
      this.thread ??= this.start();
      this.thread.post({ id, request });
    } catch (error) {
      this.end(`The bots' thread cannot be used: ${String(error)}`);
    }
  }

  /** A thread that cannot be started says so with the first question. */
  warm(): void {
    try {
      this.thread ??= this.start();
    } catch {
      this.thread = null;
    }
  }

  restart(): void {
    this.end('The thread was started again.');
  }

  private start(): BotThread {
    const thread = this.startThread({
      answered: (data) => {
        if (!isAnswered(data)) return this.end("The bots' thread sent no answer.");
        this.failures = 0;
        const done = this.open.get(data.id);
        this.open.delete(data.id);
        done?.(data.reply);
      },
      crashed: (message) => {
        if (thread === this.thread) this.end(`The bots' thread crashed: ${message}`);
      },
    });
    return thread;
  }

  private end(error: string): void {
    this.failures++;
    this.thread?.end();
    this.thread = null;
    const left = [...this.open.values()];
    this.open.clear();
    for (const done of left) done({ ok: false, error });
  }
}
