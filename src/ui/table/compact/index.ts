import './index.css';
import { COMPACT } from '../layout';

/** What a small phone shows in part: melds of the others, a folded river. */
const SHORT = "[data-fits='true'] :is(.seat .melds, [data-folded])";

/** A tap on it opens the view of the whole, as the button of the tiles does. */
addEventListener('click', ({ target }) => {
  if (!window.matchMedia(COMPACT).matches || !(target instanceof Element) || !target.closest(SHORT)) return;
  document.querySelector<HTMLElement>('.bar-tiles')?.click();
});
