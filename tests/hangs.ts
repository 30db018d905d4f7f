/**
 * Milliseconds after which a test waits no longer for what should come. Only what hangs is stopped: a machine with other
 * things to do can be twenty times as slow.
 */
export const HANGS = 240_000;
