import type { AimReply, AimWish } from '../aims/aimPort';
import type { BotReply, BotRequest } from '../bots/botPort';
import type { CoachReply, CoachWish } from '../coach/coachPort';
import type { DangerReply, DangerWish } from '../coach/dangers/dangerPort';
import type { DrillQuestion } from '../../coach/questions/questions';
import type { QuestionWish } from '../practice/questions/questionPort';
import type { ReviewNews, ReviewWish } from '../review/reviewPort';
import { Channel } from './channel';
import { POLICIES } from './policies';
import type { ThreadName } from './policies';
import { startWorker } from './startWorker';

/** What each thread is asked, and what it tells. */
interface Threads {
  readonly bots: Channel<BotRequest, BotReply>;
  readonly coach: Channel<CoachWish, CoachReply>;
  readonly dangers: Channel<DangerWish, DangerReply>;
  readonly aims: Channel<AimWish, AimReply>;
  readonly reviews: Channel<ReviewWish, ReviewNews>;
  readonly questions: Channel<QuestionWish, DrillQuestion | null>;
}

/** A channel to a thread of its own, a worker of the browser, which is started when it is first asked. */
export function openThread<Name extends ThreadName>(name: Name): Threads[Name];
export function openThread(name: ThreadName): Channel<never, never> {
  return new Channel(POLICIES[name], (events) => startWorker(name, events));
}
