import { renderUnicodeCompact } from 'uqr';
import { createLogger, preview } from 'vite';
import { expect, it } from 'vitest';
import { forPhones, phoneAddress } from '../../scripts/build/phoneAddress';

const ADDRESS = 'http://192.0.2.7:4173/';

/** What a server says that has these addresses in the network. */
async function said(network: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const customLogger = { ...createLogger('silent'), info: (line: string) => void lines.push(line) };
  const server = await preview({
    configFile: false,
    plugins: [phoneAddress],
    customLogger,
    build: { outDir: 'public' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  server.resolvedUrls = { local: [], network: [...network] };
  server.printUrls();
  await server.close();
  return lines;
}

it('shows one address of this machine, and a picture of it', async () => {
  const shown = await said([ADDRESS, 'http://198.51.100.2:4173/']);
  expect(shown.filter((text) => text.includes('phone'))).toEqual([forPhones(ADDRESS)]);
  expect(forPhones(ADDRESS)).toContain(`For a phone in the same network: ${ADDRESS}`);
  expect(forPhones(ADDRESS)).toContain(renderUnicodeCompact(ADDRESS, { border: 2 }));
});

it('shows nothing where no other device can reach the server', async () => {
  expect(await said([])).not.toContainEqual(expect.stringContaining('phone'));
});
