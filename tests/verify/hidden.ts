import type { Bot } from '../../src/bots/bot';
import { playDeal } from '../../src/bots/playDeal';
import { botCalled, botIds, styledBotIds } from '../../src/bots/registry';
import { legalActions } from '../../src/engine/legalActions';
import { startNextDeal } from '../../src/engine/match';
import { pick, Random } from '../../src/engine/random';
import type { Deal, Seat } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { visibleChoice, withEqualTilesExchanged, withHiddenDealtAnew } from '../support/hidden';
import { randomMatch, testRandom } from '../support/randomPlay';
import { looksAhead } from '../support/styledBots';

const RULES = ['hong-kong-old', 'hong-kong-common', 'hong-kong-old', 'taisen', 'classical'];
/** The rule sets that bots look ahead under. */
const AHEAD_RULES = ['hong-kong-old', 'hong-kong-common'];
/** Positions with a single choice say nothing; of the others one in so many is looked at. */
const ONE_IN = 5;
/** One that looks ahead does so at claims alone: every one is looked at, and one in so many of the other positions. */
const ONE_TURN_IN = 20;

/** A position in which a bot decided otherwise when only hidden things had changed. */
export interface Peek {
  readonly rules: string;
  readonly before: string;
  readonly after: string;
}

/** Which positions are looked at, and how many. */
interface Look {
  readonly positions: number;
  readonly label: string;
  /** The rule sets that are played; left out: those of the app. */
  readonly rules?: readonly string[];
  /** Is shown each deal before a choice in it is asked for: for bots that are to be caught. */
  readonly reveal?: (deal: Deal) => void;
}

interface At {
  readonly seat: Seat;
  readonly random: Random;
  readonly reveal: (deal: Deal) => void;
}

/** What a bot chooses at this seat, with the same stream every time. */
function choiceOf(bot: Bot, deal: Deal, { seat, reveal }: At): string {
  reveal(deal);
  const choice = bot.decide(seatView(deal, seat), legalActions(deal, seat), new Random([1, 2, 3, 4]));
  return visibleChoice(deal, choice);
}

function peekAt(bot: Bot, deal: Deal, at: At): Peek | null {
  const { seat, random } = at;
  const changed = withEqualTilesExchanged(withHiddenDealtAnew(deal, seat, random), random);
  const before = choiceOf(bot, deal, at);
  const after = choiceOf(bot, changed, at);
  return before === after ? null : { rules: deal.rules, before, after };
}

/**
 * Looks at positions from play of every rule set under random options, and gives those where the bot peeked. One that
 * looks ahead is asked under the rules it does so: elsewhere it chooses as others do.
 */
export function findPeeks(bot: Bot, look: Look): Peek[] {
  const isAhead = looksAhead(bot.id);
  const { positions, label, rules = isAhead ? AHEAD_RULES : RULES, reveal = () => undefined } = look;
  const peeks: Peek[] = [];
  const random = testRandom(`peeks ${label}`);
  const players = ['routes', 'routes', 'fast', 'random'].map(botCalled);
  let looked = 0;
  for (let index = 0; looked < positions; index++) {
    const { deal, events } = startNextDeal(
      randomMatch(rules[index % rules.length] as string, `peeks ${label} ${index}`),
    );
    playDeal(
      deal,
      (now, seat, choices) => {
        const isClaim = choices.some(({ type }) => type === 'chow' || type === 'pong' || type === 'kong');
        const oneIn = isAhead ? (isClaim ? 1 : ONE_TURN_IN) : ONE_IN;
        if (choices.length > 1 && looked < positions && random.below(oneIn) === 0) {
          looked++;
          const peek = peekAt(bot, now, { seat, random, reveal });
          if (peek) peeks.push(peek);
        }
        return pick(players, random).decide(seatView(now, seat), choices, random);
      },
      events,
    );
  }
  return peeks;
}

/** 10,000 positions for every bot in every style, so many for those that look ahead; throws when one peeked. */
export function verifyHidden(ahead: number): void {
  for (const id of [...botIds(), ...styledBotIds()]) {
    const positions = looksAhead(id) ? ahead : 10_000;
    const peeks = findPeeks(botCalled(id), { positions, label: id });
    console.log(
      `${id}: ${positions} positions with everything hidden dealt anew, ${peeks.length} decisions changed`,
    );
    if (peeks.length > 0) throw new Error(`${id} decided otherwise: ${JSON.stringify(peeks[0])}`);
  }
}
