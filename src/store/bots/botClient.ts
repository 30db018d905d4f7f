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
  readonly answered: (answered: Answered) => void;
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

class BotClient {
  private readonly startThread: StartThread;
  private readonly open = new Map<number, (reply: BotReply) => void>();
  private thread: BotThread | null = null;
  private asked = 0;

  constructor(startThread: StartThread) {
    this.startThread = startThread;
  }

  ask(request: BotRequest, done: (reply: BotReply) => void): void {
    const id = this.asked++;
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
      answered: ({ id, reply }) => {
        const done = this.open.get(id);
        this.open.delete(id);
        done?.(reply);
      },
      crashed: (message) => {
        if (thread === this.thread) this.end(`The bots' thread crashed: ${message}`);
      },
    });
    return thread;
  }

  private end(error: string): void {
    this.thread?.end();
    this.thread = null;
    const left = [...this.open.values()];
    this.open.clear();
    for (const done of left) done({ ok: false, error });
  }
}
