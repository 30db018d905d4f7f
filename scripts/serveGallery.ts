import { serveScenes } from './scenes';

/** Builds the page of scenes and serves it for the browser tests. Takes the port. */
await serveScenes('scenes', Number(process.argv[2]));
