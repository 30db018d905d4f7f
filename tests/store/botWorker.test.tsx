import { describe, expect, it } from 'vitest';
import { legalActions } from '../../src/engine/legalActions';
import { seatView } from '../../src/engine/view';
import { replyTo } from '../../src/store/bots/answer';
import { createBotClient } from '../../src/store/bots/botPort';
import type { BotPort, BotReply, BotRequest } from '../../src/store/bots/botPort';
import { openThread } from '../../src/store/threads/openThread';
import { dealFixture } from '../ui/fixtures';
import { turnTable } from '../ui/scenes';
import { fakeWorker } from './fakeWorker';

/** A worker has one client: the numbers of its questions are its own. */
let client: BotPort;

async function startWorker() {
  const worker = await fakeWorker(() => import('../../src/store/bots/botWorker'));
  client = createBotClient(openThread('bots'));
  return worker;
}

function ask(asked: BotRequest): Promise<BotReply> {
  return new Promise((resolve) => client.ask(asked, resolve));
}

const { deal } = dealFixture(turnTable);

const request: BotRequest = {
  bot: 'fast',
  view: seatView(deal, 1),
  choices: legalActions(deal, 1),
  words: [1, 2, 3, 4],
  player: 1,
  decision: 0,
};

describe("the bots' worker", () => {
  it('is a module of its own and answers what is asked', async () => {
    const { started } = await startWorker();
    const reply = await ask(request);
    expect(started).toHaveLength(1);
    expect(String(started[0]?.[0])).toMatch(/botWorker/);
    expect(started[0]?.[1]).toEqual({ type: 'module' });
    expect(reply).toEqual(replyTo(request));
    expect(reply).toMatchObject({ ok: true });
  });

  it('says of a bot that throws what it threw', async () => {
    await startWorker();
    const broken = { ...request, bot: 'nobody', view: { ...request.view, rules: 'nowhere' } };
    expect(await ask(broken)).toMatchObject({
      ok: false,
      error: expect.stringContaining('nowhere') as string,
    });
  });

  it('plays by the book of the game and by what was learned of it, loaded when first asked', async () => {
    await startWorker();
    for (const bot of ['routes-1', 'master']) {
      const asked = { ...request, bot };
      expect(await ask(asked)).toEqual(replyTo(asked));
    }
  });

  it('loads what was learned only once a bot that looks ahead is asked, and its code with it', async () => {
    await startWorker();
    const { knowledgeOf } = await import('../../src/bots/knownBooks');
    const { findBot } = await import('../../src/bots/registry');
    for (const bot of ['routes-1', 'gentle-2+pongs']) await ask({ ...request, bot });
    expect(() => knowledgeOf(request.view)).toThrow('not loaded yet');
    expect(['routes-1', 'sharp', 'bookless', 'fast'].map((id) => findBot(id)?.id)).toEqual([
      'routes-1',
      undefined,
      undefined,
      undefined,
    ]);
    await ask({ ...request, bot: 'sharp+flush' });
    expect(knowledgeOf(request.view)).not.toBeNull();
    expect(findBot('sharp')?.id).toBe('sharp');
  });
});
