import type { Bot } from '../../src/bots/bot';
import { playDeal } from '../../src/bots/playDeal';
import { botCalled, botIds, styledBotIds } from '../../src/bots/registry';
import { advisorFor } from '../../src/coach/advisor';
import { DEPTHS } from '../../src/coach/judgement';
import type { Depth } from '../../src/coach/judgement';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { canJudge, Thought } from '../../src/coach/thought';
import { legalActions } from '../../src/engine/legalActions';
import { startNextDeal } from '../../src/engine/match';
import { pick, Random } from '../../src/engine/random';
import type { Action, Deal, Seat } from '../../src/engine/types';
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

/** The coach judges every choice of a turn: claims are looked at more often. */
const ONE_COACHED_TURN_IN = 15;
/** Of so many positions in which bots that look ahead are looked at, the coach is in one of so many, by depth. */
const COACHED: Readonly<Record<Depth, number>> = { instant: 1, quick: 4, deep: 25 };

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
  /** How many peeks are enough. */
  readonly enough?: number;
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
export function findPeeks(bot: Bot, { rules, reveal = () => undefined, ...look }: Look): Peek[] {
  const isAhead = looksAhead(bot.id);
  return findIn(
    { ...look, rules: rules ?? (isAhead ? AHEAD_RULES : RULES) },
    {
      oneIn: (choices) => {
        if (!isAhead) return ONE_IN;
        return choices.some(({ type }) => isClaim(type)) ? 1 : ONE_TURN_IN;
      },
      peekAt: (deal, { seat, random }) => peekAt(bot, deal, { seat, random, reveal }),
    },
  );
}

function isClaim(type: Action['type']): boolean {
  return type === 'chow' || type === 'pong' || type === 'kong';
}

/** Which positions are taken, and what is found there. */
interface Finder {
  /** Of positions with such choices one in so many is looked at. */
  readonly oneIn: (choices: readonly Action[]) => number;
  readonly peekAt: (deal: Deal, at: Omit<At, 'reveal'>) => Peek | null;
}

type Sought = Omit<Look, 'reveal'> & Required<Pick<Look, 'rules'>>;

/** Looks at positions with more than one choice from play of these rule sets under random options. */
function findIn({ positions, label, rules, enough = Infinity }: Sought, finder: Finder): Peek[] {
  const peeks: Peek[] = [];
  const random = testRandom(`peeks ${label}`);
  const players = ['routes', 'routes', 'fast', 'random'].map(botCalled);
  let looked = 0;
  const isOver = (): boolean => looked >= positions || peeks.length >= enough;
  for (let index = 0; !isOver(); index++) {
    const { deal, events } = startNextDeal(
      randomMatch(rules[index % rules.length] as string, `peeks ${label} ${index}`),
    );
    playDeal(
      deal,
      (now, seat, choices) => {
        if (choices.length > 1 && !isOver() && random.below(finder.oneIn(choices)) === 0) {
          looked++;
          const peek = finder.peekAt(now, { seat, random });
          if (peek) peeks.push(peek);
        }
        return pick(players, random).decide(seatView(now, seat), choices, random);
      },
      events,
    );
  }
  return peeks;
}

/** The same for the coach at one depth: whole judgements must be equal. Positions that it does not judge are left aside. */
export function findCoachPeeks(
  depth: Depth,
  { rules = RULES, reveal = () => undefined, ...look }: Look,
): Peek[] {
  return findIn(
    { ...look, rules },
    {
      oneIn: (choices) => (choices.some(({ type }) => isClaim(type)) ? 2 : ONE_COACHED_TURN_IN),
      peekAt: (deal, { seat, random }) => {
        const changed = withEqualTilesExchanged(withHiddenDealtAnew(deal, seat, random), random);
        reveal(deal);
        const before = judgementOf(deal, seat, depth);
        reveal(changed);
        const after = judgementOf(changed, seat, depth);
        return before === after ? null : { rules: deal.rules, before, after };
      },
    },
  );
}

/** A judgement with its reasons as text; tiles of choices as they are seen at the table. */
function judgementOf(deal: Deal, seat: Seat, depth: Depth): string {
  const view = seatView(deal, seat);
  const advisor = advisorFor(view);
  const choices = legalActions(deal, seat);
  if (!advisor || !canJudge(view)) return 'nothing';
  const judgement = new Thought({ view, choices }, advisor).think(depth);
  const judged = judgement.choices.map((each) => ({ ...each, action: visibleChoice(deal, each.action) }));
  return JSON.stringify({ ...judgement, choices: judged, reasons: reasonsFor({ view, choices }, judgement) });
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

/** The coach must judge alike at every depth whatever is hidden: in so many positions at once, and fewer the deeper it thinks. */
export function verifyCoachHidden(ahead: number): void {
  for (const depth of DEPTHS) {
    const positions = Math.ceil(ahead / COACHED[depth]);
    const peeks = findCoachPeeks(depth, { positions, label: `coach ${depth}` });
    console.log(
      `coach, ${depth}: ${positions} positions with everything hidden dealt anew, ${peeks.length} judgements changed`,
    );
    if (peeks.length > 0) throw new Error(`The coach judged otherwise: ${JSON.stringify(peeks[0])}`);
  }
}
