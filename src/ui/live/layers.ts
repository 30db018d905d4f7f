import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeIn } from '../rules/place';

/** Something over the home screen that going back closes: a page, the table, a dialog. */
interface Layer {
  /** Closes it, or opens a question above it. A layer that stays open gets its entry again. */
  back: () => void;
  /** What the address says while it is the topmost with one, such as `#history`; null keeps the one below. */
  address: string | null;
}

/**
 * Keeps one entry of the browser's history for each open layer, and each entry says how many layers were open.
 * The rules have entries of their own above all layers (`rules/place`); nothing is changed while they are open.
 */
class Layers {
  private readonly open: Layer[] = [];
  /** Every address that a layer has set, and one that opens nothing where no match is kept. */
  private readonly addresses = new Set(['#table']);
  private isDue = false;
  /** An entry is on its way that was asked for here: its address opens nothing. */
  private isMoving = false;
  /** The entry came with an address that was followed: it stands for what that opens. */
  private isNew = false;
  private readonly waiting: (() => void)[] = [];

  private follow: (() => void) | null = null;

  /**
   * `follow` opens what the address names whenever the browser has gone to another entry: at once, as the browser tells
   * of a new address (`hashchange`) only when the layers could have written theirs over it.
   */
  listen(follow: () => void): () => void {
    this.follow = follow;
    window.addEventListener('popstate', this.arrive);
    return () => (this.follow = null);
  }

  /** Gives a function that takes the layer away again. */
  add(layer: Layer): () => void {
    this.open.push(layer);
    this.readdress(layer);
    return () => {
      this.open.splice(this.open.indexOf(layer), 1);
      this.settleSoon();
    };
  }

  /** What a layer shows has another address now. */
  readdress(layer: Layer): void {
    if (!this.open.includes(layer)) return;
    if (layer.address !== null) this.addresses.add(layer.address);
    this.settleSoon();
  }

  /** The browser went to another entry. */
  private readonly arrive = (): void => {
    if (this.isMoving) {
      this.isMoving = false;
      return this.settleSoon();
    }
    if (placeIn(location.hash)) return;
    const at = layersIn(history.state) ?? bareLayers();
    this.isNew = at === null;
    const closing = at === null ? [] : this.open.slice(at).toReversed();
    for (const layer of closing) layer.back();
    this.follow?.();
    // Otherwise the entries are settled once the layers have changed. Going forward, the address opens a page first.
    if (closing.length === 0) setTimeout(() => this.settleSoon());
  };

  /** Waits until all layers of one change are known: a dialog that follows another takes its entry. */
  settleSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.settle();
    });
  }

  private settle(): void {
    if (this.isMoving || placeIn(location.hash)) return;
    const at = this.isNew ? this.open.length : (layersIn(history.state) ?? 0);
    this.isNew = false;
    // Without need this could stop a step through the history that is on its way.
    if (layersIn(history.state) !== at) history.replaceState({ layers: at }, '');
    const more = this.open.slice(at);
    for (const [place, { address }] of more.entries())
      history.pushState({ layers: at + place + 1 }, '', address ?? undefined);
    this.isMoving = at > this.open.length;
    if (this.isMoving) return history.go(this.open.length - at);
    this.setAddress();
    this.runWaiting();
  }

  /** Runs this as soon as the entries agree with what is open once the present change is drawn. */
  whenSettled(run: () => void): void {
    queueMicrotask(() => {
      this.waiting.push(run);
      if (!this.isDue && !this.isMoving) this.runWaiting();
    });
  }

  private runWaiting(): void {
    for (const run of this.waiting.splice(0)) run();
  }

  /** Shows the address of the topmost layer that has one. */
  private setAddress(): void {
    const wanted = this.open.findLast(({ address }) => address !== null)?.address;
    const isLeft = !wanted && this.addresses.has(location.hash);
    if (wanted ? wanted !== location.hash : isLeft)
      history.replaceState(history.state, '', wanted ?? bareAddress());
  }
}

/** The address of the page without what stands after `#`. */
export function bareAddress(): string {
  return `${location.pathname}${location.search}`;
}

/** An entry without an address is home, also where an address was followed before the page could mark it. */
function bareLayers(): 0 | null {
  return location.hash === '' ? 0 : null;
}

/** How many layers were open at an entry of the history; null if it is not one of this page's. */
export function layersIn(state: unknown): number | null {
  const layers = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : null;
  return typeof layers === 'number' ? layers : null;
}

export const layers = new Layers();

/** What leaves a dialog for another place waits until the entry of the dialog is gone: nothing then lies between the two. */
export function afterLayers(run: () => void): void {
  layers.whenSettled(run);
}

/** A page that was loaded again goes to the entry that stands for what it shows. */
export function useLayers(): void {
  useEffect(() => layers.settleSoon(), []);
}

/** While it is on, going back calls `onBack` instead of leaving the page or what lies below. */
export function useLayer(isOn: boolean, onBack: () => void, address: string | null = null): void {
  const layer = useRef<Layer>({ back: onBack, address });
  useLayoutEffect(() => {
    layer.current.back = onBack;
  }, [onBack]);
  useLayoutEffect(() => {
    layer.current.address = address;
    layers.readdress(layer.current);
  }, [address]);
  useLayoutEffect(() => (isOn ? layers.add(layer.current) : undefined), [isOn]);
}

interface OpenedProps<T> {
  /** What is open from the start. */
  readonly first?: T | null;
  /** Its address, where a page that is loaded again shows it again. */
  readonly addressOf?: (opened: T) => string | null;
}

/** What lies over a screen, null while nothing does; the way to open it, and to close it, as going back does. */
export function useOpened<T>({ first = null, addressOf }: OpenedProps<T> = {}) {
  const [opened, open] = useState(first);
  const close = useCallback(() => open(null), []);
  useLayer(opened !== null, close, opened !== null && addressOf ? addressOf(opened) : null);
  return [opened, open, close] as const;
}
