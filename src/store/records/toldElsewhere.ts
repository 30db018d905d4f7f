import { ok, type Result } from '../../engine/result';
import type { Games } from '../games';
import { parseJson } from '../parseJson';

/** A match in a format of another program as the text of a record; other text as it is. Fails where its rules do not allow it. */
export async function toldElsewhere(
  text: string,
  { formats, load }: Pick<Games, 'formats' | 'load'>,
): Promise<Result<string>> {
  const json = parseJson(text);
  if (json === null) return ok(text);
  for (const [rules, loadFormats] of formats ?? []) {
    const format = (await loadFormats()).find(({ isOf }) => isOf?.(json));
    if (!format?.read) continue;
    await load(rules);
    const read = format.read(json);
    return read.ok ? ok(JSON.stringify(read.value)) : read;
  }
  return ok(text);
}
