import { renderUnicodeCompact } from 'uqr';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** A line of text and a picture for a terminal, which phones read as this address. */
export function forPhones(address: string): string {
  return `\n  For a phone in the same network: ${address}\n\n${renderUnicodeCompact(address, { border: 2 })}\n`;
}

/** Prints, below the addresses of a server that others may reach (`--host`), the first of them for a phone. */
function addTo(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const [address] = server.resolvedUrls?.network ?? [];
    if (address) server.config.logger.info(forPhones(address));
  };
}

export const phoneAddress: Plugin = {
  name: 'phone-address',
  configureServer: addTo,
  configurePreviewServer: addTo,
};
