/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** What the build puts in. */
interface Build {
  /** Changes with every file. */
  readonly version: string;
  /** Addresses, relative to this script: every screen and every game. */
  readonly first: readonly string[];
  /** Other languages, positions to practise. */
  readonly later: readonly string[];
}

declare const BUILD: Build;

const PREFIX = 'hong-kong-mahjong/';
const CACHE = PREFIX + BUILD.version;
/** Files that are fetched at the same time: the page goes first. */
const AT_ONCE = 2;
/** Some servers answer with a header `Vary`, which says nothing about these files. */
const ANY = { ignoreVary: true, ignoreSearch: true } as const;

// The new files wait until no page runs with the old ones, or a page asks for them.
self.addEventListener('install', (event) => event.waitUntil(keep(BUILD.first)));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('message', (event) => {
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  if (event.data === 'fill') event.waitUntil(keep(BUILD.later));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (isOwn) event.respondWith(answer(request));
});

/** Fetches what is not there yet and keeps it. Fails if a file does not come. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [...files];
  const next = async (): Promise<void> => {
    const file = waiting.shift();
    if (file === undefined) return;
    await keepOne(cache, file);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function keepOne(cache: Cache, file: string): Promise<void> {
  // The name of a file in `assets` changes with what is in it: an older version of the app may have it.
  const known = file.startsWith('assets/') ? await caches.match(file, ANY) : undefined;
  await cache.put(file, known ?? (await fetched(file)));
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(new Request(file, { cache: 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** Deletes what no page can need: pages that still run with the version before this one keep their files. */
async function begin(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page is answered with this version of it, a file with what is kept of any version, all else by the network. */
async function answer(request: Request): Promise<Response> {
  const page = request.mode === 'navigate' && isPage(request.url);
  const cache = await caches.open(CACHE);
  const known = page
    ? await cache.match('./', ANY)
    : ((await cache.match(request, ANY)) ?? (await caches.match(request, ANY)));
  return known ?? fetch(request);
}

/** The page itself, with or without its name; not a file beside it. */
function isPage(address: string): boolean {
  const { pathname } = new URL(address);
  const { pathname: scope } = new URL(self.registration.scope);
  return pathname === scope || pathname === `${scope}index.html`;
}
