const PARTS =
  '.river li, .hand .tile, .plate, .flowers .tile, .melds .tile, .tray:not(.tray--idle), .ready, .centre, .wide, .bar button, .panel';
const INSIDE = '.tile, button, .plate, .ready, .tray, .centre';

/** What is wrong with the page as it is laid out: sideways scrolling, parts outside the window, parts that overlap. */
export function findFaults(page: Document): string[] {
  const isTable = page.querySelector('.table') !== null;
  return [...findScrolling(page), ...findOutside(page, isTable), ...(isTable ? findOverlaps(page) : [])];
}

/** The least width and height of what is pressed, in pixels. */
const TARGET = 44;
const PRESSED = 'button, summary, select';

/** Of pages and panels beside the table: what is too small to be pressed, and words that are cut off. */
export function findTight(page: Document): string[] {
  const faults: string[] = [];
  for (const part of page.querySelectorAll('.page *, .panel *')) {
    const { width, height } = part.getBoundingClientRect();
    if (width === 0) continue;
    if (part.matches(PRESSED) && Math.min(width, height) < TARGET - 0.5)
      faults.push(`small: ${nameOf(part)}`);
    const isCut = getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
    if (isCut) faults.push(`cut off: ${nameOf(part)}`);
  }
  return faults;
}

/** Where everything lies that must not move when a prompt opens. */
export function placesOf(page: Document): string[] {
  return [
    ...page.querySelectorAll('.river li, .hand .tile, .melds .tile, .flowers .tile, .plate, .centre, .ready'),
  ].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return `${nameOf(part)} ${[x, y, width, height].map((value) => value.toFixed(1)).join(' ')}`;
  });
}

function findScrolling({ documentElement: root }: Document): string[] {
  const over = root.scrollWidth - root.clientWidth;
  return over > 0 ? [`scrolls sideways by ${over}`] : [];
}

function findOutside(page: Document, isTable: boolean): string[] {
  const faults: string[] = [];
  for (const element of page.querySelectorAll(INSIDE)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const isWide = box.left < -0.5 || box.right > window.innerWidth + 0.5;
    // What a panel has more than it shows is scrolled to.
    const isHigh =
      isTable && !element.closest('.panel') && (box.top < -0.5 || box.bottom > window.innerHeight + 0.5);
    if (isWide || isHigh) faults.push(`outside: ${nameOf(element)}`);
  }
  return faults;
}

function findOverlaps(page: Document): string[] {
  const boxes = [...page.querySelectorAll(PARTS)]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return boxes.flatMap(({ part, box }, at) =>
    boxes.slice(at + 1).flatMap(({ part: other, box: there }) => {
      const across = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      const down = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
      const isRow = part.parentElement === other.parentElement && part.matches('li, .tile');
      if (across <= 1.5 || down <= 1.5 || isRow || part.contains(other)) return [];
      return [`${nameOf(part)} overlaps ${nameOf(other)} by ${Math.round(across)} x ${Math.round(down)}`];
    }),
  );
}

function nameOf(element: Element): string {
  return `${element.closest('[aria-label]')?.getAttribute('aria-label') ?? ''} <${element.className}>`;
}
