import type { Places } from './boxes';
import { animate } from './running';
import type { Times } from './running';
import type { Stage } from './stages';

/** How long a new meld is outlined where nothing may move. */
const OUTLINED = 800;

/** A prompt comes up from just below its place. */
export function riseTray(tray: Element, { ms, ease, isReduced }: Times): void {
  const frame = { opacity: 0, transform: isReduced ? 'none' : 'translateY(12px)' };
  animate(tray, [frame, {}], { duration: ms.fade, easing: ease.out });
}

/** Instead of flying there, the tiles of a new meld are outlined where they lie. */
export function outlineMelds(places: Places, stages: readonly Stage[]): void {
  const frame = { outline: '3px solid var(--brass)', boxShadow: '0 0 0 5px var(--mark-ring)' };
  for (const { time, flights } of stages) {
    const [flight] = flights;
    const meld = time === 'fly' && flight ? places.find(flight.to)?.element.closest('.meld') : null;
    if (meld) animate(meld, [frame, frame], { duration: OUTLINED });
  }
}

/** Lays down a hand that now lies open. */
export function layDown(rows: readonly HTMLElement[], { ms, ease, isReduced }: Times): void {
  for (const row of rows) {
    const start = { ...(isReduced ? {} : standing(row)), ...(isOwn(row) ? {} : { opacity: 0 }) };
    animate(row, [start, {}], { duration: ms.reveal, easing: ease.settle });
  }
}

function isOwn(row: HTMLElement): boolean {
  return row.closest('.own') !== null;
}

function standing(row: HTMLElement): Keyframe {
  const isColumn = !row.matches('.tile') && row.offsetWidth < row.offsetHeight;
  return { transform: isColumn ? 'rotateY(70deg)' : 'rotateX(70deg)' };
}
