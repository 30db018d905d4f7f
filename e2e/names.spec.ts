import { expect, test } from './scenePage';
import { openScene } from './gallery';
import { faultsAtSizes } from './stillness';

const sizes = [
  [390, 844],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1280, 720],
] as const;

/** Runs in the page: what long names push out of the window, out of its frame or over something else. */
function pushedAside(): string[] {
  const seen = [...document.querySelectorAll('.plate, .replay-outlook .segment, .replay-open, li, h2, p')]
    .filter((part) => part.checkVisibility() && !part.closest('.unseen'))
    .map((part) => ({ part, box: part.getBoundingClientRect() }));
  const over = document.documentElement.scrollWidth - innerWidth;
  const out = seen.filter(({ box }) => box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5));
  const side = seen.filter(({ part }) => part.matches('.plate, .segment, .replay-open'));
  const covered = side.flatMap(({ part, box }, at) =>
    side.slice(at + 1).flatMap(({ part: other, box: there }) => {
      const across = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      const down = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
      return across > 1 && down > 1 ? [`${part.className} lies over ${other.className}`] : [];
    }),
  );
  return [
    ...(over > 0 ? [`scrolls by ${over}`] : []),
    ...out.map(({ part }) => `outside: ${part.tagName} ${part.className}`),
    ...covered,
  ];
}

for (const scene of ['replay-names', 'review-names', 'share-names', 'share-result-names', 'history'])
  test(`names from a file push nothing aside, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    expect(await faultsAtSizes(page, sizes, pushedAside)).toEqual([]);
  });
