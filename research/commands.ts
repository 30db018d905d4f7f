import type { Command } from '../src/cli/command';
import { believeCommand } from './believe/believe';
import { dealInCommand } from './dealIn/dealIn';
import { mineCommand } from './drills/mine';
import { mineBlock } from './drills/mineBlock';
import { rateCommand } from './drills/rate';
import { figuresCommand } from './figures/figures';
import { fitCommand } from './fit/fit';
import { ladderCommand } from './ladder/ladder';
import { ladderBlock } from './ladder/ladderBlock';
import { learnCommand } from './learn/learn';
import { learnBlock } from './learn/learnBlock';
import { referenceCommand } from './reference/reference';
import { regretCommand } from './reference/regretCommand';
import { soakCommand } from './soak/soak';
import { soakBlock } from './soak/soakBlock';
import type { SoakJob } from './soak/soakBlock';
import { tooHighCommand } from './tooHigh/tooHigh';
import { tuneCommand } from './tune/tune';
import { tuneRound } from './tune/tuneRound';

/** The commands by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ladder: ladderCommand,
  soak: soakCommand,
  figures: figuresCommand,
  tune: tuneCommand,
  fit: fitCommand,
  believe: believeCommand,
  'deal-in': dealInCommand,
  'too-high': tooHighCommand,
  learn: learnCommand,
  mine: mineCommand,
  rate: rateCommand,
  reference: referenceCommand,
  regret: regretCommand,
};

/** What helping processes play for those commands that have some. */
export const BLOCKS: Readonly<Record<string, (job: never, block: number) => unknown>> = {
  ladder: ladderBlock,
  soak: (job: SoakJob, block) => soakBlock(job, block),
  tune: tuneRound,
  learn: learnBlock,
  mine: mineBlock,
};
