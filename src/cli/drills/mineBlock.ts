import { botCalled } from '../../bots/registry';
import { advisorFor } from '../../coach/advisor';
import type { Advisor } from '../../coach/advisor';
import { candidatesOf, isAlike } from '../../coach/candidates';
import type { Candidate } from '../../coach/candidates';
import { drillId, formatDrill } from '../../coach/drills/drill';
import type { Drill } from '../../coach/drills/drill';
import { formatPosition, parsePosition } from '../../coach/drills/position';
import { writtenChoice } from '../../coach/drills/task';
import { meanOf, NINE_IN_TEN } from '../../coach/estimate';
import type { Decision } from '../../coach/thought';
import { rulesOf } from '../../engine/knownRules';
import { stream } from '../../engine/random';
import type { Random } from '../../engine/random';
import type { Config } from '../flags';
import { claimsOf } from '../reference/positions';
import { isTaught, naiveChoices } from './naive';
import { themeOf } from './themes';
import { Trial } from './trial';
import type { Tried } from './trial';
import { nearPositions } from './twins';

/** What drills are mined from. */
export interface MineJob extends Config {
  readonly seed: number;
  /** Hands of each block. */
  readonly hands: number;
}

/** Who plays: of different strength, so that positions are varied. */
const PLAYERS = ['routes-1', 'gentle-2', 'sharp'] as const;
/** One claim in so many is looked at. */
const ONE_IN = 3;
/** Near positions that are tried for each drill. */
const TWINS_TRIED = 3;

/** Drills found in the hands of one block, each with its twin after it, if it has one. */
export function mineBlock(job: MineJob, block: number): readonly string[] {
  const advisor = advisorFor(job);
  if (!advisor) return [];
  const found: string[] = [];
  for (let hand = block * job.hands; hand < (block + 1) * job.hands; hand++) {
    const random = stream(`drills:${job.seed}`, `hand:${hand}`);
    const bots = Array.from({ length: rulesOf(job).geometry.seats }, (_, at) =>
      botCalled(PLAYERS[(hand + at) % PLAYERS.length] ?? PLAYERS[0]),
    );
    for (const decision of claimsOf({ ...job, bots }, hand)) {
      if (random.below(ONE_IN) > 0) continue;
      const position = formatPosition(decision.view);
      if (position.ok) found.push(...new Miner(job, advisor, random).mine(position.value));
    }
  }
  return found;
}

type Made = Omit<Drill, 'id' | 'rules'>;

class Miner {
  private readonly job: MineJob;
  private readonly advisor: Advisor;
  private readonly random: Random;

  constructor(job: MineJob, advisor: Advisor, random: Random) {
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
    const guess = bestPriced(candidates);
    if (other === null && guess && !isTaught(decision.view, guess, naive)) return null;
    const trial = new Trial(decision, candidates, { advisor: this.advisor, seed: 'drills' });
    if (!trial.settle()) return null;
    const ranked = trial.ranked();
    const verdicts = ranked.map((tried) => verdictOf(decision, tried));
    const [best] = ranked;
    if (!best || verdicts[0]?.choice === other) return null;
    if (other === null && !isTaught(decision.view, best.action, naive)) return null;
    return { position, theme: themeOf(decision.view, ranked, candidates), verdicts, twin: null };
  }

  private read(position: string): Decision | null {
    const read = parsePosition(this.job.rules, position);
    return read.ok ? read.value : null;
  }

  /** A position that differs in one thing and has another answer: those whose prices say so are tried first. */
  private twinOf({ position, verdicts }: Made): Made | null {
    const best = verdicts[0]?.choice ?? '';
    const choices = verdicts.map(({ choice }) => choice).toSorted();
    const { faces, bonus } = rulesOf(this.job).tiles;
    const kinds = [...new Set(faces)].filter((kind) => bonus[kind]);
    const near = nearPositions(position, kinds, this.random).flatMap((text) => {
      const decision = this.read(text);
      if (!decision) return [];
      const candidates = candidatesOf(decision.view, decision.choices, this.advisor);
      const written = candidates.map(({ action }) => writtenChoice(decision.view, action) ?? '');
      if (written.toSorted().join() !== choices.join()) return [];
      return [{ text, gain: gainOver(candidates, written.indexOf(best)) }];
    });
    for (const { text } of near.toSorted((a, b) => b.gain - a.gain).slice(0, TWINS_TRIED)) {
      const twin = this.make(text, best);
      if (twin) return twin;
    }
    return null;
  }
}

/** How much more another choice than this one promises by its price; 0 where there are no prices. */
function gainOver(candidates: readonly Candidate[], best: number): number {
  const prices = candidates.map(({ price }) => price ?? 0);
  const others = prices.filter((_, at) => at !== best);
  return Math.max(...others) - (prices[best] ?? 0);
}

function bestPriced(candidates: readonly Candidate[]): Candidate['action'] | null {
  const priced = candidates.filter(({ price }) => price !== null);
  return priced.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))[0]?.action ?? null;
}

function verdictOf({ view, choices }: Decision, { action, points }: Tried): Drill['verdicts'][number] {
  const { mean, variance } = meanOf(points) ?? { mean: 0, variance: 0 };
  const range = NINE_IN_TEN * Math.sqrt(variance);
  const same = choices.find((each) => isAlike(view, each, action)) ?? action;
  return { choice: writtenChoice(view, same) ?? '', points: mean, low: mean - range, high: mean + range };
}

