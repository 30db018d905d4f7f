import * as v from 'valibot';
import { nextWall } from '../engine/match';
import { parseSeat } from '../engine/notation';
import { match, natural, sheet, whole } from './saveParts';
import type { SheetRow } from './types';

type Data = Readonly<Record<string, unknown>>;

/** What was kept under keys of its own, as read from JSON. */
export interface Beside {
  /** The records of the deals that are over. */
  readonly hands: unknown;
  /** The score sheet, up to schema 2. */
  readonly sheet: unknown;
}

/** Makes of a save of one schema one of the next; throws when it cannot. */
type Migration = (save: Data, beside: Beside) => Data;

/** From schema 1, 2, and so on. Each is tested with saves that its version wrote. */
const MIGRATIONS: readonly Migration[] = [withWall, withSheet];

/** What is written now. */
export const SCHEMA_VERSION = MIGRATIONS.length + 1;

const versioned = v.looseObject({
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SCHEMA_VERSION)),
});

/** A save of any schema as one of the present; null when it cannot be brought there. */
export function migrate(json: unknown, beside: Beside): unknown {
  const parsed = v.safeParse(versioned, json);
  if (!parsed.success) return null;
  const { schemaVersion } = parsed.output;
  try {
    const due = MIGRATIONS.slice(schemaVersion - 1);
    const migrated = due.reduce<Data>((save, migration) => migration(save, beside), parsed.output);
    return { ...migrated, schemaVersion: SCHEMA_VERSION };
  } catch {
    return null;
  }
}

/** Schema 1 dealt from the seed each time; the seed still gives the same wall. */
function withWall(save: Data): Data {
  const { tiles, dice, wallBreak } = nextWall(v.parse(match, save['match']));
  return { ...save, wall: { tiles, dice, wallBreak } };
}

/** Schema 2 kept the score sheet apart. The records of the deals say the same and lack none. */
function withSheet(save: Data, beside: Beside): Data {
  const of = v.parse(match, save['match']);
  const rows = rowsOfRecords(beside.hands, of) ?? rowsApart(beside.sheet, of);
  return { ...save, sheet: rows.filter((row) => row.dealt < of.dealt) };
}

type Of = v.InferOutput<typeof match>;

const records = v.object({
  bits: v.string(),
  text: v.string(),
  hands: v.array(
    v.object({
      round: v.string(),
      number: natural,
      repeat: natural,
      result: v.object({ scores: v.array(whole) }),
    }),
  ),
});

function rowsOfRecords(json: unknown, of: Of): readonly SheetRow[] | null {
  const parsed = v.safeParse(records, json);
  if (!parsed.success) return null;
  const { bits, text, hands } = parsed.output;
  if (bits !== of.bits || text !== of.text || hands.length < of.dealt) return null;
  return hands.map(({ round, number, repeat, result }, dealt) => ({
    dealt,
    round: parseSeat(round) ?? 0,
    number,
    repeat,
    gained: result.scores,
  }));
}

const sheetApart = v.object({ match: v.string(), rows: sheet });

function rowsApart(json: unknown, { bits, text }: Of): readonly SheetRow[] {
  const parsed = v.safeParse(sheetApart, json);
  return parsed.success && parsed.output.match === `${bits} ${text}` ? parsed.output.rows : [];
}
