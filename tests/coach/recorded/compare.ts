import { expect } from 'vitest';

/** Compares with the file of this name that lies here; `-u` writes it anew. */
export async function expectRecorded(name: string, lines: readonly string[]): Promise<void> {
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${name}.txt`);
}
