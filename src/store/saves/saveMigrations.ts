import * as v from 'valibot';
import { nextWall } from '../../engine/match';
import { SCHEMA_VERSION } from './save';
import { match, sheet } from './saveParts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Turns a save of one schema into the next. `oldSheet` holds the running scores that were once kept apart.
 * Throws if it cannot.
 */
type Migration = (save: Data, oldSheet: unknown) => Data;

/** From schema 1, 2, and so on. Each is tested with saves that its version wrote. */
const MIGRATIONS: readonly Migration[] = [withWall, withSheet, withCoached, withPractice];

/** Brings a save of an earlier schema up to the present one. Null if it cannot. */
export function migrate(save: Data, from: number, oldSheet: unknown): Data | null {
  if (!Number.isInteger(from) || from < 1) return null;
  try {
    const due = MIGRATIONS.slice(from - 1);
    const migrated = due.reduce((old, migration) => migration(old, oldSheet), save);
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

const sheetApart = v.object({ match: v.string(), rows: sheet });

/** Schema 2 kept the score sheet apart: with the deal under way, once its result was shown. */
function withSheet(save: Data, oldSheet: unknown): Data {
  const { bits, text, dealt } = v.parse(match, save['match']);
  const parsed = v.safeParse(sheetApart, oldSheet);
  const isOfMatch = parsed.success && parsed.output.match === `${bits} ${text}`;
  return { ...save, sheet: isOfMatch ? parsed.output.rows.filter((row) => row.dealt < dealt) : [] };
}

/** There was no coach in schema 3. */
function withCoached(save: Data): Data {
  return { ...save, coached: false };
}

/** No choice could be taken back in schema 4. */
function withPractice(save: Data): Data {
  return { ...save, practice: false };
}
