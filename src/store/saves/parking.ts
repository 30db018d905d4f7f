import type { StoreApi } from 'zustand/vanilla';
import { isTouched } from '../match/session';
import type { Session } from '../match/session';
import type { Table } from '../match/table';
import type { ArchivePorts } from '../records/archive';
import { archiveLeft } from '../records/archive';
import type { GameStore, Notice, OtherMatches, ParkedMatch } from '../types';
import { cardOf } from './parkedCard';
import { cardIn, isEarlier, keysAt, parkedText, textsIn } from './parkedText';
import type { Card } from './parkedText';
import { readLeft, setAside } from './readSave';
import type { Loaded } from './readSave';
import { KEYS } from './keys';
import { dropSave, freeKey, leave, remove, write } from './save';
import { keptStandings } from './standings';
import type { SavePorts, Saves } from './saves';

/** So many matches can be under way besides the open one. */
const MOST_PARKED = 12;

/** The match that is open, and what keeps it. */
export interface OpenMatch {
  readonly deps: SavePorts & ArchivePorts & { readonly now?: () => number };
  readonly saves: Saves;
  readonly store: StoreApi<GameStore>;
  readonly table: Table;
  /** Reads the match that is saved. */
  readonly load: () => void;
}

/**
 * The matches under way that are not open. Each is kept under a key of its own before its place is given to another, so
 * that a page that ends at any moment has lost none; one that is then kept twice is found by `dropDouble`.
 */
export class Parking {
  private readonly open: OpenMatch;
  /** Cards that were missing, by the text that they were made from. */
  private readonly made = new Map<string, Card>();

  private readonly commands: Omit<OtherMatches, 'list'> = {
    resume: (id) => void this.resume(KEYS.parked + id),
    remove: (id) => void this.remove(KEYS.parked + id),
  };

  constructor(open: OpenMatch) {
    this.open = open;
  }

  /**
   * Shows all that are kept, if there are some. One whose card is missing is read for it; what cannot be read is set aside. Tries again
   * with the matches that the history did not take before.
   */
  show(): void {
    const { storage } = this.open.deps;
    if ([KEYS.parked, KEYS.leaving].every((prefix) => keysAt(storage, prefix).length === 0)) return;
    this.dropDouble();
    this.list();
    void this.mend();
    const left = keysAt(storage, KEYS.leaving);
    if (left.length > 0) void this.archive(left);
  }

  /** A page that ended while it put the open match aside, or opened another, has one of them twice: the open one stays. */
  private dropDouble(): void {
    const { storage } = this.open.deps;
    const open = storage.getItem(KEYS.match);
    for (const key of open === null ? [] : this.keys()) {
      const [save] = textsIn(storage.getItem(key) ?? '');
      if (isEarlier(save, open ?? '')) remove(storage, key);
    }
  }

  /** Puts this match aside, which is open, and does what is given. If there is no room it stays open, and that is said. */
  park(session: Session, then: () => void): void {
    if (!this.isMine() || session !== this.open.table.session) return;
    if (this.keys().length >= MOST_PARKED) return this.say('matches-full');
    if (!this.keepAside()) return this.say('park-failed');
    this.list();
    then();
  }

  private async resume(key: string): Promise<void> {
    const loaded = await this.read(key);
    if (!loaded) return;
    if (loaded.kind !== 'session') return this.setAside(key, loaded);
    if (!this.keepAside() || !this.takeOut(key)) this.say('park-failed');
    this.list();
    if (!this.open.table.session) this.showSaved();
  }

  /** Shows the match that is saved. */
  private showSaved(): void {
    const { saves, store, table } = this.open;
    this.open.load();
    store.setState({ setAside: saves.settle() });
    table.resume();
  }

  /** What was chosen in it is kept in the history. */
  private async remove(key: string): Promise<void> {
    const { deps } = this.open;
    const loaded = await this.read(key);
    if (!loaded) return;
    if (loaded.kind !== 'session') return this.setAside(key, loaded);
    const left = isTouched(loaded.session) ? this.leave(key) : null;
    if (left !== key) remove(deps.storage, key);
    this.list();
    if (left !== null) await this.archive([left]);
    this.list();
  }

  /** Writes matches into the history. What it does not take stays until the next page. */
  private async archive(keys: readonly string[]): Promise<void> {
    const { deps, store, saves } = this.open;
    const notice = await archiveLeft(keys, deps).catch(() => null);
    if (notice) store.setState({ notice, setAside: saves.latestAside() });
  }

  /** The key under which it waits for the history: another one where there is room. */
  private leave(key: string): string {
    const { storage } = this.open.deps;
    const left = freeKey(storage, KEYS.leaving);
    const texts = textsIn(storage.getItem(key) ?? '');
    return write(storage, left, JSON.stringify(texts)) ? left : key;
  }

  /** Keeps the open match under a key of its own, and clears the table. False if there is no room: then nothing changes. */
  private keepAside(): boolean {
    const { deps, saves, table } = this.open;
    const { session } = table;
    const { storage, now } = deps;
    if (!session) return true;
    if (!saves.hands(session) || !saves.keep(session)) return false;
    const saved = [storage.getItem(KEYS.match) ?? '', storage.getItem(KEYS.hands)] as const;
    const text = parkedText(cardOf(session, now?.() ?? null), saved);
    if (!write(storage, freeKey(storage, KEYS.parked), text)) return false;
    table.clear();
    dropSave(storage);
    return true;
  }

  /** Puts a match into the place of the open one, which must be empty. False if there is no room. */
  private takeOut(key: string): boolean {
    const { storage } = this.open.deps;
    // What could not be read may still be there.
    leave(storage);
    if (storage.getItem(KEYS.match) !== null) return false;
    const [save, hands] = textsIn(storage.getItem(key) ?? '');
    keptStandings.write(storage, null);
    const isKept = (hands === null || write(storage, KEYS.hands, hands)) && write(storage, KEYS.match, save);
    if (isKept) remove(storage, key);
    else dropSave(storage);
    return isKept;
  }

  /** Reads a match, its game being loaded first. Null where that fails, or where it has gone meanwhile. */
  private async read(key: string): Promise<Loaded | null> {
    const { storage, games } = this.open.deps;
    if (!this.isMine()) return null;
    const written = storage.getItem(key);
    if (written === null) return null;
    try {
      const { rules, load } = readLeft(written);
      if (rules !== null) await games.load(rules);
      return this.isMine() && storage.getItem(key) === written ? load() : null;
    } catch {
      this.say('load-failed');
      return null;
    }
  }

  /** What cannot be used is kept for whoever wants it. A newer version of the app will look for its match where it is. */
  private setAside(key: string, loaded: Loaded): void {
    const { deps, store, saves } = this.open;
    if (!('aside' in loaded) || !loaded.aside) return;
    if (loaded.aside.why === 'newer') return this.say('save-newer');
    if (setAside(deps.storage, loaded.aside)) remove(deps.storage, key);
    store.setState({ notice: 'save-unreadable', setAside: saves.latestAside() });
    this.list();
  }

  private async mend(): Promise<void> {
    const { storage } = this.open.deps;
    for (const key of this.keys()) {
      if (this.cardAt(key)) continue;
      const loaded = await this.read(key);
      if (loaded?.kind !== 'session') {
        if (loaded) this.setAside(key, loaded);
        continue;
      }
      const written = storage.getItem(key) ?? '';
      const card = cardOf(loaded.session, null);
      this.made.set(written, card);
      write(storage, key, parkedText(card, textsIn(written)));
      this.list();
    }
  }

  private list(): void {
    const list = this.keys()
      .flatMap((key): ParkedMatch[] => {
        const card = this.cardAt(key);
        return card ? [{ ...card, id: key.slice(KEYS.parked.length) }] : [];
      })
      .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
    this.open.store.setState({ others: list.length > 0 ? { ...this.commands, list } : null });
  }

  private cardAt(key: string): Card | null {
    const text = this.open.deps.storage.getItem(key) ?? '';
    return cardIn(text) ?? this.made.get(text) ?? null;
  }

  private keys(): readonly string[] {
    return keysAt(this.open.deps.storage, KEYS.parked);
  }

  private isMine(): boolean {
    return this.open.store.getState().ownership === 'mine';
  }

  private say(notice: Notice): void {
    this.open.store.setState({ notice });
  }
}
