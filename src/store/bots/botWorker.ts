import { standardBot } from '../../bots/levels';
import { loadBot } from '../../bots/registry';
import { loadRulesAndBots } from '../loadRulesAndBots';
import { serve } from '../threads/serve';
import { replyTo } from './answer';
import type { BotReply, BotRequest } from './botPort';

/** Loads the rules of a game when it is first asked about, and what this bot needs to play it. */
async function load({ bot, view }: BotRequest): Promise<void> {
  await loadRulesAndBots(view.rules);
  if (!(await loadBot(bot, view))) await loadBot(standardBot(view.rules), view);
}

/** The bots' own thread. */
serve<BotRequest, BotReply>(async (request, { begin, tell }) => {
  await load(request);
  begin();
  tell(replyTo(request));
});
