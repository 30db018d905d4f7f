import { boxOf } from '../boxes';
import type { Box, Places } from '../boxes';
import type { OpenHand } from './openHands';

/** How much larger the winning tile is while it comes. */
const LIFTED = 1.12;
/** Pixels above its place, for a tile that comes from nowhere on the page. */
const ABOVE = 40;

/** Tells the style sheet from where the parts of an open hand come: they lie where they will be in the end. */
export function setWays(hand: HTMLElement, { from }: OpenHand, places: Places): void {
  for (const [part, shift] of closedUp(hand)) part.style.setProperty('--shift', `${shift}px`);
  const hole = hand.querySelector<HTMLElement>('.win-hole');
  if (hole) hole.style.setProperty('--way', wayTo(hole, places.boxOf(from)));
}

/** From where the winning tile comes, as it is seen from its place in the hand. */
function wayTo(hole: HTMLElement, start: Box | null): string {
  const end = boxOf({ element: hole, isRough: false });
  const [x, y] = start && end ? [start.x - end.x, start.y - end.y] : [0, -ABOVE];
  return `translate(${x}px, ${y}px) scale(${LIFTED})`;
}

/**
 * How far each part is from where it lay while all tiles lay side by side, without the one that is missing: the groups,
 * and within one of them the tiles behind the empty place.
 */
function closedUp(hand: HTMLElement): (readonly [HTMLElement, number])[] {
  const groups = [...hand.querySelectorAll<HTMLElement>('.win-group')];
  const measured = groups.map((group) => ({ group, box: group.getBoundingClientRect() }));
  const feet = new Set(measured.map(({ box }) => Math.round(box.bottom)));
  return [...feet].flatMap((foot) => {
    const line = measured.filter(({ box }) => Math.round(box.bottom) === foot);
    const gaps = line.map(({ box }, at) => box.left - (line[at - 1]?.box.right ?? box.left));
    const holes = line.map(({ group }) => group.querySelector<HTMLElement>('.win-hole')?.offsetWidth ?? 0);
    const middle = [...gaps, ...holes].reduce((sum, gap) => sum + gap, 0) / 2;
    let closed = 0;
    return line.flatMap(({ group }, at) => {
      closed += gaps[at] ?? 0;
      const shift = middle - closed;
      const hole = holes[at] ?? 0;
      closed += hole;
      const behind = [...group.querySelectorAll<HTMLElement>('.win-hole ~ *')];
      return [[group, shift] as const, ...behind.map((tile) => [tile, -hole] as const)];
    });
  });
}
