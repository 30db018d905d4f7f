/** What stands after a flag. */
export type FlagSort = 'number' | 'seed' | 'rules' | 'bots' | 'options' | 'word' | 'out' | 'in' | 'state';

/** A command: what makes it run, and the flags that are taken. `OUT` and `IN` stand for files. */
export interface HostileCommand {
  readonly base: readonly string[];
  readonly flags: Readonly<Record<string, FlagSort>>;
  /** How to name a file that the command reads; null where it reads none. */
  readonly reads: readonly (readonly string[])[];
}

const config = { rules: 'rules', options: 'options' } as const;
const play = { ...config, hands: 'number', seed: 'seed' } as const;

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, HostileCommand>> = {
  score: { base: [], flags: {}, reads: [] },
  replay: { base: ['IN'], flags: {}, reads: [['IN']] },
  coach: { base: ['IN'], flags: { depth: 'word', seats: 'word' }, reads: [['IN', '--depth', 'instant']] },
  sim: {
    base: [],
    flags: { ...play, bots: 'bots', records: 'out', 'limit-as': 'number' },
    reads: [],
  },
  ladder: {
    base: [],
    flags: { ...play, bots: 'bots', against: 'bots', out: 'out', processes: 'number' },
    reads: [['--out', 'IN']],
  },
  tune: {
    base: [],
    flags: { ...play, bot: 'word', rounds: 'number', state: 'state', processes: 'number' },
    reads: [['--state', 'IN']],
  },
  fit: {
    base: ['--out', 'OUT'],
    flags: { ...play, hidden: 'number', rounds: 'number', unit: 'number', by: 'word', out: 'out' },
    reads: [],
  },
  drills: { base: ['--list'], flags: { rules: 'rules', theme: 'word' }, reads: [] },
  mine: {
    base: ['--out', 'OUT'],
    flags: { ...play, count: 'number', out: 'out', state: 'state', processes: 'number' },
    reads: [['--out', 'OUT', '--state', 'IN']],
  },
  rate: {
    base: ['--out', 'IN'],
    flags: { rules: 'rules', out: 'out' },
    reads: [['--rules', 'hong-kong-old', '--out', 'IN']],
  },
  reference: {
    base: ['--out', 'OUT'],
    flags: { ...config, sort: 'word', count: 'number', futures: 'number', seed: 'seed', out: 'out' },
    reads: [],
  },
  regret: {
    base: ['--file', 'IN'],
    flags: { ...config, sort: 'word', depth: 'word', first: 'number', count: 'number', file: 'in' },
    reads: [['--file', 'IN']],
  },
  believe: { base: ['--out', 'OUT'], flags: { ...play, out: 'out' }, reads: [] },
  learn: {
    base: ['--worth', 'IN', '--out', 'OUT'],
    flags: { ...play, rounds: 'number', worth: 'in', out: 'out', state: 'state', processes: 'number' },
    reads: [['--worth', 'IN', '--out', 'OUT']],
  },
  soak: {
    base: [],
    flags: {
      hands: 'number',
      bots: 'bots',
      seed: 'seed',
      rules: 'rules',
      block: 'number',
      processes: 'number',
    },
    reads: [],
  },
  figures: {
    base: [],
    flags: { rules: 'rules', hands: 'number', seed: 'seed', levels: 'word', out: 'out' },
    reads: [],
  },
  bench: { base: [], flags: {}, reads: [] },
};
