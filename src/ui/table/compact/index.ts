import './index.css';
import { COMPACT } from '../layout';

/** What a small phone shows in part: melds of the others, a folded river. */
const SHORT = "[data-fits='true'] :is(.seat .melds, [data-folded])";

/** There, a tap on it does what the button of the tiles does for every input: it opens a view of the whole. */
addEventListener('click', ({ target }) => {
  if (!window.matchMedia(COMPACT).matches || !(target instanceof Element) || !target.closest(SHORT)) return;
  document.querySelector<HTMLElement>('.bar-tiles')?.click();
});
