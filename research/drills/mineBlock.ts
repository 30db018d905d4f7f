import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { advisorFor } from '../../src/coach/advisor';
import type { Advisor } from '../../src/coach/advisor';
import { candidatesOf, isAlike } from '../../src/coach/candidates';
import type { Candidate } from '../../src/coach/candidates';
import { drillId, formatDrill } from '../../src/coach/drills/drill';
import type { Drill } from '../../src/coach/drills/drill';
import { formatPosition, parsePosition } from '../../src/coach/drills/position';
import { writtenChoice } from '../../src/coach/drills/writtenChoice';
import { NINE_IN_TEN } from '../../src/coach/estimate';
import type { Decision } from '../../src/coach/thought';
import { rulesOf } from '../../src/engine/knownRules';
import { stream } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import type { Config } from '../../src/cli/tableArgs';
import { playFixedHand } from '../../src/cli/simulate';
import { naiveChoices } from './naive';
import { isOfSort, ONE_IN } from './sorts';
import type { Sort } from './sorts';
import { themeOf } from './themes';
import { rivalOf, Trial } from './trial';
import type { Tried } from './trial';
import { nearPositions } from './twins';

/** What drills are mined from. */
export interface MineJob extends Config {
  readonly sort: Sort;
  readonly seed: number;
  /** Hands of each block. */
  readonly hands: number;
}

/** A job for one block: which answers are too few, so that only positions are looked at whose prices promise one; null: any. */
export interface BlockJob extends MineJob {
  readonly wanted: 'claim' | 'pass' | null;
}

/** Who plays: of different strength, so that positions are varied. */
const PLAYERS = ['routes-1', 'gentle-2', 'sharp'] as const;
/** Of claims that only a player who never claims gets wrong, one in so many is looked at. */
const PLAIN_ONE_IN = 4;
/** The share of the best choice's hope that its rival has at most, where there are no prices. */
const LESS_HOPE = 0.85;
/** Near positions that are tried for each drill. */
const TWINS_TRIED = 3;

/** Drills found in the hands of one block as lines, each with its twin after it, if it has one. */
export function mineBlock(job: BlockJob, block: number): readonly string[] {
  const advisor = advisorFor(job);
  if (!advisor) return [];
  const found: string[] = [];
  for (let hand = block * job.hands; hand < (block + 1) * job.hands; hand++) {
    const random = stream(`drills:${job.seed}`, `hand:${hand}`);
    const miner = new Miner(job, advisor, random);
    for (const position of positionsOf(job, hand, random)) found.push(...miner.mine(position));
  }
  return found;
}

/** Decisions of the sort that come up in a hand, drawn by lot. */
function positionsOf(job: MineJob, hand: number, random: Random): readonly string[] {
  const found: string[] = [];
  const watched = (bot: Bot): Bot => ({
    id: bot.id,
    decide: (view, choices, own) => {
      const isTaken = random.below(ONE_IN[job.sort]) === 0 || choices.some(({ type }) => type === 'kong');
      if (isTaken && isOfSort({ view, choices }, job.sort)) {
        const position = formatPosition(view);
        if (position.ok) found.push(position.value);
      }
      return bot.decide(view, choices, own);
    },
  });
  const { seats } = rulesOf(job).geometry;
  const names = Array.from({ length: seats }, (_, at) => PLAYERS[(hand + at) % PLAYERS.length] ?? PLAYERS[0]);
  playFixedHand({ ...job, bots: names.map((name) => watched(botCalled(name))) }, hand, 0);
  return found;
}

type Made = Omit<Drill, 'id' | 'rules'>;

class Miner {
  private readonly job: BlockJob;
  private readonly advisor: Advisor;
  private readonly random: Random;

  constructor(job: BlockJob, advisor: Advisor, random: Random) {
    this.job = job;
    this.advisor = advisor;
    this.random = random;
  }

  /** The drill of a position and its twin as lines; none where the answer is not clear or everybody knows it. */
  mine(position: string): readonly string[] {
    const drill = this.make(position, null);
    if (!drill) return [];
    const twin = this.twinOf(drill);
    if (!twin) return [formatDrill(drill)];
    const { rules } = this.job;
    return [
      formatDrill({ ...drill, twin: drillId(rules, twin.position) }),
      formatDrill({ ...twin, twin: drillId(rules, drill.position) }),
    ];
  }

  /** The drill of a position; with `other`, only if its answer is another. */
  private make(position: string, other: string | null): Made | null {
    const decision = this.read(position);
    if (!decision) return null;
    const candidates = candidatesOf(decision.view, decision.choices, this.advisor);
    const naive = naiveChoices(decision, candidates, this.random);
    const guess = bestPriced(candidates) ?? mostHopeful(candidates);
    if (other === null && !(guess && this.isWorthwhile(decision, guess, naive))) return null;
    const trial = new Trial(decision, candidates, { advisor: this.advisor, seed: 'drills' });
    const known = candidates.find(({ action }) => writtenChoice(decision.view, action) === other);
    if (!trial.settle(known?.action ?? null)) return null;
    const ranked = trial.ranked();
    const [best] = ranked;
    if (!best) return null;
    if (other === null && isKnown(decision.view, best.action, naive)) return null;
    const verdicts = ranked
      .map((tried) => verdictOf(decision, { trial, tried, best }))
      .toSorted((a, b) => b.points - a.points);
    return { position, theme: themeOf(decision.view, ranked, candidates), verdicts, twin: null };
  }

  /** Whether a position with this answer is wanted and would teach something; of plain claims some do. */
  private isWorthwhile({ view }: Decision, best: Action, naive: readonly Action[]): boolean {
    const { wanted } = this.job;
    if (wanted !== null && (best.type === 'pass') !== (wanted === 'pass')) return false;
    const right = naive.filter((action) => isAlike(view, action, best));
    if (isKnown(view, best, naive)) return false;
    const isPlain = 'own' in best && right.length === naive.length - 1;
    return !isPlain || this.random.below(PLAIN_ONE_IN) === 0;
  }

  private read(position: string): Decision | null {
    const read = parsePosition(this.job.rules, position);
    return read.ok ? read.value : null;
  }

  /** A position that differs in one thing and has another answer: only those are tried whose prices say so; none without prices. */
  private twinOf({ position, verdicts }: Made): Made | null {
    if (!this.advisor.learned?.advantage) return null;
    const best = verdicts[0]?.choice ?? '';
    const choices = verdicts.map(({ choice }) => choice).toSorted();
    const { faces, bonus } = rulesOf(this.job).tiles;
    const kinds = [...new Set(faces)].filter((kind) => bonus[kind]);
    const near = nearPositions(position, kinds, this.random).flatMap((text) => {
      const decision = this.read(text);
      if (!decision) return [];
      const candidates = candidatesOf(decision.view, decision.choices, this.advisor);
      const written = candidates.map(({ action }) => writtenChoice(decision.view, action));
      if (written.toSorted().join() !== choices.join()) return [];
      return [{ text, gain: gainOver(candidates, written.indexOf(best)) }];
    });
    const likely = near.filter(({ gain }) => gain >= 0).toSorted((a, b) => b.gain - a.gain);
    for (const { text } of likely.slice(0, TWINS_TRIED)) {
      const twin = this.make(text, best);
      if (twin) return twin;
    }
    return null;
  }
}

/** Whether all simple players choose this. */
function isKnown(view: Decision['view'], best: Action, naive: readonly Action[]): boolean {
  return naive.length > 0 && naive.every((action) => isAlike(view, action, best));
}

/** How much more another choice than this one promises by its price; 0 where there are no prices. */
function gainOver(candidates: readonly Candidate[], best: number): number {
  const prices = candidates.map(({ price }) => price ?? 0);
  const others = prices.filter((_, at) => at !== best);
  return Math.max(...others) - (prices[best] ?? 0);
}

function hopeOf({ after }: Candidate): number {
  return after?.hope ?? 0;
}

/** Where there are no prices: the most hopeful choice, if its rival has clearly less hope; null where all may be as good. */
function mostHopeful(candidates: readonly Candidate[]): Candidate['action'] | null {
  const ranked = candidates.toSorted((a, b) => hopeOf(b) - hopeOf(a));
  const [best] = ranked;
  const rival = best && rivalOf(best, ranked);
  return rival && hopeOf(rival) < LESS_HOPE * hopeOf(best) ? best.action : null;
}

function bestPriced(candidates: readonly Candidate[]): Candidate['action'] | null {
  const priced = candidates.filter(({ price }) => price !== null);
  return priced.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))[0]?.action ?? null;
}

/** What a choice is worth; what it loses, in the deals in which the best was tried too. */
function verdictOf(
  { view, choices }: Decision,
  { trial, tried, best }: { readonly trial: Trial; readonly tried: Tried; readonly best: Tried },
): Drill['verdicts'][number] {
  const range = NINE_IN_TEN * Math.sqrt(trial.points(tried).variance);
  const gap = trial.gap(best, tried);
  const points = trial.points(best).mean - gap.mean;
  const same = choices.find((each) => isAlike(view, each, tried.action)) ?? tried.action;
  return {
    choice: writtenChoice(view, same),
    points,
    low: points - range,
    high: points + range,
    ...(tried === best ? {} : { gap: NINE_IN_TEN * Math.sqrt(gap.variance) }),
  };
}
