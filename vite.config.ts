import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './scripts/build/compileAhead.ts';
import { contentPolicy } from './scripts/build/contentPolicy.ts';
import { groupOf } from './scripts/build/groups.ts';
import { assetName, scriptName } from './scripts/build/names.ts';
import { offline } from './scripts/build/offline.ts';
import { filesOfPart, partLoader } from './scripts/build/partLoader.ts';
import { phoneAddress } from './scripts/build/phoneAddress.ts';
import { sharedWorkers } from './scripts/build/sharedWorkers.ts';

/** Browsers of the last three years. */
const browsers = ['chrome119', 'edge119', 'firefox120', 'safari17.1'];

export default defineConfig({
  base: './',
  plugins: [react(), sharedWorkers, partLoader, compileAhead, contentPolicy, offline, phoneAddress],
  build: {
    target: browsers,
    cssTarget: browsers,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
    manifest: true,
    rolldownOptions: {
      output: {
        assetFileNames: assetName,
        chunkFileNames: scriptName,
        entryFileNames: scriptName,
        // The end of a name is letters of one size: some disks do not tell two sizes apart.
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: groupOf, debugName: 'parts' }],
        },
      },
    },
  },
});
