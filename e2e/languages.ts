import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/ui/languages');

/** All languages of the app; the list in `src/ui/text` can be read by its build alone. */
export const LANGUAGES = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
