import * as v from 'valibot';
import { DEPTHS } from '../../coach/judgement';
import type { Depth } from '../../coach/judgement';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { readText } from '../files';
import { parseConfig, parseWhole, readFlags } from '../flags';
import type { Config } from '../flags';
import type { ReferenceRow } from './judge';
import { SORTS } from './positions';
import type { Sort } from './positions';
import { readJson } from '../json';

export interface RegretRequest extends Config {
  readonly sort: Sort;
  readonly rows: readonly ReferenceRow[];
  readonly depths: readonly Depth[];
}

/** What the command line asks for. */
export function parseRegret(args: string[]): Result<RegretRequest> {
  const flags = readFlags(args, { texts: ['rules', 'options', 'sort', 'file', 'depth', 'first', 'count'] });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const { sort: name = SORTS[0], file } = flags.value;
  const sort = SORTS.find((each) => each === name);
  if (!sort) return fail(`--sort must be ${SORTS.join(' or ')}, not ${quote(name)}.`);
  if (file === undefined) return fail('--file must name a reference that `npm run reference` made.');
  const { depth = 'deep', first: from = '0', count = '1000000' } = flags.value;
  const depths = DEPTHS.slice(0, DEPTHS.findIndex((each) => each === depth) + 1);
  if (depths.length === 0) return fail(`--depth must be ${DEPTHS.join(', ')}, not ${quote(depth)}.`);
  const first = parseWhole('--first', from, 0);
  if (!first.ok) return first;
  const counted = parseWhole('--count', count, 1);
  if (!counted.ok) return counted;
  const rows = readReference(file, first.value, counted.value);
  return rows.ok ? ok({ ...config.value, sort, depths, rows: rows.value }) : rows;
}

const number = v.pipe(v.number(), v.finite());
const place = v.pipe(number, v.safeInteger(), v.minValue(0));
const row = v.object({
  hand: place,
  at: place,
  choices: v.array(
    v.object({
      do: v.string(),
      futures: number,
      halves: v.tuple([number, number]),
      spread: number,
      pairedSpread: number,
    }),
  ),
});

/** The rows of a file that `npm run reference` wrote, from one on, so many of them. */
function readReference(file: string, first: number, count: number): Result<ReferenceRow[]> {
  const text = readText(file);
  if (!text.ok) return text;
  const lines = text.value.split('\n').filter(Boolean);
  const rows: ReferenceRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < first || at >= first + count) continue;
    const read = v.safeParse(row, parseJson(line), { abortEarly: true });
    if (!read.success) return fail(`Line ${at + 1} of ${quote(file)} is no decision of a reference.`);
    rows.push(read.output);
  }
  return rows.length > 0 ? ok(rows) : fail(`There is no such decision in ${quote(file)}.`);
}

function parseJson(line: string): unknown {
  const json = readJson(line);
  return json.ok ? json.value : null;
}
