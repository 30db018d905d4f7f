/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** What the build puts in; names of files are relative to this script. */
interface Build {
  /** Changes with every file. */
  readonly version: string;
  /** What every page starts with. */
  readonly start: readonly string[];
  /** Every other file, with the files that it needs. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

declare const BUILD: Build;

const PREFIX = 'hong-kong-mahjong/';
/** What pages start with, and what was opened: the next version begins with the same. */
const OPENED = `${PREFIX}opened/${BUILD.version}`;
/** What nobody has opened yet. */
const AHEAD = `${PREFIX}ahead/${BUILD.version}`;

const ALL: readonly string[] = [...BUILD.start, ...Object.keys(BUILD.parts)];
/** Files that are fetched at the same time: the page goes first. */
const AT_ONCE = 2;
/** Files that are fetched ahead before the page is asked again whether it can spare the time. */
const PORTION = 32;
/** Some servers answer with a header `Vary`, which says nothing about these files. */
const ANY = { ignoreVary: true, ignoreSearch: true } as const;

// The new files wait until no page runs with the old ones, or a page asks for them.
self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('message', (event) => {
  const told = event.data as 'take' | 'fill' | 'ask' | readonly string[];
  if (told === 'take') event.waitUntil(self.skipWaiting());
  else if (told === 'fill') event.waitUntil(answerWith(event, keep(AHEAD, ALL, PORTION)));
  else if (told === 'ask') event.waitUntil(answerWith(event, hasAll()));
  else event.waitUntil(keep(OPENED, partsNamed(told.map(nameOf))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (isOwn) event.respondWith(isPage(request) ? answerPage(request) : answer(event));
});

/** Keeps what every page starts with, and what was opened in the versions before this one, as it is now. */
async function install(): Promise<void> {
  const before = await cachesBefore();
  const opened = await Promise.all(before.filter(isOpened).map(keptIn));
  // The first versions kept everything, and did not know what was opened.
  const isUnknown = before.some((name) => !/\/(opened|ahead)\//.test(name));
  await keep(OPENED, [...BUILD.start, ...(isUnknown ? ALL : partsNamed(opened.flat()))]);
}

/** The caches of other versions, the oldest first. */
async function cachesBefore(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !name.endsWith(BUILD.version));
}

const isOpened = (cache: string) => cache.startsWith(`${PREFIX}opened/`);

/** The names of the files in a cache. */
async function keptIn(cache: string): Promise<string[]> {
  return (await (await caches.open(cache)).keys()).map(({ url }) => nameOf(url));
}

/** The name of a file by its address, as the build gives it. */
function nameOf(address: string): string {
  return address.slice(self.registration.scope.length).replace(/[?#].*/, '') || './';
}

/** The parts that these files are, or were in other versions, with all that they need. */
function partsNamed(files: readonly string[]): string[] {
  const wanted = new Set(files.map(withoutHash));
  const parts = Object.entries(BUILD.parts).filter(([name]) => wanted.has(withoutHash(name)));
  return parts.flat(2);
}

/** The end of a name changes with what is in the file. */
function withoutHash(name: string): string {
  return name.replace(/-\w{7}(?=\.\w+$)/, '');
}

async function answerWith({ ports }: ExtendableMessageEvent, promised: Promise<boolean>): Promise<void> {
  const answered = await promised;
  ports[0]?.postMessage(answered);
}

/** Fetches and keeps what is not there yet: so many files at most. Gives whether that was all; fails if one does not come. */
async function keep(name: string, files: readonly string[], most = Infinity): Promise<boolean> {
  const cache = await caches.open(name);
  const there = new Set([...(await keptIn(OPENED)), ...(await keptIn(name))]);
  const missing = [...new Set(files)].filter((file) => !there.has(file));
  const waiting = missing.slice(0, most);
  const next = async (): Promise<void> => {
    const file = waiting.shift();
    if (file === undefined) return;
    await cache.put(file, await found(file));
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return missing.length <= most;
}

/** The name of a file in `assets` changes with what is in it, so any version may have it. */
async function found(file: string): Promise<Response> {
  const known = file.startsWith('assets/') ? await caches.match(file, ANY) : undefined;
  if (known) return known;
  const response = await fetch(new Request(file, { cache: 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

async function hasAll(): Promise<boolean> {
  const there = new Set([...(await keptIn(OPENED)), ...(await keptIn(AHEAD))]);
  return ALL.every((file) => there.has(file));
}

/** Deletes what no page can need: pages that still run with the version before this one keep their files. */
async function begin(): Promise<void> {
  const others = await cachesBefore();
  const before = others
    .findLast((name) => !name.startsWith(`${PREFIX}ahead/`))
    ?.split('/')
    .at(-1);
  const old = others.filter((name) => !before || !name.endsWith(before));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page itself, with or without its name; not a file beside it. */
function isPage({ mode, url }: Request): boolean {
  return mode === 'navigate' && ['./', 'index.html'].includes(nameOf(url));
}

/** The page in this version, whatever came with its address. */
async function answerPage(request: Request): Promise<Response> {
  return (await (await caches.open(OPENED)).match('./', ANY)) ?? fetch(request);
}

/** What is kept of any version; all else comes by the network. What is opened for the first time is kept, with what it needs. */
async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(OPENED);
  const known = await cache.match(request, ANY);
  if (known) return known;
  const response = (await caches.match(request, ANY)) ?? (await fetch(request));
  const name = nameOf(request.url);
  const needs = BUILD.parts[name];
  if (response.ok && needs)
    event.waitUntil(cache.put(name, response.clone()).then(() => keep(OPENED, needs)));
  return response;
}
