import { aimsOf } from '../../bots/aims/aims';
import { bookOf, botPartOf, loadBook } from '../../bots/knownBooks';
import { sameObject } from '../bots/sameObject';
import { loadRulesAndBots } from '../loadRulesAndBots';
import type { Job } from '../threads/serve';
import type { AimReply, AimWish } from './aimPort';

/** Says what a seat may play for, by what it sees. What is no longer wanted is not thought about. */
export const aimer: Job<AimWish, AimReply> = async ({ view: asked, choices }, { begin, tell, pause }) => {
  await loadRulesAndBots(asked.rules);
  if (!botPartOf(asked.rules)) return tell(null);
  await loadBook(asked.rules);
  begin();
  if (!(await pause())) return undefined;
  const { plans } = bookOf(asked.rules)!;
  return tell(aimsOf({ ...asked, options: sameObject(asked.options) }, plans, choices));
};
