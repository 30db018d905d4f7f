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

/** Between two hands that come to lie open, in milliseconds: two or three pictures. */
const APART = 40;

const HIDDEN = { visibility: 'hidden' };

/**
 * Lays down hands that now lie open: first the own, then the others one by one. Who waits is not painted yet.
 * Under the veil of a win nothing moves: a hand is simply there when its turn comes.
 */
export function reveal(hands: readonly (readonly HTMLElement[])[], { ms, ease, isReduced }: Times): void {
  const isVeiled = 'won' in document.documentElement.dataset;
  const [own, others] = [hands.filter(isOwn), hands.filter((hand) => !isOwn(hand))];
  const rows = [own.flat(), ...others].flatMap((hand, at) =>
    hand.map((row) => ({
      row,
      wait: at * APART,
      start: isVeiled ? null : { ...(isReduced ? {} : standing(row)), ...(at === 0 ? {} : { opacity: 0 }) },
    })),
  );
  for (const { row, wait, start } of rows) {
    const layDown = () => {
      if (start) animate(row, [start, {}], { duration: ms.reveal, easing: ease.settle });
    };
    if (wait === 0) layDown();
    else animate(row, [HIDDEN, HIDDEN], { duration: wait, over: layDown });
  }
}

function isOwn(hand: readonly HTMLElement[]): boolean {
  return hand.some((row) => row.closest('.hand'));
}

function standing(row: HTMLElement): Keyframe {
  const isColumn = !row.matches('.tile') && row.offsetWidth < row.offsetHeight;
  return { transform: isColumn ? 'rotateY(70deg)' : 'rotateX(70deg)' };
}
