import { advisorFor, loadAdvisor } from '../../coach/advisor';
import { interned } from '../bots/interned';
import { learnGame } from '../bots/learnGame';
import type { ToCoach } from './messages';
import { Thinker } from './thinker';

const channel = new MessageChannel();
let goOn: (() => void) | null = null;
channel.port1.addEventListener('message', () => goOn?.());
channel.port1.start();

const thinker = new Thinker({
  learn: async (view) => {
    await learnGame(view.rules);
    const game = { rules: view.rules, options: interned(view.options) };
    await loadAdvisor(game);
    return advisorFor(game);
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
  say: (answer) => self.postMessage(answer),
  pause: () =>
    new Promise((resolve) => {
      goOn = resolve;
      channel.port2.postMessage(null);
    }),
});

/** The coach's own thread: hears questions and answers them as `Thinker` does. */
self.addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  if (data.type !== 'ask') return thinker.hear(data);
  const { view } = data.decision;
  const decision = { ...data.decision, view: { ...view, options: interned(view.options) } };
  thinker.hear({ ...data, decision });
});
