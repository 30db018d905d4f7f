import type { Bot } from '../../src/bots/bot';
import { decideWith, playDeal } from '../../src/bots/playDeal';
import { botCalled } from '../../src/bots/registry';
import { finishDeal, startMatch, startNextDeal } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import { hashText, pick, stream, streamSeed } from '../../src/engine/random';
import { ruleSetOf } from '../../src/engine/knownRules';
import type { Config } from '../../src/cli/tableArgs';
import { playableOptions } from '../randomOptions';
import { Fault, watched } from './watched';
import type { FaultKind } from './watched';

/** Hands of one block: its table plays them in one match, and in another when that one is over. */
const BLOCK_HANDS = 10;

export interface SoakJob {
  readonly bots: readonly string[];
  readonly rules: readonly string[];
  readonly hands: number;
  readonly seed: number;
}

/** Who plays what. */
interface SoakTable extends Config {
  readonly bots: readonly string[];
}

/** A hand that went wrong, with all that is needed to see it again. */
export interface SoakFault {
  readonly block: number;
  readonly hand: number;
  readonly kind: FaultKind;
  readonly message: string;
  readonly table: SoakTable;
}

export interface SoakFound {
  readonly rules: string;
  readonly hands: number;
  readonly drawn: number;
  readonly faults: readonly SoakFault[];
}

/** The numbers of the blocks that a job has. */
export function soakBlocks({ hands }: Pick<SoakJob, 'hands'>): number[] {
  return Array.from({ length: Math.ceil(hands / BLOCK_HANDS) }, (_, block) => block);
}

/** Plays one block at a table drawn by its number. After a fault the next hand begins another match. */
export function soakBlock(job: SoakJob, block: number, botOf = botCalled): SoakFound {
  const table = tableOf(job, block);
  const bots = table.bots.map(botOf);
  const asked = Math.min(BLOCK_HANDS, job.hands - block * BLOCK_HANDS);
  const faults: SoakFault[] = [];
  let hands = 0;
  let drawn = 0;
  let match: Match | null = null;
  for (let hand = 0; hand < asked; hand++) {
    hands++;
    match ??= startMatch({ ...table, bits: bitsOf(`${job.seed}:${block}:${hand}`), text: '' });
    try {
      const played = playHand(match, bots);
      if (played.isDrawn) drawn++;
      match = played.next.progress ? played.next : null;
    } catch (error) {
      faults.push({ block, hand, ...told(error), table });
      match = null;
    }
  }
  return { rules: table.rules, hands, drawn, faults };
}

/** A rule set, options and bots, all at random. */
function tableOf({ bots, rules, seed }: SoakJob, block: number): SoakTable {
  const random = stream(`soak:${seed}`, `table:${block}`);
  const ruleSet = ruleSetOf(pick(rules, random));
  const options = playableOptions(ruleSet, random);
  const { seats } = ruleSet.resolve(options).geometry;
  return { rules: ruleSet.id, options, bots: Array.from({ length: seats }, () => pick(bots, random)) };
}

function bitsOf(label: string): string {
  return hashText(`soak:${label}`).slice(0, 32);
}

/** Plays the next hand of a match to its end; throws what goes wrong. */
function playHand(match: Match, bots: readonly Bot[]): { readonly next: Match; readonly isDrawn: boolean } {
  const dealer = match.progress?.dealer ?? 0;
  const seated = bots.map((_, seat) => (seat + dealer) % bots.length);
  const { deal, events } = startNextDeal(match);
  const decide = decideWith(
    seated.map((player) => ({ bot: bots[player]!, player })),
    streamSeed(match.bits, `bots:${match.dealt}`),
  );
  playDeal(deal, watched(decide), events);
  return { next: finishDeal(match, deal), isDrawn: deal.wins.length === 0 };
}

function told(error: unknown): Pick<SoakFault, 'kind' | 'message'> {
  if (error instanceof Fault) return { kind: error.kind, message: error.message };
  return {
    kind: 'exception',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
