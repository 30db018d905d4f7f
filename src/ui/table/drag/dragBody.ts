import { timesNow } from '../../motion/running';
import './drag.css';

interface Shown {
  /** How far the tile is from where it was taken up. */
  readonly by: { readonly x: number; readonly y: number };
  /** What is said above it; null over the hand. */
  readonly line: string | null;
  /** It will be discarded. */
  readonly isGoing: boolean;
}

/** Between the tile and what is said above it, and the edge of the page. */
const APART = 14;
const EDGE = 8;

/** The copy of a tile that follows the pointer, over everything. The tile itself keeps its place, and is hardly seen. */
export class DragBody {
  private readonly button: HTMLElement;
  private readonly box: DOMRect;
  private readonly layer = part('div', 'drag');
  private readonly tile = part('span', 'tile tile--standing');
  private readonly line = part('p', 'drag-line');
  private lineSize = { width: 0, height: 0 };
  private move = '';
  private stopWaiting = (): void => undefined;

  constructor(button: HTMLElement) {
    this.button = button;
    this.box = button.getBoundingClientRect();
    const { left, top, width, height } = this.box;
    this.tile.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px;--w:${width}px`;
    const face = button.querySelector('.face')?.cloneNode();
    if (face) this.tile.append(face);
    this.layer.ariaHidden = 'true';
    this.layer.append(this.tile, this.line);
    document.body.append(this.layer);
    button.dataset['dragged'] = '';
  }

  show({ by, line, isGoing }: Shown): void {
    this.move = `translate(${by.x}px, ${by.y}px)`;
    this.tile.style.transform = this.move;
    this.tile.classList.toggle('tile--going', isGoing);
    this.showLine(line, by);
  }

  private showLine(line: string | null, by: Shown['by']): void {
    this.line.hidden = line === null;
    if (line === null) return;
    if (this.line.textContent !== line) {
      this.line.textContent = line;
      this.lineSize = { width: this.line.offsetWidth, height: this.line.offsetHeight };
    }
    const { width, height } = this.lineSize;
    const middle = this.box.left + this.box.width / 2 + by.x - width / 2;
    const left = Math.max(EDGE, Math.min(middle, innerWidth - width - EDGE));
    const top = Math.max(EDGE, this.box.top + by.y - height - APART);
    this.line.style.transform = `translate(${left}px, ${top}px)`;
  }

  /** It lies where it was let go until it has left the hand, and flies on from there. */
  leave(root: HTMLElement): void {
    const { button } = this;
    button.style.transform = this.move;
    button.style.transition = 'none';
    this.line.remove();
    const watch = new MutationObserver(() => button.isConnected || this.remove());
    watch.observe(root, { childList: true });
    // The choice may have come too late.
    const timer = setTimeout(() => {
      this.stopWaiting();
      this.goTo(() => button);
    }, LEAVES);
    this.stopWaiting = () => {
      watch.disconnect();
      clearTimeout(timer);
      button.removeAttribute('style');
    };
  }

  remove(): void {
    this.stopWaiting();
    this.layer.remove();
    delete this.button.dataset['dragged'];
  }

  /** To where it belongs now: its place in the hand, which may be another one, or a place elsewhere. */
  goTo(target: () => Element | null): void {
    const { button, tile } = this;
    this.line.remove();
    tile.classList.remove('tile--going');
    const done = () => this.remove();
    // What has changed is drawn first.
    requestAnimationFrame(() => {
      const times = timesNow();
      const place = target();
      if (!times || times.isReduced || !place?.isConnected) return done();
      const box = place.getBoundingClientRect();
      const from = this.box;
      const by = {
        x: box.left - from.left,
        y: box.top - from.top,
        scale: place === button ? 1 : box.width / from.width,
      };
      const timing = { duration: times.ms.fade, easing: times.ease.out };
      const flight = tile.animate(
        [{ transform: this.move }, { transform: `translate(${by.x}px, ${by.y}px) scale(${by.scale})` }],
        timing,
      );
      flight.addEventListener('finish', done);
      flight.addEventListener('cancel', done);
    });
  }
}

/** Milliseconds after which a tile that was let go is still in the hand, and goes back. */
const LEAVES = 1500;

function part(name: string, classes: string): HTMLElement {
  const element = document.createElement(name);
  element.className = classes;
  return element;
}
