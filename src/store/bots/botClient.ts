import type { BotPort, BotReply, BotRequest } from './botPort';

export interface Question {
  readonly id: number;
  readonly request: BotRequest;
}

export interface Answered {
  readonly id: number;
  readonly reply: BotReply;
}

/** All that a question needs is loaded, and the bot thinks about it. */
export interface Begun {
  readonly id: number;
  readonly isBegun: true;
}

/** What the bots' thread sends back. */
export interface ThreadEvents {
  /** It should be an `Answered` or a `Begun`. */
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
    ask: (request, done, begun) => client.ask({ request, done, begun: begun ?? (() => undefined) }),
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

function isBegun(data: unknown): data is Begun {
  return typeof data === 'object' && data !== null && 'isBegun' in data && 'id' in data;
}

interface Asked {
  readonly request: BotRequest;
  readonly done: (reply: BotReply) => void;
  readonly begun: () => void;
  /** The bot thinks about it. */
  isBegun?: boolean;
}

class BotClient {
  private readonly startThread: StartThread;
  private readonly open = new Map<number, Asked>();
  private thread: BotThread | null = null;
  private asked = 0;
  /** How often it failed since its last answer. */
  private failures = 0;

  constructor(startThread: StartThread) {
    this.startThread = startThread;
  }

  ask(asked: Asked): void {
    const id = this.asked++;
    if (this.failures >= PATIENCE && id % RARELY > 0)
      return asked.done({ ok: false, error: "The bots' thread failed too often." });
    this.open.set(id, asked);
    this.post(id, asked);
  }

  private post(id: number, { request }: Asked): void {
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

  /** What it thinks about now will not be answered. What waits behind that is asked again. */
  restart(): void {
    const waiting = [...this.open].filter(([, { isBegun: isThought }]) => !isThought);
    for (const [id] of waiting) this.open.delete(id);
    this.end('The thread was started again.');
    for (const [id, asked] of waiting) {
      this.open.set(id, asked);
      this.post(id, asked);
    }
  }

  private start(): BotThread {
    const thread = this.startThread({
      answered: (data) => {
        if (isBegun(data)) return this.begin(data.id);
        if (!isAnswered(data)) return this.end("The bots' thread sent no answer.");
        this.failures = 0;
        const asked = this.open.get(data.id);
        this.open.delete(data.id);
        asked?.done(data.reply);
      },
      crashed: (message) => {
        if (thread === this.thread) this.end(`The bots' thread crashed: ${message}`);
      },
    });
    return thread;
  }

  private begin(id: number): void {
    const asked = this.open.get(id);
    if (!asked) return;
    asked.isBegun = true;
    asked.begun();
  }

  private end(error: string): void {
    this.failures++;
    this.thread?.end();
    this.thread = null;
    const left = [...this.open.values()];
    this.open.clear();
    for (const { done } of left) done({ ok: false, error });
  }
}
