import '../src/rule-sets/everything';
import fc from 'fast-check';
import { vi } from 'vitest';
import { HANGS } from './hangs';

// One fixed seed keeps every run alike; FC_SEED tries another.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 144) });

// Its own limit is a second, and no setting changes that.
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: HANGS });
