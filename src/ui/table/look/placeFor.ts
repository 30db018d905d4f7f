/** Pixels between the tile and the card, and the edge of the page. */
const APART = 12;
const EDGE = 8;
/** A tile that is lit is not to be covered, rather than so many others. */
const LIT = 100;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where the card of a tile stands: beside the tile or over the hand, so that it covers as little as may be. */
export function placeFor(tile: Element, card: Element): Place {
  const { width, height } = card.getBoundingClientRect();
  const at = tile.getBoundingClientRect();
  const tiles = [...document.querySelectorAll('.table [data-tile]')].map((each) => ({
    box: each.getBoundingClientRect(),
    weight: each === tile || each.classList.contains('tile--alike') ? LIT : 1,
    isHeld: each.closest('.hand') !== null,
  }));
  const handTop = Math.min(innerHeight, ...tiles.flatMap(({ box, isHeld }) => (isHeld ? box.top : [])));
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE));
  const covered = (top: number) =>
    tiles
      .filter(({ box }) => box.bottom > top && box.top < top + height)
      .filter(({ box }) => box.right > left && box.left < left + width)
      .reduce((sum, { weight }) => sum + weight, 0);
  const [top = EDGE] = [at.top - APART - height, at.bottom + APART, handTop - APART - height]
    .filter((each) => each >= EDGE && each + height <= innerHeight - EDGE)
    .toSorted((one, other) => covered(one) - covered(other));
  return { left, top };
}
