import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { quote } from '../../src/engine/quote';
import { fail, ok, type Result } from '../../src/engine/result';
import type { Prices } from '../../src/bots/advantage/advantage';
import type { Sums } from './sums';

/** How far a run of learning has come. Kept on disk after every block. */
export interface LearnState {
  /** What is learned from; the blocks of another run are not to be mixed with these. */
  readonly header: string;
  /** Blocks whose sums are in, from the first on. */
  blocks: number;
  readonly sums: Sums;
  /** By the rounds that are over; null before the first is. */
  learned: Prices | null;
}

/** The state in a file, or a new one. A file of another run is refused. */
export function openLearnState(file: string, fresh: LearnState): Result<LearnState> {
  if (!existsSync(file)) return ok(fresh);
  const state = readState(file);
  if (!state) return fail(`${quote(file)} is damaged, or no state of \`learn\`: name another --state.`);
  if (state.header === fresh.header) return ok(state);
  return fail(`${quote(file)} holds what was learned with other rules, seed or hands: name another --state.`);
}

function readState(file: string): LearnState | null {
  try {
    const state: unknown = deserialize(readFileSync(file));
    return typeof state === 'object' && state !== null && 'header' in state ? (state as LearnState) : null;
  } catch {
    return null;
  }
}

/** Writes beside the file first, so that a run which is stopped leaves the last state whole. */
export function keepLearnState(file: string, state: LearnState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, serialize(state));
  renameSync(`${file}.new`, file);
}
