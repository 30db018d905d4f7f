import { expect, it } from 'vitest';
import { createBotClient } from '../../src/store/bots/botClient';
import type { BotFault } from '../../src/store/bots/botPort';
import { withStandInNews } from '../../src/store/bots/standInNews';
import { startGame } from './harness';

const fault: BotFault = { why: 'failed', bot: 'fast', player: 1, decision: 0, detail: '' };

it('a stand-in is told of once, and every fault is reported', () => {
  const reported: BotFault[] = [];
  let told = 0;
  const report = withStandInNews(
    (each) => void reported.push(each),
    () => void told++,
  );
  report(fault);
  report(fault);
  expect([reported.length, told]).toEqual([2, 1]);
});

it('the thread of the bots starts with the match, before anybody is asked', () => {
  let started = 0;
  const bots = createBotClient(() => {
    started++;
    return { post: () => undefined, end: () => undefined };
  });
  const { game } = startGame({ bots });
  expect(started).toBe(0);
  game.getState().startMatch({ rules: 'hong-kong-old', options: {}, opponents: [], text: '' });
  expect(started).toBe(1);
});
