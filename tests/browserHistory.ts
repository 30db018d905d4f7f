interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** happy-dom loads the page again when it goes through its history; this one tells the page, as browsers do. */
export function installHistory(page: Window): void {
  const { history } = page;
  const replace = history.replaceState.bind(history);
  const entries: Entry[] = [{ state: null, url: page.location.href }];
  let at = 0;
  const keep = () => (entries[at] = { state: history.state, url: page.location.href });
  const go = (by = 0) => {
    keep();
    const entry = entries[at + by];
    if (!entry) return;
    at += by;
    page.queueMicrotask(() => {
      // A download has led the page away.
      if (page.location.origin === 'null') return;
      const before = page.location.hash;
      replace(entry.state, '', entry.url);
      page.dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
      const isNew = page.location.hash !== before;
      // Browsers tell of it in a task of its own; a timer of the page may come first.
      if (isNew) page.requestAnimationFrame(() => page.dispatchEvent(new HashChangeEvent('hashchange')));
    });
  };
  Object.assign(history, {
    pushState: (state: unknown, unused: string, url?: string) => {
      keep();
      replace(state, unused, url);
      at++;
      entries.splice(at);
      keep();
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  });
}
