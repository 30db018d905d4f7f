import '../../rule-sets/all';
import { replyTo } from './answer';
import type { Answered, Question } from './botClient';

/** The bots' own thread: answers each question with what `answer` gives. */
self.addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  const answered: Answered = { id, reply: replyTo(request) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
  self.postMessage(answered);
});
