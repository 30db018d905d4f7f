import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { readText } from '../files';
import { readJson } from '../json';

/** What was found so far, by block. Kept as a file of lines: the header, then one for each block. */
export class DrillsState {
  private readonly file: string;
  private readonly found: Map<number, readonly string[]>;

  constructor(file: string, found: Map<number, readonly string[]>) {
    this.file = file;
    this.found = found;
  }

  /** Blocks that were mined, from the first on. */
  get blocks(): number {
    let next = 0;
    while (this.found.has(next)) next++;
    return next;
  }

  has(block: number): boolean {
    return this.found.has(block);
  }

  keep(block: number, drills: readonly string[]): void {
    this.found.set(block, drills);
    appendFileSync(this.file, `${JSON.stringify({ block, drills })}\n`);
  }

  /** Everything found in the blocks from the first up to this one, exclusive, in their order. */
  drills(end = this.blocks): readonly string[] {
    return Array.from({ length: end }, (_, block) => this.found.get(block) ?? []).flat();
  }
}

/** Opens the state in a file, or a new one. A file of another run is refused; a last line that was cut off is left out. */
export function openDrillsState(file: string, header: string): Result<DrillsState> {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${header}\n`);
    return ok(new DrillsState(file, new Map()));
  }
  const text = readText(file);
  if (!text.ok) return text;
  const [first, ...lines] = text.value.split('\n');
  if (first !== header) return fail(`${quote(file)} holds drills of another run: name another --state.`);
  const found = new Map<number, readonly string[]>();
  for (const line of lines) {
    const read = readBlock(line);
    if (read) found.set(read.block, read.drills);
  }
  return ok(new DrillsState(file, found));
}

const block = v.object({ block: v.number(), drills: v.array(v.string()) });

function readBlock(line: string): { readonly block: number; readonly drills: readonly string[] } | null {
  const json = readJson(line);
  const read = v.safeParse(block, json.ok ? json.value : null);
  return read.success ? read.output : null;
}
