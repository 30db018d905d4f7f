import { servePage } from './pageServer';

/** Builds the page of scenes and serves it for the browser tests. Takes the port. */
await servePage('tests/ui/gallery.html', 'scenes', Number(process.argv[2]));
