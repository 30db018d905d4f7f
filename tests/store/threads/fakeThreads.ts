import { Channel } from '../../../src/store/threads/channel';
import type { StartThread, ThreadEvents } from '../../../src/store/threads/channel';
import type { Policy } from '../../../src/store/threads/policies';
import type { FromThread, ToThread } from '../../../src/store/threads/protocol';

/** A thread in name only: it says what the test has it say. */
export class FakeThread<Asked, News> {
  readonly posted: ToThread<Asked>[] = [];
  isEnded = false;
  readonly events: ThreadEvents;

  constructor(events: ThreadEvents) {
    this.events = events;
  }

  /** The questions that it was asked. */
  asked(): { readonly id: number; readonly asked: Asked }[] {
    return this.posted.filter((each) => 'asked' in each);
  }

  say(said: FromThread<News>): void {
    this.events.posted(structuredClone(said));
  }

  tell(id: number, news: News): void {
    this.say({ id, type: 'news', news });
  }

  crash(): void {
    this.events.crashed('out of memory');
  }
}

/** A channel to such threads. */
export class FakeThreads<Asked, News> {
  readonly started: FakeThread<Asked, News>[] = [];
  readonly channel: Channel<Asked, News>;
  private readonly start: StartThread = (events) => {
    const thread = new FakeThread<Asked, News>(events);
    this.started.push(thread);
    return {
      post: (message) => void thread.posted.push(message as ToThread<Asked>),
      end: () => (thread.isEnded = true),
    };
  };

  constructor(policy: Policy) {
    this.channel = new Channel(policy, this.start);
  }

  get last(): FakeThread<Asked, News> {
    const last = this.started.at(-1);
    if (!last) throw new Error('No thread was started.');
    return last;
  }
}

/** A channel where no thread can be started. */
export function withoutThreads<Asked, News>(policy: Policy): Channel<Asked, News> {
  return new Channel(policy, () => {
    throw new Error('Workers are blocked.');
  });
}
